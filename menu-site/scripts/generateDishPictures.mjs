/**
 * Generates the dish pictures of the landing page's phone: `npm run dishes`. The results are committed in
 * `src/pages/landing/dishes`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { drawDisc, drawFood, fillGround, grounds, loadFoods } from './art/food.mjs';

/** @type {Record<string, { ground: keyof typeof grounds, width: number, height: number, foods: [string, number, number, number][] }>} */
const pictures = {
  // Each food has the position of its centre (x, y) and its side, as fractions of the picture's height. The origin is
  // the middle of the picture.
  cover: {
    ground: 'ember',
    width: 620,
    height: 260,
    foods: [
      ['fries', -0.82, 0.02, 0.62],
      ['wrap', 0.82, 0, 0.66],
      ['burger', 0, 0.02, 0.78],
    ],
  },
  burger: { ground: 'apricot', width: 224, height: 224, foods: [['burger', 0, 0, 0.64]] },
  wrap: { ground: 'honey', width: 224, height: 224, foods: [['wrap', 0, 0, 0.64]] },
  salad: { ground: 'garden', width: 224, height: 224, foods: [['salad', 0, 0, 0.64]] },
};

const folder = new URL('../src/pages/landing/dishes/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, { ground, width, height, foods }] of Object.entries(pictures)) {
  const images = await loadFoods(foods.map(([food]) => food));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  fillGround(context, ground, width, height);
  for (const [food, x, y, side] of foods) {
    context.save();
    context.translate(width / 2 + x * height, height / 2 + y * height);
    drawDisc(context, side * height * 0.64, 0.36);
    drawFood(context, images.get(food), side * height, grounds[ground].shade);
    context.restore();
  }
  await writeFile(new URL(`${name}.webp`, folder), await canvas.encode('webp', 80));
}
