/** Rice trays, grills, fish, burgers and sandwiches. */
import { type Bits, drizzle, mound, scatter, shaded } from '../foodPieces';
import type { Field } from '../render/heightField';
import { browned, charred, mixInto, mottled, type Paint, plain, rgb, striped, tint } from '../render/paint';
import { layeredNoise, noise, smoothStep } from '../render/random';
import { block, capsule, crescent, dome, rough } from '../render/shapes';
import { type Bed, board, bowl, paper, plate, type Spot, type WareName } from '../vessels';
import { type Dish, RICE, sprinkle } from './bowls';
import * as top from './toppings';
import { bits } from './toppings';

/** A thin bread under or next to food. */
export function flatbread(
  field: Field,
  x: number,
  y: number,
  r: number,
  seed: number,
  colours: readonly [string, string] = ['#e6c48c', '#c9954e'],
): void {
  field.stamp({
    x,
    y,
    rx: r,
    ry: r * 0.94,
    turn: seed,
    shape: rough(
      (u, v) => (Math.hypot(u, v) > 1 ? -1 : r * 0.05 * smoothStep(1, 0.86, Math.hypot(u, v)) + r * 0.012),
      r * 0.06,
      r * 0.22,
      seed,
    ),
    paint: charred(mottled(...colours, r * 0.2, seed), '#6b3512', 0.36, r * 0.13, seed),
    gloss: 0.06,
  });
}

/** Rice on a tray with meat on top. */
const ricePlatter =
  (ware: WareName, colours: readonly string[], bread: boolean, ...all: Bits[]): Dish =>
  (field, spot) => {
    const bed = plate(field, spot, ware);
    if (bread) flatbread(field, bed.x, bed.y, bed.r * 1.24, 3);
    mound(field, { ...bed, z: bed.z + 0.008, r: bed.r * 1.1 }, mottled(colours[0] ?? '', colours[1] ?? '', 0.03), 0.34);
    sprinkle(field, bed, spot, [top.rice(620, colours), ...all]);
  };

/** One skewer of meat. */
export function skewer(
  field: Field,
  x: number,
  y: number,
  long: number,
  turn: number,
  kind: 'minced' | 'cubes',
  colours: readonly string[],
  seed: number,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rest = field.restOf(x, y, long * 0.3);
  field.stamp({
    x,
    y,
    rx: long * 1.25,
    ry: long * 0.02,
    turn,
    base: rest + long * 0.09,
    shape: block(long * 0.03, 0.6, 0.02),
    paint: plain('#b9bbbd'),
    gloss: 0.9,
  });
  if (kind === 'minced') {
    const waves = (u: number) => 1 - 0.09 * Math.cos(u * 26) ** 2;
    field.stamp({
      x,
      y,
      rx: long,
      ry: long * 0.17,
      turn,
      base: rest,
      shape: rough(
        (u, v) => capsule(long * 0.17, 0.16)(u, v / waves(u), 0, 0) * waves(u),
        long * 0.03,
        long * 0.07,
        seed,
      ),
      paint: charred(mottled(colours[0] ?? '', colours[1] ?? '', long * 0.1, seed), '#241008', 0.42, long * 0.1, seed),
      gloss: 0.5,
    });
    return;
  }
  const pieces = 6;
  for (let index = 0; index < pieces; index += 1) {
    const along = ((index + 0.5) / pieces - 0.5) * 1.9 * long;
    const vegetable = index % 3 === 2;
    const colour = vegetable ? (index % 2 ? '#c23a1c' : '#5d8a2c') : (colours[(index + seed) % colours.length] ?? '');
    field.stamp({
      x: x + cos * along,
      y: y + sin * along,
      rx: long * 0.16,
      ry: long * 0.18,
      turn: turn + (noise(index, seed, 2) - 0.5) * 0.5,
      base: rest,
      shape: rough(block(long * (vegetable ? 0.17 : 0.24), 0.45, 0.45), long * 0.05, long * 0.12, seed + index),
      paint: charred(
        mottled(colour, shaded(colour, 0.75), long * 0.12, index),
        '#2a1206',
        vegetable ? 0.25 : 0.4,
        long * 0.09,
        index + seed,
      ),
      gloss: 0.45,
    });
  }
}

const LAMB = ['#7a4324', '#5f3119'];
const TAWOOK = ['#e0a452', '#cf8f3c', '#e8b76c'];

/** Skewers side by side on bread, with grilled tomato, onion and parsley. */
const skewers =
  (ware: WareName | 'board', rows: readonly ('minced' | 'tawook' | 'cubes')[], ...all: Bits[]): Dish =>
  (field, spot) => {
    const bed = ware === 'board' ? board(field, spot) : plate(field, spot, ware, 0.78);
    const { r } = bed;
    flatbread(field, bed.x + r * 0.15, bed.y - r * 0.05, r * 0.82, 5);
    const [cos, sin] = [Math.cos(spot.turn), Math.sin(spot.turn)];
    rows.forEach((kind, index) => {
      const across = (index - (rows.length - 1) / 2) * r * 0.36;
      const [x, y] = [bed.x - sin * across, bed.y + cos * across];
      skewer(
        field,
        x,
        y,
        r * 0.86,
        spot.turn + (index % 2) * 0.05,
        kind === 'minced' ? 'minced' : 'cubes',
        kind === 'tawook' ? TAWOOK : LAMB,
        index + 3,
      );
    });
    sprinkle(field, bed, spot, all);
  };

const grillSides: readonly Bits[] = [
  bits('chunk', 3, 0.17, ['#c23a1c', '#d2502c'], { from: 0.82, reach: 0.98, char: 0.35, gloss: 0.7 }),
  top.onions(6, 0.17, { from: 0.7, reach: 0.95 }),
  top.parsley(40, { size: 0.06 }),
];

/** Half a chicken as rounded pieces: breast, thigh and drumstick. */
export function chickenPieces(field: Field, bed: Bed, size: number, seed = 1): void {
  const skin = (scale: number): Paint =>
    charred(browned('#d08a35', '#8a4513', 0.3, seed), '#3a1606', 0.36, scale * 0.5, seed);
  const parts = [
    [-0.25, -0.15, 0.62, 0.44, 0.4],
    [0.4, 0.12, 0.5, 0.36, -0.5],
    [-0.02, 0.5, 0.4, 0.2, 0.25],
    [0.62, -0.38, 0.34, 0.15, -0.9],
  ] as const;
  for (const [dx, dy, long, wide, turn] of parts) {
    const scale = bed.r * size;
    field.stamp({
      x: bed.x + dx * scale,
      y: bed.y + dy * scale,
      rx: long * scale,
      ry: wide * scale,
      turn,
      shape: rough(dome(wide * scale * 0.95, 0.45), scale * 0.05, scale * 0.14, seed),
      paint: skin(scale),
      gloss: 0.65,
    });
  }
}

const roast =
  (ware: WareName | 'board', size: number, under: Bits[], ...all: Bits[]): Dish =>
  (field, spot) => {
    const bed = ware === 'board' ? board(field, spot) : plate(field, spot, ware);
    sprinkle(field, bed, spot, under);
    chickenPieces(field, bed, size);
    sprinkle(field, bed, spot, all);
  };

/** A rolled sandwich with open ends. */
export function wrap(field: Field, x: number, y: number, long: number, turn: number, seed: number): void {
  const rest = field.restOf(x, y, long * 0.2);
  field.stamp({
    x,
    y,
    rx: long,
    ry: long * 0.27,
    turn,
    base: rest,
    shape: rough(
      (u, v) =>
        Math.abs(u) > 0.96 ? -1 : long * 0.3 * Math.sqrt(Math.max(0, 1 - v * v)) - (Math.abs(v) > 0.99 ? 1 : 0),
      long * 0.02,
      long * 0.12,
      seed,
    ),
    paint: striped(
      charred(mottled('#e8c68c', '#d0a058', long * 0.2, seed), '#7a3f14', 0.3, long * 0.09, seed),
      '#6b3210',
      4.5,
      0.55,
    ),
    gloss: 0.1,
  });
  const [ex, ey] = [x + Math.cos(turn) * long * 0.98, y + Math.sin(turn) * long * 0.98];
  const bed: Bed = { x: ex, y: ey, r: long * 0.24, z: rest };
  scatter(field, bed, bits('chunk', 9, 0.42, ['#b9783a', '#9a5c28', '#cf9550'], { char: 0.3, reach: 0.7 }), seed);
  scatter(field, bed, bits('leaf', 6, 0.4, ['#7db34a', '#5d9a35']), seed + 2);
  scatter(field, bed, bits('dice', 5, 0.26, ['#c8301c', '#f3e6ce']), seed + 3);
}

/** A burger: a bun on layers that show at its side. */
export function burger(field: Field, { x, y, r }: Spot, filling: 'beef' | 'chicken' = 'beef', cheese = true): void {
  const rest = field.restOf(x, y, r * 0.5);
  const layer = (rx: number, height: number, paint: Paint, side: string, seed: number, gloss = 0.3, uneven = 0.1) =>
    field.stamp({
      x,
      y,
      rx,
      base: rest,
      shape: (u, v) => (Math.hypot(u, v) + (noise(u * 3 + seed, v * 3, seed) - 0.5) * uneven > 0.95 ? -1 : height),
      paint,
      gloss,
      wall: (share, out) => {
        out.set(rgb(share * height < r * 0.22 ? '#dcae6a' : side));
      },
    });
  layer(r * 0.96, r * 0.2, mottled('#dcae6a', '#c8934a', 0.03), '#dcae6a', 1, 0.1, 0.03);
  layer(r * 1.12, r * 0.3, mottled('#8fbe52', '#5d9333', 0.03), '#6aa23c', 2, 0.4, 0.28);
  layer(
    r * 1.01,
    r * 0.52,
    charred(
      mottled(filling === 'beef' ? '#5a2f1a' : '#cf8f3c', filling === 'beef' ? '#3d1d0e' : '#b06f22', 0.02),
      '#1c0b04',
      0.3,
      0.03,
    ),
    filling === 'beef' ? '#54290f' : '#c48538',
    3,
    0.4,
    0.12,
  );
  if (cheese)
    field.stamp({
      x,
      y,
      rx: r * 1.06,
      turn: 0.5,
      base: rest,
      shape: (u, v) =>
        Math.abs(u) + Math.abs(v) > 1.28 || Math.hypot(u, v) > 1
          ? -1
          : r * (0.6 - 0.16 * smoothStep(0.86, 1, Math.hypot(u, v))),
      paint: plain('#efa92c'),
      gloss: 0.5,
      wall: (_share, out) => out.set(rgb('#e89b1c')),
    });
  layer(r * 0.98, r * 0.67, mottled('#c8301c', '#a92212', 0.04), '#bf3322', 5, 0.6, 0.1);
  field.stamp({
    x,
    y,
    rx: r * 0.98,
    base: rest + r * 0.68,
    shape: dome(r * 0.56, 0.42),
    paint: browned('#c9822f', '#a15a18', 0.3, 7),
    gloss: 0.5,
    wall: (_share, out) => out.set(rgb('#d9a052')),
  });
  scatter(
    field,
    { x, y, r: r * 0.8, z: 0 },
    bits('nut', 70, 0.055, ['#f4e4bd', '#ead3a0'], { reach: 0.9, gloss: 0.3 }),
    4,
  );
}

function fish(field: Field, spot: Spot): void {
  const bed = plate(field, spot, 'blueLine', 0.68);
  scatter(field, bed, bits('slice', 7, 0.19, ['#e6b81c', '#efc93a'], { from: 0.6, reach: 0.95 }), 4);
  const body = (u: number) => 0.9 * Math.sqrt(Math.max(0, 1 - ((u + 0.18) / 0.82) ** 2)) ** 1.2;
  field.stamp({
    x: bed.x,
    y: bed.y,
    rx: bed.r * 1.3,
    ry: bed.r * 0.46,
    turn: spot.turn,
    shape: (u, v) => {
      const tail = u > 0.5 ? Math.max(0.07, (u - 0.52) * 1.7) : 0;
      const half = Math.max(body(u), u < 0.98 ? tail : 0);
      if (Math.abs(v) > half) return -1;
      return bed.r * (u > 0.55 ? 0.06 : 0.08 + 0.2 * Math.sqrt(Math.max(0, 1 - (v / half) ** 2)));
    },
    paint: (u, v, x, y, out) => {
      mixInto(
        out,
        rgb('#b9a98c'),
        rgb('#6f5c44'),
        smoothStep(0.1, 0.9, Math.abs(v) + layeredNoise(x * 40, y * 40, 3) * 0.4),
      );
      const cuts = Math.abs(((u * 4.2 + v * 0.9 + 10) % 1) - 0.5);
      if (u > -0.62 && u < 0.45) tint(out, rgb('#3a1c0c'), (1 - smoothStep(0.05, 0.13, cuts)) * (1 - v * v) * 0.85);
      tint(out, rgb('#a3602a'), smoothStep(0.5, 0.75, layeredNoise(x * 22, y * 22, 8)) * 0.6);
      if (Math.hypot((u + 0.8) * 2.8, v + 0.14) < 0.13)
        out.set(rgb(Math.hypot((u + 0.8) * 2.8, v + 0.14) < 0.07 ? '#1a1a1a' : '#e9e4d6'));
    },
    gloss: 0.7,
  });
  sprinkle(field, bed, spot, [top.parsley(50), bits('dice', 80, 0.014, ['#8a2a14', '#5c1a0c'], { reach: 0.6 })]);
}

export const mainDishes = {
  mansaf: ricePlatter(
    'copper',
    RICE.yellow,
    true,
    bits('chunk', 8, 0.3, ['#9a6236', '#7d4a26', '#b07a48'], { reach: 0.55, gloss: 0.4, char: 0.15 }),
    top.almonds(44),
    top.pine(30),
    top.parsley(60),
  ),
  maqlouba: ricePlatter(
    'hebron',
    ['#dcae5c', '#c4903f', '#ead08e'],
    false,
    bits('slice', 7, 0.26, ['#4a2a2c', '#5d3a30'], { reach: 0.6 }),
    top.chicken(7, 0.24, { reach: 0.6 }),
    bits('chunk', 6, 0.17, ['#e6cf9a', '#d4b470'], { char: 0.3 }),
    top.almonds(20),
    top.parsley(26),
  ),
  kabsa: ricePlatter(
    'tin',
    ['#d98f3a', '#c67a28', '#ecc07a'],
    false,
    top.meat(7, 0.28, { reach: 0.5 }),
    top.almonds(30),
    bits('nut', 24, 0.07, ['#4a2418', '#5f3020'], { gloss: 0.5 }),
    top.parsley(30),
  ),
  shawarmaRice: ricePlatter(
    'white',
    RICE.plain,
    false,
    bits('shred', 60, 0.2, ['#c4883f', '#a86c2b', '#d9a45c'], { reach: 0.6, char: 0.4, gloss: 0.4 }),
    top.parsley(30),
    top.tomatoes(3, 0.17, { from: 0.85, reach: 0.98 }),
    bits('slice', 4, 0.13, ['#6d8f34'], { from: 0.85, reach: 0.98 }),
  ),
  musakhan: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'clay');
    flatbread(field, bed.x, bed.y, bed.r * 1.22, 4);
    sprinkle(field, bed, spot, [
      bits('shred', 120, 0.17, ['#8a3a4a', '#a85a62', '#6b2430'], { reach: 1, gloss: 0.6 }),
      bits('dice', 320, 0.014, ['#5c1420', '#7a1f2c']),
    ]);
    chickenPieces(field, bed, 0.72, 2);
    sprinkle(field, bed, spot, [
      top.almonds(30),
      bits('dice', 160, 0.014, ['#5c1420', '#7a1f2c'], { reach: 0.8 }),
      top.parsley(20),
    ]);
  },
  dawali: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'cream', 0.8);
    sprinkle(field, bed, spot, [
      bits('shred', 34, 0.3, ['#4d5c24', '#5f6e2c', '#3c4a1c'], { gloss: 0.5, turn: 0.3 + spot.turn }),
      bits('chunk', 5, 0.24, ['#8fae62', '#7a9a50'], { from: 0.6, gloss: 0.4 }),
      top.lemons(4, 0.17, { from: 0.6 }),
    ]);
  },
  koftaTray: (field: Field, spot: Spot) => {
    const bed = bowl(field, spot, 'tin', 0.5, 0.22);
    mound(field, bed, mottled('#b8452a', '#8f2c18', 0.04), 0.05, 1, 0.6);
    sprinkle(field, bed, spot, [
      bits('shred', 15, 0.3, ['#6d3c20', '#83502f'], { gloss: 0.5, char: 0.25, turn: 0.7 }),
      top.tomatoes(9, 0.18),
      bits('slice', 9, 0.19, ['#dcb45c', '#cf9f42']),
      top.pine(24),
      top.parsley(50),
    ]);
  },
  mixedGrill: skewers('board', ['minced', 'tawook', 'minced', 'cubes'], ...grillSides),
  tawook: skewers(
    'white',
    ['tawook', 'tawook', 'tawook'],
    top.parsley(30),
    top.lemons(2, 0.2, { from: 0.75 }),
    bits('slice', 4, 0.12, ['#6d8f34'], { from: 0.8 }),
  ),
  kebab: skewers('tin', ['minced', 'minced', 'minced'], ...grillSides),
  kebabTomato: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'clay', 0.85);
    mound(field, { ...bed, r: bed.r * 1.05 }, mottled('#c23a1c', '#8f240d', 0.03), 0.09, 1, 0.75);
    for (const across of [-0.36, 0, 0.36])
      skewer(field, bed.x, bed.y + across * bed.r, bed.r * 0.75, spot.turn, 'minced', LAMB, 4 + across * 10);
    sprinkle(field, bed, spot, [top.pine(40), top.parsley(60)]);
  },
  lambChops: (field: Field, spot: Spot) => {
    const bed = board(field, spot, 0.62, '#8a5a33', '#5a3518');
    sprinkle(field, bed, spot, [
      bits('chunk', 9, 0.14, ['#d9ab52', '#c99340'], { from: 0.7, char: 0.3 }),
      bits('leaf', 14, 0.17, ['#4d7032', '#5f8440'], { from: 0.5 }),
    ]);
    for (let index = 0; index < 4; index += 1) {
      const [x, y, turn] = [
        bed.x + (index - 1.5) * bed.r * 0.42,
        bed.y + (index % 2 ? 0.06 : -0.04) * bed.r,
        -1.1 + index * 0.1,
      ];
      field.stamp({
        x: x + Math.cos(turn) * bed.r * 0.34,
        y: y + Math.sin(turn) * bed.r * 0.34,
        rx: bed.r * 0.34,
        ry: bed.r * 0.045,
        turn,
        base: 0.04,
        shape: capsule(bed.r * 0.06, 0.1),
        paint: mottled('#e6d6bc', '#c9b08a', 0.02),
        gloss: 0.4,
      });
      field.stamp({
        x,
        y: y + bed.r * 0.06,
        rx: bed.r * 0.31,
        ry: bed.r * 0.24,
        turn,
        base: 0.03,
        shape: rough(dome(bed.r * 0.19, 0.35), bed.r * 0.04, bed.r * 0.12, index),
        paint: striped(browned('#8a4a2c', '#4d2310', 0.2, index), '#1f0b04', 3.2, 0.8),
        gloss: 0.6,
      });
    }
    sprinkle(field, bed, spot, [
      bits('leaf', 20, 0.06, ['#4d7032', '#6a8f48'], { reach: 0.7 }),
      bits('dice', 50, 0.014, ['#f6f0e0'], { reach: 0.7 }),
    ]);
  },
  charcoalChicken: roast(
    'tin',
    0.95,
    [],
    top.parsley(36),
    top.lemons(3, 0.2, { from: 0.8 }),
    bits('slice', 4, 0.13, ['#6d8f34'], { from: 0.85 }),
  ),
  wings: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'black');
    sprinkle(field, bed, spot, [
      bits('shrimp', 10, 0.38, ['#a8501c', '#c06a2a', '#8a3c12'], { gloss: 0.8, char: 0.35 }),
      top.sesame(70),
      top.parsley(30),
    ]);
  },
  arayes: (field: Field, spot: Spot) => {
    const bed = board(field, spot, 0.75);
    for (let index = 0; index < 5; index += 1) {
      const [x, y] = [bed.x + (index - 2) * bed.r * 0.36, bed.y + ((index % 2) - 0.5) * bed.r * 0.16];
      field.stamp({
        x,
        y,
        rx: bed.r * 0.4,
        ry: bed.r * 0.34,
        turn: 0.5 + index * 0.12,
        shape: rough((u, v) => (Math.hypot(u, v) > 1 || u < -0.25 ? -1 : bed.r * 0.2), bed.r * 0.02, 0.03, index),
        paint: striped(
          charred(mottled('#dcb270', '#c08a40', 0.05, index), '#5c2c0c', 0.3, 0.04, index),
          '#4d240a',
          3,
          0.7,
        ),
        gloss: 0.15,
        wall: (share, out) => out.set(rgb(share > 0.3 && share < 0.8 ? '#6b3a1e' : '#d9ab64')),
      });
    }
    sprinkle(field, bed, spot, [top.parsley(26), top.lemons(2, 0.16, { from: 0.8 })]);
  },
  shrimp: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'blue', 0.9);
    sprinkle(field, bed, spot, [top.greens(14, 0.28, { reach: 0.7 })]);
    for (let index = 0; index < 9; index += 1) {
      const angle = index * 0.72;
      const far = index < 6 ? 0.62 : 0.2;
      field.stamp({
        x: bed.x + Math.cos(angle) * bed.r * far,
        y: bed.y + Math.sin(angle) * bed.r * far,
        rx: bed.r * 0.32,
        turn: angle + 1.2,
        shape: crescent(bed.r * 0.13, 0.28, 2.4),
        paint: (u, v, x, y, out) => {
          const band = Math.sin(Math.atan2(v, u) * 11);
          mixInto(out, rgb('#f0a27c'), rgb('#dd6a45'), smoothStep(0, 0.8, band));
          tint(out, rgb('#8a3214'), smoothStep(0.6, 0.8, layeredNoise(x * 40, y * 40, 3)) * 0.5);
        },
        gloss: 0.75,
      });
    }
    sprinkle(field, bed, spot, [
      top.parsley(40),
      top.lemons(3, 0.19, { from: 0.8 }),
      bits('dice', 40, 0.016, ['#b52514']),
    ]);
  },
  grilledFish: fish,
  shawarmaArabi: (field: Field, spot: Spot) => {
    const bed = board(field, spot, 0.8);
    for (let index = 0; index < 8; index += 1) {
      const angle = (index / 8) * 6.283;
      const [x, y] = [bed.x + Math.cos(angle) * bed.r * 0.58, bed.y + Math.sin(angle) * bed.r * 0.5];
      field.stamp({
        x,
        y,
        rx: bed.r * 0.25,
        ry: bed.r * 0.21,
        turn: angle,
        shape: rough(block(bed.r * 0.26, 0.2, 0.4), bed.r * 0.02, 0.05, index),
        paint: charred(mottled('#e6c48c', '#cf9f58', 0.05, index), '#7a4218', 0.33, 0.05, index),
        gloss: 0.1,
        wall: (share, out) => out.set(rgb(share < 0.75 && share > 0.2 ? '#a5672e' : '#ddb878')),
      });
    }
    const small = bowl(field, { x: bed.x, y: bed.y, r: bed.r * 0.27, turn: 0 }, 'white', 0.8, 0.5);
    mound(field, small, mottled('#fbf8ee', '#efe8d6', 0.02), 0.15, 1, 0.4);
    sprinkle(field, bed, spot, [
      bits('slice', 6, 0.1, ['#6d8f34'], { from: 0.8, reach: 1 }),
      top.frenchFries(10, 0.2, { from: 0.85, reach: 1 }),
    ]);
  },
  chickenWrap: (field: Field, spot: Spot) => {
    const bed = paper(field, spot);
    wrap(field, bed.x - bed.r * 0.1, bed.y - bed.r * 0.18, bed.r * 0.78, spot.turn + 0.35, 3);
    wrap(field, bed.x + bed.r * 0.05, bed.y + bed.r * 0.3, bed.r * 0.78, spot.turn + 0.12, 8);
  },
  steakSandwich: (field: Field, spot: Spot) =>
    baguette(
      field,
      spot,
      ['#6b3c20', '#83502f'],
      [bits('ring', 7, 0.1, ['#e6c48c', '#cfa05c']), bits('shred', 14, 0.14, ['#5d8a2c', '#c23a1c'])],
    ),
  tawookWrap: (field: Field, spot: Spot) =>
    baguette(field, spot, ['#d9a04c', '#c48838'], [top.greens(10, 0.13), bits('slice', 6, 0.07, ['#6d8f34'])]),
  falafelWrap: (field: Field, spot: Spot) => {
    const bed = paper(field, spot, '#cfd3c2');
    flatbread(field, bed.x, bed.y, bed.r * 0.86, 6);
    sprinkle(field, { ...bed, r: bed.r * 0.7 }, spot, [
      top.greens(16, 0.22),
      top.tomatoes(5, 0.17),
      bits('chunk', 6, 0.26, ['#8a5a2a', '#6f4519'], { char: 0.3 }),
      bits('stick', 5, 0.26, ['#c43a6a']),
    ]);
    drizzle(field, bed, '#efe3c6', 0.025, (share) => [(share - 0.5) * 1, Math.sin(share * 26) * 0.28]);
  },
  burger: (field: Field, spot: Spot) => burger(field, { ...spot, r: spot.r * 0.62 }),
  chickenBurger: (field: Field, spot: Spot) => burger(field, { ...spot, r: spot.r * 0.62 }, 'chicken', false),
  coals: (field: Field, spot: Spot) => {
    const bed = bowl(field, spot, 'iron', 0.3, 0.12);
    scatter(field, bed, bits('dice', 90, 0.15, ['#1c1b1b', '#2c2a29', '#8f8984', '#5a5653'], { gloss: 0.1 }), 4);
    scatter(field, bed, bits('dice', 26, 0.12, ['#ff6a1c', '#e8430c', '#ff9a3c']), 9);
  },
} satisfies Record<string, Dish>;

/** A filled long roll. */
function baguette(field: Field, spot: Spot, filling: readonly [string, string], more: readonly Bits[]): void {
  const bed = board(field, spot, 0.6);
  const { turn } = spot;
  const half = (side: number) =>
    field.stamp({
      x: bed.x - Math.sin(turn) * side * bed.r * 0.26,
      y: bed.y + Math.cos(turn) * side * bed.r * 0.26,
      rx: bed.r * 1.08,
      ry: bed.r * 0.27,
      turn,
      base: 0.03,
      shape: rough(capsule(bed.r * 0.27, 0.24), bed.r * 0.02, 0.06, 3 + side),
      paint: browned('#dba552', '#a8641f', 0.4, 4),
      gloss: 0.25,
    });
  half(-1);
  half(1);
  for (let index = 0; index < 26; index += 1) {
    const along = (index / 25 - 0.5) * 1.8 * bed.r;
    const [x, y] = [bed.x + Math.cos(turn) * along, bed.y + Math.sin(turn) * along];
    field.stamp({
      x,
      y: y + (noise(index, 2, 3) - 0.5) * 0.03,
      rx: bed.r * 0.15,
      ry: bed.r * 0.11,
      turn: index * 2.3,
      base: 0.03 + bed.r * 0.16,
      shape: rough(dome(bed.r * 0.16, 0.4), bed.r * 0.04, 0.03, index),
      paint: charred(mottled(filling[0], filling[1], 0.03, index), '#2a1206', 0.36, 0.03, index),
      gloss: 0.5,
    });
  }
  const strip: Bed = { ...bed, r: bed.r * 0.95 };
  for (const one of more) {
    for (let index = 0; index < one.count; index += 1) {
      const along = ((index + 0.5) / one.count - 0.5) * 1.7;
      scatter(
        field,
        { ...strip, x: bed.x + Math.cos(turn) * along * bed.r, y: bed.y + Math.sin(turn) * along * bed.r },
        { ...one, count: 1, reach: 0.08 },
        index + 3,
      );
    }
  }
}
