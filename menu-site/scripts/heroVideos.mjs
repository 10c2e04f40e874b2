/**
 * Renders the four background videos of the landing page: `npm run hero-videos`. In each video, demo dishes drift over
 * a warm background. Needs `ffmpeg`. The results are committed in `src/pages/landing/videos`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { drawDisc, drawFood, fillGround, grounds, loadFoods } from './art/food.mjs';

const WIDTH = 640;
const HEIGHT = 720;
const RATE = 24;
const SECONDS = 16;
const FRAMES = RATE * SECONDS;

/** The distance between dishes in pixels; every other column is offset by half a step. */
const STEP = { x: 236, y: 268 };
const COLUMNS = [-2, -1, 0, 1, 2];
/**
 * The number of dishes after which a column repeats. During one loop of the video, each column moves by this many
 * steps.
 */
const ROWS = 3;
const TILT = -0.2;

/** @typedef {{ ground: keyof typeof grounds, dishes: readonly string[], between: readonly string[] }} Scene */

/**
 * Each column shows the next three of `dishes`. The small foods of `between` are drawn between the dishes.
 * @type {Readonly<Record<string, Scene>>}
 */
const scenes = {
  grill: {
    ground: 'ember',
    dishes: ['burger', 'fries', 'drumstick', 'wrap', 'steak', 'pita', 'pizza', 'falafel', 'hotdog'],
    between: ['tomato', 'chilli', 'onion', 'herb'],
  },
  morning: {
    ground: 'honey',
    dishes: ['pancakes', 'croissant', 'friedEgg', 'coffee', 'waffle', 'orange', 'honey', 'cheese', 'teacup'],
    between: ['blueberries', 'olive', 'strawberry', 'egg'],
  },
  sweets: {
    ground: 'rose',
    dishes: ['cake', 'doughnut', 'cupcake', 'iceCream', 'cookie', 'custard', 'chocolate', 'pie', 'waffle'],
    between: ['strawberry', 'chestnut', 'blueberries', 'peanuts'],
  },
  garden: {
    ground: 'garden',
    dishes: ['salad', 'watermelon', 'avocado', 'rice', 'mango', 'pasta', 'falafel', 'pineapple', 'corn'],
    between: ['lemon', 'herb', 'tomato', 'cucumber'],
  },
};

const folder = new URL('../src/pages/landing/videos/', import.meta.url);
const into = (/** @type {string} */ file) => fileURLToPath(new URL(file, folder));
const turn = (/** @type {number} */ part) => Math.sin(part * Math.PI * 2);
const at = (/** @type {readonly string[]} */ list, /** @type {number} */ index) =>
  list[((index % list.length) + list.length) % list.length] ?? '';

/**
 * Draws one frame. `part` is the position in the loop, from 0 to 1; the frames of 0 and 1 are equal.
 * @param {import('@napi-rs/canvas').SKRSContext2D} context @param {Scene} scene
 * @param {Awaited<ReturnType<typeof loadFoods>>} foods @param {number} part
 */
function draw(context, { ground, dishes, between }, foods, part) {
  const { shade } = grounds[ground];
  fillGround(context, ground, WIDTH, HEIGHT);
  context.save();
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate(TILT);
  const drift = part * ROWS * STEP.y;
  for (const column of COLUMNS) {
    const lower = (Math.abs(column) % 2) * (STEP.y / 2);
    for (let row = -3; row <= 4; row += 1) {
      const kind = column * ROWS + (((row % ROWS) + ROWS) % ROWS);
      const sway = turn(part + kind * 0.23) * 0.09;
      context.save();
      context.translate(column * STEP.x, row * STEP.y + lower - drift + STEP.y);
      drawDisc(context, 104);
      context.rotate(sway - TILT);
      drawFood(context, foods.get(at(dishes, kind)), 164, shade);
      context.restore();

      context.save();
      context.translate((column + 0.5) * STEP.x, row * STEP.y + lower - drift + STEP.y * 1.27);
      context.rotate(sway * 2 - TILT);
      drawFood(context, foods.get(at(between, kind)), 58, shade);
      context.restore();
    }
  }
  context.restore();
}

const FORMS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '44', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '37', '-preset', 'medium', '-profile:v', 'high', '-movflags', '+faststart'],
};

/** @param {string} name @param {() => Generator<Buffer>} frames */
async function film(name, frames) {
  for (const [form, options] of Object.entries(FORMS)) {
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i', '-'];
    const output = ['-an', '-pix_fmt', 'yuv420p', '-g', String(FRAMES), ...options, into(`${name}.${form}`)];
    const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    for (const frame of frames()) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
    ffmpeg.stdin.end();
    const [code] = await once(ffmpeg, 'close');
    if (code !== 0) throw new Error(`ffmpeg could not make ${name}.${form}.`);
  }
}

await mkdir(folder, { recursive: true });
const only = process.argv.slice(2);
for (const [name, scene] of Object.entries(scenes)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const foods = await loadFoods([...scene.dishes, ...scene.between]);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  draw(context, scene, foods, 0);
  await writeFile(into(`${name}.webp`), await canvas.encode('webp', 72));
  if (process.env['POSTERS']) continue;
  await film(name, function* () {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      draw(context, scene, foods, frame / FRAMES);
      yield Buffer.from(canvas.data());
    }
  });
}
