/** Fried pieces, breads, pizza and sweets. */
import { type Bits, drizzle, scatter, shaded } from '../foodPieces';
import type { Field } from '../render/heightField';
import { browned, charred, mixInto, mottled, type Paint, rgb, tint } from '../render/paint';
import { layeredNoise, noise, smoothStep } from '../render/random';
import { block, crescent, dome, rough, wedge } from '../render/shapes';
import { board, bowl, plate, type Spot, type WareName } from '../vessels';
import { type Dish, sprinkle } from './bowls';
import * as top from './toppings';
import { bits } from './toppings';

type Shape = (u: number, v: number, x: number, y: number) => number;

/** Equal pieces arranged in rings on a plate. */
const arranged =
  (
    where: WareName | 'board',
    count: number,
    size: readonly [number, number],
    shape: (r: number) => Shape,
    paint: (r: number, index: number) => Paint,
    all: readonly Bits[],
    gloss = 0.3,
  ): Dish =>
  (field, spot) => {
    const bed = where === 'board' ? board(field, spot, 0.8) : plate(field, spot, where);
    for (let index = 0; index < count; index += 1) {
      const inner = count > 6 && index >= count - 2;
      const angle = spot.turn + (index / (count > 6 ? count - 2 : count)) * 6.283 + (inner ? 0.6 : 0);
      const far = count === 1 ? 0 : inner ? 0.22 : 0.64;
      field.stamp({
        x: bed.x + Math.cos(angle) * far * bed.r,
        y: bed.y + Math.sin(angle) * far * bed.r,
        rx: size[0] * bed.r,
        ry: size[1] * bed.r,
        turn: angle + 1.2,
        shape: shape(bed.r),
        paint: paint(bed.r, index),
        gloss,
      });
    }
    sprinkle(field, bed, spot, all);
  };

const fried =
  (light: string, dark: string, from = 0.45) =>
  (_r: number, index: number) =>
    charred(browned(light, dark, from, index), shaded(dark, 0.5), 0.3, 0.03, index);

/** A flat bread with a topping inside its crust. */
const topped =
  (
    where: 'board' | WareName | 'none',
    topping: Paint,
    gloss: number,
    height: number,
    all: readonly Bits[],
    crust: readonly [string, string] = ['#e3b672', '#b5752e'],
  ): Dish =>
  (field, spot) => {
    const bed =
      where === 'none'
        ? { ...spot, z: 0.01 }
        : where === 'board'
          ? board(field, spot, 0.95)
          : plate(field, { ...spot, r: spot.r * 1.02 }, where);
    const r = where === 'none' ? spot.r : where === 'board' ? spot.r * 0.94 : spot.r * 0.84;
    field.stamp({
      x: bed.x,
      y: bed.y,
      rx: r,
      shape: rough(
        (u, v) => {
          const far = Math.hypot(u, v);
          if (far > 1) return -1;
          return r * (0.045 + height * Math.exp(-(((far - 0.93) / 0.055) ** 2)) - 0.02 * smoothStep(0.97, 1, far));
        },
        r * 0.035,
        r * 0.14,
        4,
      ),
      paint: (u, v, x, y, out) => {
        const far = Math.hypot(u, v) + (noise(x * 22, y * 22, 5) - 0.5) * 0.07;
        mixInto(out, rgb(crust[0]), rgb(crust[1]), smoothStep(0.3, 0.8, layeredNoise(x * 26, y * 26, 7)));
        tint(out, rgb('#5c2c0c'), smoothStep(0.66, 0.8, layeredNoise(x * 34, y * 34, 9)) * 0.7);
        if (far < 0.86) {
          const [a = 0, b = 0, c = 0] = out;
          topping(u, v, x, y, out);
          tint(out, [a, b, c], smoothStep(0.8, 0.86, far));
        }
      },
      gloss,
    });
    sprinkle(field, { x: bed.x, y: bed.y, r: r * 0.86, z: bed.z }, spot, all);
  };

const cheesePaint: Paint = (_u, _v, x, y, out) => {
  mixInto(out, rgb('#f3dc9c'), rgb('#e2a94a'), smoothStep(0.35, 0.7, layeredNoise(x * 18, y * 18, 3)));
  tint(out, rgb('#c23a1c'), smoothStep(0.56, 0.72, layeredNoise(x * 13 + 4, y * 13, 8)) * 0.75);
  tint(out, rgb('#8a4a18'), smoothStep(0.62, 0.8, layeredNoise(x * 30, y * 30, 5)) * 0.8);
};
const white: Paint = charred(mottled('#f3e4bd', '#e9cf94', 0.05), '#b5702a', 0.34, 0.05);
const zaatarPaint: Paint = (_u, _v, x, y, out) => {
  mixInto(out, rgb('#4d4f1e'), rgb('#6f6d2c'), noise(x * 70, y * 70, 3));
  tint(out, rgb('#a58b45'), smoothStep(0.7, 0.85, noise(x * 120, y * 120, 6)) * 0.6);
};

/** A cut of cake or kunafa: a wedge or block whose layers show at its side. */
function layered(
  field: Field,
  spot: Spot,
  shape: (r: number) => Shape,
  paint: Paint,
  layers: readonly (readonly [upTo: number, colour: string])[],
  size = 0.62,
  gloss = 0.4,
): void {
  const r = spot.r * size;
  field.stamp({
    x: spot.x,
    y: spot.y,
    rx: r,
    ry: r,
    turn: spot.turn,
    shape: shape(r),
    paint,
    gloss,
    wall: (share, out) => out.set(rgb(layers.find(([upTo]) => share <= upTo)?.[1] ?? '#ffffff')),
  });
}

const ball = (field: Field, x: number, y: number, r: number, colour: string, dark: string, seed: number) =>
  field.stamp({
    x,
    y,
    rx: r,
    shape: rough(dome(r * 1.25, 0.5), r * 0.16, r * 0.22, seed),
    paint: mottled(colour, dark, r * 0.3, seed),
    gloss: 0.3,
  });

const diamond =
  (height: number): Shape =>
  (u, v) =>
    Math.abs(u) + Math.abs(v) > 0.97 ? -1 : height * smoothStep(0.99, 0.85, Math.abs(u) + Math.abs(v)) ** 0.5;

export const smallDishes = {
  falafel: arranged(
    'clay',
    8,
    [0.3, 0.3],
    (r) => rough(dome(r * 0.3, 0.4), r * 0.1, r * 0.08, 3),
    fried('#9a6a2c', '#5f3812'),
    [top.sesame(60), top.parsley(26), top.tomatoes(2, 0.18, { from: 0.1, reach: 0.3 })],
  ),
  kibbeh: arranged(
    'hebron',
    7,
    [0.4, 0.23],
    (r) => rough(dome(r * 0.24, 0.5), r * 0.03, r * 0.1, 2),
    fried('#8f5524', '#54290d'),
    [top.lemons(2, 0.2), top.parsley(22)],
  ),
  sambousek: arranged(
    'cream',
    6,
    [0.38, 0.34],
    (r) => (u, v) =>
      Math.hypot(u, v) > 1 || v < -0.1
        ? -1
        : r * (0.08 + 0.14 * Math.sqrt(Math.max(0, 1 - u * u - (v - 0.3) ** 2))) +
          (Math.hypot(u, v) > 0.84 ? Math.sin(Math.atan2(v, u) * 26) * 0.006 : 0),
    fried('#e0ac58', '#b5752a'),
    [top.lemons(1, 0.2), top.parsley(24)],
  ),
  halloumi: arranged(
    'green',
    5,
    [0.44, 0.26],
    (r) => block(r * 0.14, 0.2, 0.3),
    (r, index) => grilled('#f3e3b4', r, index),
    [top.mint(5, { size: 0.14, reach: 0.5 }), top.tomatoes(4, 0.15, { from: 0.7 })],
  ),
  yalanji: arranged(
    'blueLine',
    10,
    [0.34, 0.11],
    (r) => rough((u, v) => (Math.abs(u) > 0.97 ? -1 : r * 0.17 * Math.sqrt(Math.max(0, 1 - v * v))), r * 0.02, 0.03, 3),
    (r, index) => mottled('#525f28', '#3a471a', r * 0.09, index),
    [top.lemons(3, 0.17, { reach: 0.4 }), top.pomegranate(20)],
    0.65,
  ),
  chickenFingers: arranged(
    'yellow',
    4,
    [0.48, 0.17],
    (r) => rough(block(r * 0.2, 0.5, 0.5), r * 0.1, r * 0.06, 5),
    fried('#dda24a', '#a8651f'),
    [top.frenchFries(20, 0.36, { reach: 0.4 }), bits('slice', 1, 0.2, ['#b52514'], { from: 0.75 })],
  ),
  omelette: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'rose');
    field.stamp({
      x: bed.x,
      y: bed.y,
      rx: bed.r * 1.05,
      turn: 0.3,
      shape: rough(
        (u, v) =>
          Math.hypot(u, v) > 1 || v < -0.15
            ? -1
            : bed.r * 0.2 * Math.sqrt(Math.max(0, 1 - u * u - (v * 0.9) ** 2)) + 0.006,
        0.012,
        0.05,
        4,
      ),
      paint: charred(mottled('#efc752', '#dfa62e', 0.05), '#a3601a', 0.36, 0.05),
      gloss: 0.35,
    });
    sprinkle(field, bed, spot, [
      top.parsley(60, { reach: 0.85 }),
      top.tomatoes(4, 0.15, { from: 0.8, reach: 1 }),
      top.cucumbers(4, 0.13, { from: 0.8, reach: 1 }),
    ]);
  },
  kaak: (field: Field, spot: Spot) => {
    const bed = board(field, spot, 0.9);
    field.stamp({
      x: bed.x,
      y: bed.y,
      rx: bed.r * 0.86,
      ry: bed.r * 0.7,
      turn: spot.turn,
      shape: (u, v) => {
        const off = (Math.hypot(u, v) - 0.74) / 0.25;
        return Math.abs(off) > 1 ? -1 : bed.r * 0.2 * Math.sqrt(1 - off * off);
      },
      paint: browned('#cf8f3c', '#a3601c', 0.7, 3),
      gloss: 0.3,
    });
    scatter(
      field,
      { ...bed, r: bed.r * 0.8 },
      bits('nut', 260, 0.03, ['#f1deb4', '#e3c58c'], { from: 0.7, reach: 1 }),
      5,
    );
    for (const [dx, dy] of [
      [-0.12, -0.06],
      [0.14, 0.1],
    ] as const)
      field.stamp({
        x: bed.x + dx * bed.r,
        y: bed.y + dy * bed.r,
        rx: bed.r * 0.2,
        ry: bed.r * 0.16,
        turn: dx * 3,
        shape: dome(bed.r * 0.2, 0.5),
        paint: mottled('#d9a06a', '#c4854a', 0.03),
        gloss: 0.4,
      });
  },
  zaatar: topped('board', zaatarPaint, 0.3, 0.05, [top.sesame(190, { reach: 0.95 })]),
  cheeseBread: topped('none', white, 0.35, 0.05, [bits('dice', 50, 0.018, ['#222222'], {})]),
  meatBread: topped('tin', mottled('#8f4426', '#6b2c14', 0.02), 0.35, 0.05, [
    bits('chunk', 150, 0.05, ['#7a3c20', '#5f2c14', '#93502c'], { gloss: 0.4 }),
    top.tomatoDice(30, 0.04),
    top.pine(20),
    top.parsley(40),
  ]),
  spinachPie: arranged(
    'board',
    4,
    [0.4, 0.4],
    (r) =>
      rough(
        (u, v) => {
          const side = Math.max(-u, 0.5 * u + 0.87 * v, 0.5 * u - 0.87 * v);
          return side > 0.5 ? -1 : r * 0.2 * (1 - side) ** 0.6;
        },
        0.006,
        0.05,
        3,
      ),
    fried('#e2b265', '#b87a30', 0.3),
    [top.sesame(50), bits('leaf', 5, 0.14, ['#4f8a2c', '#3c7322'], { from: 0.8 }), top.lemons(1, 0.15, { from: 0.8 })],
  ),
  margherita: topped('board', cheesePaint, 0.45, 0.07, [
    bits('slice', 8, 0.17, ['#f6efdc', '#efe3c2'], { char: 0.3 }),
    bits('leaf', 7, 0.17, ['#3f7d33', '#57964a'], { gloss: 0.4 }),
    top.tomatoes(4, 0.12),
  ]),
  pepperoni: topped('none', cheesePaint, 0.5, 0.07, [
    bits('slice', 17, 0.145, ['#9a2414', '#ad3220'], { gloss: 0.7 }),
    bits('dice', 40, 0.014, ['#5f6a2c']),
  ]),
  vegetablePizza: topped('black', cheesePaint, 0.45, 0.07, [
    bits('ring', 7, 0.13, ['#4f8a2c', '#c23a1c', '#e0a82c'], { gloss: 0.5 }),
    bits('slice', 8, 0.1, ['#d9c8a8', '#c9b48c']),
    bits('ring', 14, 0.055, ['#26201f'], { gloss: 0.8 }),
    bits('ball', 30, 0.035, ['#efc03a']),
  ]),
  kunafa: (field: Field, spot: Spot) => kunafa(field, spot, 'copper', true),
  smoothKunafa: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'white');
    layered(
      field,
      { ...bed, turn: spot.turn },
      (r) => rough(block(r * 0.3, 0.1, 0.14), 0.004, 0.02, 3),
      mottled('#dd7a1c', '#c9600d', 0.03),
      [
        [0.55, '#f6ecd0'],
        [1, '#d9701a'],
      ],
      0.86,
      0.6,
    );
    sprinkle(field, bed, spot, [top.pistachio(150, { reach: 0.5 })]);
    drizzle(field, bed, '#d98a22', 0.02, (share) => [-0.9 + share * 0.5, 0.7 + Math.sin(share * 9) * 0.1]);
  },
  baklava: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'blue', 0.85);
    for (let row = -1; row <= 1; row += 1)
      for (let column = -1; column <= 1; column += 1) {
        if (Math.abs(row) + Math.abs(column) > 1 && row * column > 0) continue;
        const r = bed.r * 0.4;
        field.stamp({
          x: bed.x + column * r * 0.98 + row * r * 0.45,
          y: bed.y + row * r * 0.8,
          rx: r * 0.66,
          ry: r * 0.46,
          turn: 0.2,
          shape: rough(diamond(r * 0.6), r * 0.05, r * 0.1, row * 3 + column),
          paint: browned('#dca24a', '#a8641c', 0.35, row + column + 4),
          gloss: 0.7,
          wall: (share, out) => {
            mixInto(out, rgb('#e6bd74'), rgb('#9a5c1c'), Math.abs(Math.sin(share * 16)));
          },
        });
      }
    sprinkle(field, bed, spot, [top.pistachio(120, { reach: 0.85 })]);
  },
  maamoul: arranged(
    'cream',
    7,
    [0.3, 0.3],
    (r) => (u, v) => {
      const base = dome(r * 0.24, 0.45)(u, v, 0, 0);
      const flower = Math.abs(Math.sin(Math.atan2(v, u) * 4)) * Math.hypot(u, v);
      return base < 0
        ? -1
        : Math.max(0, base - (1 - smoothStep(0, 0.25, flower)) * r * 0.045 * (Math.hypot(u, v) < 0.8 ? 1 : 0));
    },
    (r, index) => mottled('#e3bf82', '#cf9f56', r * 0.2, index),
    [bits('dice', 500, 0.008, ['#fffaf0'], { reach: 1.1 })],
    0.1,
  ),
  qatayef: arranged(
    'hebron',
    6,
    [0.36, 0.28],
    (r) =>
      rough(
        (u, v) => {
          const far = Math.hypot(u, v);
          if (far > 1) return -1;
          return r * 0.24 * (1 - far ** 3) ** 0.5 - (u > 0.35 ? r * 0.08 : 0) + 0.01;
        },
        0.004,
        0.02,
        4,
      ),
    (r, index) => charred(mottled('#e3b46a', '#cf9542', r * 0.14, index), '#8a5a22', 0.3, 0.02, index),
    [top.pistachio(130), bits('ball', 7, 0.09, ['#fbf6ea'])],
  ),
  cheesecake: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'white');
    layered(
      field,
      { ...bed, x: bed.x + bed.r * 0.05, turn: spot.turn },
      (r) => wedge(r * 0.52, 0.42),
      mottled('#c4203a', '#a3122a', 0.03),
      [
        [0.2, '#b98446'],
        [0.88, '#f6edd6'],
        [1, '#b91c34'],
      ],
      1.12,
      0.85,
    );
    sprinkle(field, bed, spot, [
      bits('ball', 4, 0.17, ['#b3142c', '#cf2a42'], { gloss: 0.7, from: 0.7, reach: 0.95 }),
      bits('leaf', 2, 0.13, ['#57964a'], { from: 0.8 }),
    ]);
  },
  chocolateCake: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'black');
    layered(
      field,
      { ...bed, x: bed.x - bed.r * 0.22, turn: 0 },
      (r) =>
        rough(
          (u, v) => (Math.hypot(u, v) > 0.98 ? -1 : r * (0.62 - 0.14 * Math.exp(-((u - 0.1) ** 2 + v * v) / 0.08))),
          0.012,
          0.04,
          3,
        ),
      mottled('#4a2413', '#2e1409', 0.03),
      [[1, '#3d1c0e']],
      0.62,
    );
    drizzle(field, bed, '#2a1006', 0.055, (share) => [
      -0.15 + share * 0.66,
      0.28 + share * 0.28 + Math.sin(share * 5) * 0.08,
    ]);
    ball(field, bed.x + bed.r * 0.5, bed.y - bed.r * 0.1, bed.r * 0.3, '#f8efdb', '#ecdcbc', 4);
    sprinkle(field, bed, spot, [
      bits('dice', 240, 0.008, ['#fffaf0'], { reach: 0.6 }),
      bits('ball', 3, 0.1, ['#b3142c'], { from: 0.7, gloss: 0.6 }),
      bits('leaf', 2, 0.12, ['#57964a'], { from: 0.6, reach: 0.75 }),
    ]);
  },
  iceCream: (field: Field, spot: Spot) => {
    const bed = bowl(field, spot, 'rose', 0.5, 0.5);
    [
      ['#f6ecd4', '#e6d6b2'],
      ['#e9a5a8', '#d67d86'],
      ['#a9b96a', '#8c9f4a'],
    ].forEach(([light = '', dark = ''], index) => {
      const angle = index * 2.094 + 0.4;
      ball(
        field,
        bed.x + Math.cos(angle) * bed.r * 0.42,
        bed.y + Math.sin(angle) * bed.r * 0.42,
        bed.r * 0.46,
        light,
        dark,
        index,
      );
    });
    sprinkle(field, bed, spot, [top.pistachio(60, { reach: 0.7 })]);
  },
  kidsWaffle: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'yellow');
    field.stamp({
      x: bed.x,
      y: bed.y,
      rx: bed.r * 0.92,
      ry: bed.r * 0.92,
      turn: 0.3,
      shape: (u, v) => {
        const base = block(bed.r * 0.22, 0.06, 0.2)(u, v, 0, 0);
        if (base < 0) return -1;
        const pit = Math.max(0, Math.sin(u * 12.5)) * Math.max(0, Math.sin(v * 12.5));
        return base - smoothStep(0.1, 0.4, pit) * bed.r * 0.1;
      },
      paint: browned('#dca452', '#b5702a', 0.7, 3),
      gloss: 0.2,
    });
    drizzle(field, bed, '#3a1a0c', 0.03, (share) => [Math.sin(share * 31) * 0.7, -0.6 + share * 1.2]);
    sprinkle(field, bed, spot, [
      bits('slice', 7, 0.16, ['#efdc9a', '#f4e6b4']),
      bits('ball', 4, 0.1, ['#b3142c'], { gloss: 0.6 }),
    ]);
  },
  croissant: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'cream');
    field.stamp({
      x: bed.x,
      y: bed.y + bed.r * 0.25,
      rx: bed.r * 0.98,
      ry: bed.r * 0.95,
      turn: -1.57,
      shape: (u, v, x, y) => {
        const base = crescent(bed.r * 0.42, 0.2, 2.6)(u, v, x, y);
        return base < 0 ? -1 : base * (0.86 + 0.14 * Math.abs(Math.sin(Math.atan2(v, u) * 3.6)));
      },
      paint: (u, v, x, y, out) => {
        mixInto(
          out,
          rgb('#dda24a'),
          rgb('#9a5518'),
          smoothStep(0.2, 0.9, Math.abs(Math.sin(Math.atan2(v, u) * 3.6 + Math.hypot(u, v) * 1.5))) * 0.6 +
            noise(x * 40, y * 40, 3) * 0.3,
        );
      },
      gloss: 0.4,
    });
    sprinkle(field, bed, spot, [bits('dice', 60, 0.012, ['#e6bd74'], { reach: 1.1 })]);
  },
  cookies: arranged(
    'board',
    5,
    [0.34, 0.34],
    (r) => rough(dome(r * 0.12, 0.3), r * 0.04, r * 0.08, 3),
    (_r, index) => browned('#d09a52', '#a3682a', 0.5, index),
    [bits('chunk', 34, 0.06, ['#3a1a0c', '#4d2614'], { reach: 0.85 })],
  ),
  chocolates: arranged(
    'white',
    7,
    [0.24, 0.24],
    (r) => block(r * 0.2, 0.14, 0.12),
    (_r, index) => (index % 3 === 1 ? mottled('#8a5a34', '#74481f', 0.03) : mottled('#3a1c10', '#2a120a', 0.03)),
    [bits('nut', 7, 0.07, ['#d9b06a', '#93ad3e'], { reach: 0.7 })],
    0.45,
  ),
  cake: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'white');
    layered(
      field,
      { ...bed, turn: 0 },
      (r) => (u, v) => (Math.hypot(u, v) > 0.98 ? -1 : r * 0.62),
      mottled('#f6e6df', '#efd3c9', 0.05),
      [
        [0.45, '#f3dcd3'],
        [0.55, '#b3142c'],
        [1, '#f6e6df'],
      ],
      1.05,
      0.3,
    );
    for (let index = 0; index < 9; index += 1)
      ball(
        field,
        bed.x + Math.cos(index * 0.698) * bed.r * 0.8,
        bed.y + Math.sin(index * 0.698) * bed.r * 0.8,
        bed.r * 0.15,
        '#fffaf4',
        '#f0dfd6',
        index,
      );
    sprinkle(field, bed, spot, [
      bits('ball', 10, 0.12, ['#b3142c', '#cf2a42', '#3a2a55'], { reach: 0.5, gloss: 0.7 }),
      bits('leaf', 4, 0.12, ['#57964a'], { reach: 0.5 }),
    ]);
  },
  pancakes: (field: Field, spot: Spot) => {
    const bed = plate(field, spot, 'blueLine');
    for (let index = 0; index < 4; index += 1)
      field.stamp({
        x: bed.x + (noise(index, 3) - 0.5) * 0.03,
        y: bed.y,
        rx: bed.r * 0.86,
        base: bed.z + index * bed.r * 0.13,
        shape: (u, v) => (Math.hypot(u, v) > 1 ? -1 : bed.r * 0.13),
        paint: browned('#c98a3c', '#e3bd7c', 0.84, index),
        gloss: 0.2,
        wall: (_share, out) => out.set(rgb('#ecd09a')),
      });
    sprinkle(field, bed, spot, [
      bits('ball', 9, 0.1, ['#3a2a55', '#b3142c'], { reach: 0.5, gloss: 0.5 }),
      bits('dice', 1, 0.18, ['#f6e4a0'], { reach: 0.05 }),
    ]);
    drizzle(field, bed, '#b5651c', 0.03, (share) => [Math.sin(share * 20) * 0.5, -0.5 + share]);
  },
} satisfies Record<string, Dish>;

function grilled(colour: string, r: number, index: number): Paint {
  const base = charred(mottled(colour, shaded(colour, 0.85), r * 0.2, index), '#a3601c', 0.35, r * 0.14, index);
  return (u, v, x, y, out) => {
    base(u, v, x, y, out);
    tint(out, rgb('#5c2c0c'), smoothStep(0.75, 0.95, Math.sin(u * 11 + v * 2)) * 0.75);
  };
}

function kunafa(field: Field, spot: Spot, ware: WareName, nuts: boolean): void {
  const bed = bowl(field, spot, ware, 0.6, 0.16);
  field.stamp({
    ...bed,
    rx: bed.r,
    base: bed.z,
    shape: (u, v, x, y) => (u * u + v * v > 1 ? -1 : bed.r * (0.05 + 0.05 * layeredNoise(x * 60, y * 60, 3, 3))),
    paint: mottled('#dd861f', '#b85a0d', 0.02),
    gloss: 0.5,
  });
  sprinkle(field, bed, spot, [
    bits('shred', 330, 0.09, ['#e39a35', '#c9701a', '#f0b45a', '#d5822a'], { gloss: 0.5, reach: 0.98 }),
    ...(nuts ? [top.pistachio(160, { reach: 0.42 }), top.pistachio(90, { from: 0.84, reach: 0.96 })] : []),
  ]);
}
