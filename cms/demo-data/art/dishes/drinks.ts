/** Drinks, and other objects on the tables of the café. */
import { mound, pool, scatter } from '../foodPieces';
import type { Field } from '../render/heightField';
import { mixInto, mottled, plain, rgb, tint } from '../render/paint';
import { layeredNoise, noise, smoothStep } from '../render/random';
import { block, disc, dome, leaf } from '../render/shapes';
import { bowl, cup, glass, plate, type Spot, type WareName } from '../vessels';
import { type Dish, sprinkle } from './bowls';
import * as top from './toppings';
import { bits } from './toppings';
import type { Bits } from '../foodPieces';

const drink =
  (upper: string, lower: string, all: readonly Bits[], shape: { tall?: number; fill?: number } = {}): Dish =>
  (field, spot) => {
    const bed = glass(field, { ...spot, r: spot.r * 0.42 }, [upper, lower], { tall: 2.3, ...shape });
    sprinkle(field, bed, spot, all);
    // A straw.
    field.stamp({
      x: bed.x + bed.r * 0.5,
      y: bed.y - bed.r * 0.5,
      rx: bed.r * 0.13,
      base: bed.z,
      shape: disc(bed.r * 0.75, 0.1),
      paint: plain('#f3ece0'),
      wall: (share, out) => out.set(rgb(Math.sin(share * 60) > 0 ? '#f3ece0' : '#c0392b')),
      gloss: 0.3,
    });
  };

/** Coffee with foam; `art` draws a leaf on it. */
const coffee =
  (ware: WareName, colour: string, foam: string, size: number, art = false): Dish =>
  (field, spot) => {
    const bed = cup(field, { ...spot, r: spot.r * size }, ware);
    const [dark, pale] = [rgb(colour), rgb(foam)];
    pool(
      field,
      bed,
      (u, v, x, y, out) => {
        mixInto(out, dark, pale, smoothStep(0.7, 0.98, Math.hypot(u, v) + layeredNoise(x * 60, y * 60, 3) * 0.2) * 0.7);
        if (!art) return tint(out, pale, smoothStep(0.55, 0.75, layeredNoise(x * 50, y * 50, 5)) * 0.5);
        const half = 0.6 * Math.sqrt(Math.max(0, 1 - ((v + 0.05) / 0.78) ** 2)) * (0.9 - v * 0.35);
        const stripes = Math.sin((v * 13 - Math.abs(u) * 9) * 1.1);
        if (Math.abs(u) < half)
          tint(out, rgb('#f6ead2'), smoothStep(-0.3, 0.3, stripes) * 0.95 * smoothStep(0.012, 0.04, Math.abs(u)));
      },
      0.35,
    );
  };

const tea =
  (all: readonly Bits[]): Dish =>
  (field, spot) => {
    const small = plate(field, { ...spot, r: spot.r * 0.62 }, 'hebron');
    const bed = glass(field, { ...spot, r: spot.r * 0.3 }, ['#a8481a', '#7a2c0c'], { tall: 2.1, fill: 0.86 });
    sprinkle(field, bed, spot, all);
    scatter(
      field,
      { ...small, r: spot.r * 0.55 },
      bits('dice', 3, 0.13, ['#fbf8f0', '#f1ece0'], { from: 0.82, reach: 0.95 }),
      3,
    );
  };

const book = (field: Field, x: number, y: number, r: number, turn: number, colour: string, height: number) =>
  field.stamp({
    x,
    y,
    rx: r,
    ry: r * 0.72,
    turn,
    shape: block(height, 0.02, 0.05),
    paint: (u, v, px, py, out) => {
      out.set(rgb(colour));
      if (Math.abs(u) > 0.86 && Math.abs(u) < 0.9) tint(out, rgb('#e6c88a'), 0.8);
      if (Math.abs(v) < 0.16 && Math.abs(u) < 0.5) tint(out, rgb('#f0e2c0'), 0.75);
      tint(out, [0, 0, 0], noise(px * 90, py * 90, 3) * 0.12);
    },
    gloss: 0.15,
    wall: (share, out) => out.set(rgb(share > 0.12 && share < 0.88 ? '#efe6d2' : colour)),
  });

export const drinkDishes = {
  orangeJuice: drink('#f0962a', '#e87d12', [bits('slice', 1, 0.55, ['#e88414'], { reach: 0.2 }), top.ice(2, 0.3)]),
  lemonMint: drink('#a9c46a', '#7fa23a', [
    top.mint(6, { size: 0.4, reach: 0.5 }),
    top.ice(4, 0.28),
    bits('slice', 1, 0.45, ['#e6c81c'], { reach: 0.3 }),
  ]),
  strawberryJuice: drink('#dd4a55', '#c22438', [
    bits('ball', 3, 0.3, ['#b3142c', '#cf2a42'], { gloss: 0.7, reach: 0.4 }),
    top.mint(3, { size: 0.3 }),
  ]),
  mangoJuice: drink('#f2b02c', '#ea950f', [
    bits('dice', 7, 0.2, ['#f2a41c', '#f5bd4a'], { reach: 0.5 }),
    top.mint(2, { size: 0.34 }),
  ]),
  avocadoJuice: drink(
    '#c3cf86',
    '#a3b45a',
    [bits('nut', 12, 0.13, ['#c98d3c', '#7d9a2e', '#e2b46c'], { reach: 0.6 })],
    { tall: 2 },
  ),
  cocktail: drink(
    '#f2a62c',
    '#c22438',
    [
      bits('dice', 12, 0.24, ['#f2a41c', '#c4203a', '#9cbf5a', '#efe0a8'], { reach: 0.7, gloss: 0.6 }),
      bits('ball', 3, 0.24, ['#fbf6ea'], { reach: 0.4 }),
    ],
    { tall: 2.6 },
  ),
  ayran: drink('#f8f6f0', '#efece2', [top.mint(4, { size: 0.36, reach: 0.35 }), bits('dice', 30, 0.02, ['#7d9a5a'])], {
    tall: 1.9,
  }),
  icedCoffee: drink('#c9a27a', '#5c3418', [top.ice(5, 0.34, { reach: 0.6 })], { tall: 2.5, fill: 0.88 }),
  arabicCoffee: (field: Field, spot: Spot) => {
    const tray = plate(field, { ...spot, r: spot.r * 0.98 }, 'copper');
    for (const [dx, dy] of [
      [-0.42, 0.1],
      [0.36, 0.36],
      [0.3, -0.42],
    ] as const) {
      const bed = bowl(
        field,
        { x: tray.x + dx * tray.r, y: tray.y + dy * tray.r, r: tray.r * 0.32, turn: 0 },
        'hebron',
        0.7,
        0.85,
      );
      pool(field, bed, mottled('#8a5a24', '#6f4416', 0.02), 0.8);
    }
    sprinkle(field, tray, spot, [bits('nut', 5, 0.14, ['#5c2f14', '#6f3c1c', '#4a2410'], { gloss: 0.7, reach: 0.2 })]);
  },
  turkishCoffee: coffee('hebron', '#3a1c0c', '#a8743f', 0.42),
  cappuccino: coffee('green', '#8a5228', '#c9955c', 0.5, true),
  latte: coffee('white', '#94602f', '#cfa06a', 0.5, true),
  espresso: coffee('black', '#3a1a0a', '#b5753a', 0.38),
  filter: coffee('blue', '#2e140a', '#5c3014', 0.44),
  mintTea: tea([top.mint(6, { size: 0.5, reach: 0.5 })]),
  sahlab: (field: Field, spot: Spot) => {
    const bed = cup(field, { ...spot, r: spot.r * 0.5 }, 'clay');
    mound(field, bed, mottled('#fbf5e6', '#efe2c6', 0.03), 0.05, 1, 0.4);
    sprinkle(field, bed, spot, [
      bits('dice', 160, 0.022, ['#8a4a1c', '#a5662e'], { reach: 0.6 }),
      top.pistachio(40, { reach: 0.5 }),
    ]);
  },
  herbs: (field: Field, spot: Spot) => {
    const bed = bowl(field, { ...spot, r: spot.r * 0.7 }, 'cream', 0.6, 0.35);
    mound(field, bed, mottled('#6f7a3c', '#545f2a', 0.03), 0.2);
    sprinkle(field, bed, spot, [
      bits('leaf', 60, 0.16, ['#7d8a4a', '#5f6e34', '#97a35c']),
      bits('ball', 14, 0.07, ['#e0b43a', '#f3efe2']),
    ]);
  },
  beans: (field: Field, spot: Spot) => {
    const bed = bowl(field, { ...spot, r: spot.r * 0.7 }, 'rose', 0.6, 0.35);
    mound(field, bed, mottled('#4a2410', '#2e140a', 0.03), 0.16);
    sprinkle(field, bed, spot, [bits('nut', 110, 0.13, ['#4a2612', '#5c3218', '#39190a', '#6b3c1e'], { gloss: 0.75 })]);
  },
  books: (field: Field, { x, y, r, turn }: Spot) => {
    book(field, x, y, r * 0.92, turn, '#7a2f2c', r * 0.16);
    book(field, x + r * 0.05, y - r * 0.04, r * 0.84, turn + 0.28, '#2f5d50', r * 0.15);
    book(field, x - r * 0.02, y, r * 0.74, turn - 0.12, '#c99a45', r * 0.13);
  },
  openBook: (field: Field, { x, y, r, turn }: Spot) => {
    field.stamp({
      x,
      y,
      rx: r,
      ry: r * 0.66,
      turn,
      shape: (u, v) =>
        Math.max(Math.abs(u), Math.abs(v)) > 0.98
          ? -1
          : r * (0.05 + 0.1 * Math.sin(Math.min(1, Math.abs(u) * 1.2 + 0.05) * 3.14) ** 0.6),
      paint: (u, v, px, py, out) => {
        mixInto(out, rgb('#f4ecd9'), rgb('#e6dac0'), noise(px * 30, py * 30, 2));
        const line = Math.abs(((v * 13 + 20) % 1) - 0.5);
        const inText =
          Math.abs(v) < 0.78 &&
          Math.abs(u) > 0.12 &&
          Math.abs(u) < 0.86 - noise(Math.round(v * 13), u > 0 ? 1 : 2, 4) * 0.25;
        if (inText && line < 0.16)
          tint(out, rgb('#4a443c'), 0.65 * smoothStep(0.25, 0.4, noise(u * 46, Math.round(v * 13), 7)));
      },
      gloss: 0.05,
    });
  },
  laptop: (field: Field, { x, y, r, turn }: Spot) => {
    field.stamp({
      x,
      y,
      rx: r,
      ry: r * 0.7,
      turn,
      shape: block(r * 0.05, 0.02, 0.06),
      paint: (u, v, _x, _y, out) => {
        out.set(rgb('#b9bcc0'));
        const key = Math.abs(u) < 0.84 && v > -0.75 && v < 0.25;
        if (key && Math.abs(((u * 11 + 20) % 1) - 0.5) < 0.42 && Math.abs(((v * 6 + 20) % 1) - 0.5) < 0.4)
          tint(out, rgb('#26282b'), 0.95);
        if (Math.abs(u) < 0.28 && v > 0.38 && v < 0.86) tint(out, rgb('#a3a6aa'), 0.9);
      },
      gloss: 0.35,
    });
  },
  plant: (field: Field, spot: Spot) => {
    const bed = bowl(field, { ...spot, r: spot.r * 0.5 }, 'clay', 0.85, 0.9);
    pool(field, bed, mottled('#3a2a1c', '#241a10', 0.02), 0);
    for (let index = 0; index < 26; index += 1) {
      const angle = index * 2.4;
      const far = bed.r * (0.25 + 0.9 * (1 - index / 26));
      field.stamp({
        x: bed.x + Math.cos(angle) * far,
        y: bed.y + Math.sin(angle) * far,
        rx: spot.r * 0.3,
        ry: spot.r * 0.15,
        turn: angle,
        base: bed.z + index * spot.r * 0.016,
        shape: leaf(spot.r * 0.05),
        paint: mottled(index % 2 ? '#4f8a4a' : '#3a6f38', '#2c5a2c', 0.03, index),
        gloss: 0.35,
      });
    }
  },
  candle: (field: Field, spot: Spot) => {
    const bed = glass(field, { ...spot, r: spot.r * 0.34 }, ['#f6ecd6', '#ead9b8'], { tall: 1.5, fill: 0.8 });
    field.stamp({
      x: bed.x,
      y: bed.y,
      rx: bed.r * 0.16,
      ry: bed.r * 0.16,
      base: bed.z,
      shape: dome(bed.r * 0.6, 0.5),
      paint: plain('#ffd27a'),
      gloss: 1,
      wall: (_share, out) => out.set([2.4, 1.5, 0.5]),
    });
  },
  flowers: (field: Field, spot: Spot) => {
    const bed = bowl(field, { ...spot, r: spot.r * 0.5 }, 'white', 0.9, 0.8);
    scatter(field, { ...bed, r: bed.r * 1.5 }, bits('leaf', 26, 0.34, ['#5d8a4a', '#7aa35c', '#4a7539']), 3);
    scatter(field, { ...bed, r: bed.r * 1.2 }, bits('chunk', 13, 0.3, ['#e6b3bd', '#d98a9a', '#f3dcd9', '#c4566b']), 5);
  },
} satisfies Record<string, Dish>;
