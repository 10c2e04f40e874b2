/** Dips, soups, salads, rice and puddings in bowls. */
import { type Bits, drops, mound, pool, scatter } from '../foodPieces';
import { charred, mixInto, mottled, type Paint, rgb, tint } from '../render/paint';
import { layeredNoise, noise, smoothStep } from '../render/random';
import type { Field } from '../render/heightField';
import { type Bed, bowl, pan, plate, type Spot, type WareName } from '../vessels';
import * as top from './toppings';
import { bits } from './toppings';

export type Dish = (field: Field, spot: Spot) => void;
type Toppings = readonly Bits[];

const seedOf = ({ x, y, r }: Spot) => Math.round((x * 13 + y * 7 + r * 31) * 100) + 500;
const sprinkle = (field: Field, bed: Bed, spot: Spot, all: Toppings) =>
  all.forEach((one, index) => scatter(field, bed, one, seedOf(spot) + index * 9));

/** A dip with a furrow that a spoon has drawn, and oil in the furrow. */
function dip(ware: WareName, colour: string, deep: string, oil: string, ...all: Bits[]): Dish {
  const [pale, dark, wet] = [rgb(colour), rgb(deep), rgb(oil)];
  return (field, spot) => {
    const bed = bowl(field, spot, ware, 0.62, 0.3);
    const wave = (u: number, v: number) => {
      const far = Math.hypot(u, v);
      const turn = Math.atan2(v, u) / 6.283;
      const phase = (far * 2.6 + turn + spot.turn + noise(u * 3, v * 3, 2) * 0.25) % 1;
      return {
        far,
        furrow:
          Math.exp(-((((phase + 1) % 1) - 0.5) ** 2) / 0.02) *
          smoothStep(0.16, 0.3, far) *
          (1 - smoothStep(0.72, 0.86, far)),
      };
    };
    field.stamp({
      ...bed,
      rx: bed.r,
      base: bed.z,
      shape: (u, v, x, y) => {
        const { far, furrow } = wave(u, v);
        if (far > 1) return -1;
        return bed.r * (0.16 * (1 - far ** 4) - 0.085 * furrow + 0.02 * layeredNoise(x * 40, y * 40, 3, 3));
      },
      paint: (u, v, x, y, out) => {
        const { furrow } = wave(u, v);
        mixInto(out, pale, dark, layeredNoise(x * 45, y * 45, 5, 3) * 0.5);
        tint(out, wet, smoothStep(0.45, 0.9, furrow) * 0.75);
      },
      gloss: 0.35,
    });
    sprinkle(field, bed, spot, all);
    drops(field, bed, oil, 7, 0.06, seedOf(spot));
  };
}

function soup(ware: WareName, light: string, dark: string, ...all: Bits[]): Dish {
  return (field, spot) => {
    const bed = bowl(field, spot, ware, 0.78, 0.45);
    pool(field, bed, mottled(light, dark, bed.r * 0.5, 4), 0.7);
    drops(field, bed, light, 14, 0.05, seedOf(spot));
    sprinkle(field, bed, spot, all);
  };
}

/** A heap of food in a bowl or on a plate. */
function heap(where: 'bowl' | 'plate', ware: WareName, paint: Paint, height: number, ...all: Bits[]): Dish {
  return (field, spot) => {
    const bed = where === 'bowl' ? bowl(field, spot, ware, 0.66, 0.36) : plate(field, spot, ware);
    mound(field, { ...bed, r: bed.r * (where === 'bowl' ? 1 : 1.12) }, paint, height);
    sprinkle(field, bed, spot, all);
  };
}

/** Pieces in a pan or bowl of sauce. */
function sauced(vessel: 'pan' | WareName, sauce: readonly [string, string], ...all: Bits[]): Dish {
  return (field, spot) => {
    const bed = vessel === 'pan' ? pan(field, spot) : bowl(field, spot, vessel, 0.6, 0.34);
    field.stamp({
      ...bed,
      rx: bed.r,
      base: bed.z,
      shape: (u, v, x, y) => (u * u + v * v > 1 ? -1 : bed.r * 0.16 * layeredNoise(x * 26, y * 26, 4, 4)),
      paint: mottled(...sauce, 0.03, 6),
      gloss: 0.65,
    });
    sprinkle(field, bed, spot, all);
  };
}

/** Draws eggs with soft yolks on top of the food that is already drawn. */
export function eggs(field: Field, bed: Bed, places: readonly (readonly [number, number])[], size: number): void {
  places.forEach(([dx, dy], index) => {
    const [x, y, r] = [bed.x + dx * bed.r, bed.y + dy * bed.r, bed.r * size];
    const rest = field.restOf(x, y, r * 0.6);
    const outline = (u: number, v: number) => Math.hypot(u, v) + (noise(u * 2.4 + index * 7, v * 2.4, 5) - 0.5) * 0.45;
    field.stamp({
      x,
      y,
      rx: r,
      base: rest,
      shape: (u, v) => (outline(u, v) > 0.9 ? -1 : r * 0.1 * smoothStep(0.9, 0.6, outline(u, v)) + r * 0.02),
      paint: (u, v, px, py, out) => {
        mixInto(out, rgb('#fbf7ec'), rgb('#efe4cc'), noise(px * 40, py * 40, 3));
        tint(out, rgb('#c98d45'), smoothStep(0.78, 0.92, outline(u, v)) * 0.7);
      },
      gloss: 0.55,
    });
    field.stamp({
      x: x + r * 0.06,
      y,
      rx: r * 0.4,
      base: rest + r * 0.06,
      shape: (u, v) => (u * u + v * v > 1 ? -1 : r * 0.2 * Math.sqrt(1 - u * u - v * v)),
      paint: mottled('#f3a312', '#e88d08', 0.04, index),
      gloss: 0.95,
    });
  });
}

const spice: Bits = bits('dice', 90, 0.012, ['#a03a1c', '#7a2410'], { reach: 0.7 });
const RICE = {
  plain: ['#f5efe0', '#e9dfc6', '#fffaf0'],
  yellow: ['#efc95a', '#e4b53c', '#f5da86'],
  brown: ['#d6a567', '#c08a48', '#e3bd84'],
};
const GREEN = ['#4f8a2c', '#3c7322', '#6aa63c', '#2f611a'];

export const bowlDishes = {
  hummus: dip(
    'hebron',
    '#ecd6a6',
    '#d7b980',
    '#b98d22',
    top.chickpeas(9, { reach: 0.26 }),
    top.parsley(16, { from: 0.5 }),
    spice,
  ),
  hummusMeat: dip(
    'clay',
    '#ecd6a6',
    '#d7b980',
    '#b98d22',
    top.mince(90, { reach: 0.46 }),
    top.pine(26, { reach: 0.5 }),
    top.parsley(10),
  ),
  mutabbal: dip('cream', '#d9ccb0', '#b5a283', '#a98f2a', top.pomegranate(34, { reach: 0.75 }), top.parsley(18)),
  muhammara: dip(
    'white',
    '#b8442a',
    '#8f2c18',
    '#7a2a0c',
    bits('nut', 14, 0.1, ['#a8743f', '#8a5a2c'], { reach: 0.5 }),
    top.parsley(14),
  ),
  labneh: dip(
    'green',
    '#f7f4ec',
    '#e2ddd0',
    '#a9a13a',
    top.mint(5, { reach: 0.25, size: 0.18 }),
    bits('dice', 50, 0.014, ['#5f7236'], {}),
  ),
  labnehZaatar: dip(
    'blue',
    '#f7f4ec',
    '#e2ddd0',
    '#a9a13a',
    bits('dice', 420, 0.016, ['#5f6a2c', '#77803a', '#d9c48c'], { reach: 0.55 }),
  ),
  foul: sauced(
    'clay',
    ['#7d4c2b', '#5c3119'],
    bits('nut', 90, 0.09, ['#6b3d20', '#83522f', '#552c15'], { gloss: 0.6 }),
    top.tomatoDice(24, 0.05),
    top.parsley(40),
    bits('slice', 3, 0.14, ['#e6b81c'], { from: 0.6 }),
  ),
  shakshuka: (field: Field, spot: Spot) => {
    const bed = pan(field, spot);
    field.stamp({
      ...bed,
      rx: bed.r,
      base: bed.z,
      shape: (u, v, x, y) => (u * u + v * v > 1 ? -1 : bed.r * 0.16 * layeredNoise(x * 26, y * 26, 4, 4)),
      paint: mottled('#c43a1c', '#94230e', 0.03, 6),
      gloss: 0.65,
    });
    sprinkle(field, bed, spot, [top.tomatoDice(70, 0.07), bits('dice', 26, 0.06, ['#5d8a2c', '#d9a52c'])]);
    eggs(
      field,
      bed,
      [
        [-0.4, -0.28],
        [0.42, -0.2],
        [0, 0.44],
      ],
      0.4,
    );
    sprinkle(field, bed, spot, [top.parsley(46), spice]);
  },
  friedEggs: (field: Field, spot: Spot) => {
    const bed = pan(field, spot);
    pool(field, bed, mottled('#3a2a18', '#241a10', 0.05), 0.8);
    eggs(
      field,
      bed,
      [
        [-0.3, -0.12],
        [0.36, 0.18],
      ],
      0.62,
    );
    sprinkle(field, bed, spot, [bits('dice', 120, 0.012, ['#7a1f1c', '#4a1512', '#222222']), top.parsley(14)]);
  },
  lentilSoup: soup(
    'hebron',
    '#e2a63c',
    '#c98724',
    top.parsley(22, { reach: 0.5 }),
    bits('dice', 12, 0.09, ['#d9a45c', '#b97d36'], { reach: 0.6, char: 0.3 }),
    spice,
  ),
  chickenSoup: soup(
    'white',
    '#e9c766',
    '#d4a83f',
    top.chicken(9, 0.15, { char: 0 }),
    bits('shred', 30, 0.2, ['#f3e3b8', '#ead29a']),
    bits('slice', 9, 0.1, ['#dd7a22']),
    top.parsley(40),
  ),
  tomatoSoup: soup(
    'black',
    '#cf4a26',
    '#a9300f',
    bits('leaf', 4, 0.2, ['#3f7d33', '#57964a'], { reach: 0.3 }),
    bits('dice', 10, 0.09, ['#d9a45c', '#b97d36'], { reach: 0.7, char: 0.3 }),
  ),
  mujaddara: heap(
    'bowl',
    'cream',
    mottled('#b98d5c', '#8a6238', 0.02),
    0.5,
    top.rice(420, RICE.brown),
    bits('nut', 170, 0.04, ['#5c3c22', '#6f4c2e'], {}),
    bits('shred', 60, 0.17, ['#6b3312', '#8a4a1c', '#4d220b'], { reach: 0.5, gloss: 0.5 }),
  ),
  tabbouleh: heap(
    'bowl',
    'white',
    mottled('#4f8a2c', '#356b1d', 0.02),
    0.5,
    bits('leaf', 560, 0.065, GREEN, { reach: 0.98 }),
    top.tomatoDice(70, 0.05),
    bits('dice', 80, 0.022, ['#ead9ac'], {}),
    bits('slice', 2, 0.2, ['#e6b81c'], { from: 0.7 }),
  ),
  fattoush: heap(
    'bowl',
    'clay',
    mottled('#6aa63c', '#447f28', 0.05),
    0.45,
    top.greens(60, 0.22),
    top.tomatoes(7, 0.15),
    top.cucumbers(9, 0.13),
    bits('ring', 7, 0.14, ['#d9a8c4', '#f0e2ea']),
    bits('slice', 6, 0.1, ['#c0392f']),
    bits('dice', 30, 0.11, ['#d9a45c', '#c08437', '#e8bf7c'], { char: 0.25 }),
    bits('dice', 200, 0.012, ['#7a1f2c', '#5c1420']),
  ),
  countrySalad: heap(
    'bowl',
    'blue',
    mottled('#9cbf6a', '#6a9a3c', 0.05),
    0.4,
    top.tomatoDice(80, 0.11),
    bits('dice', 70, 0.1, ['#9ccc6a', '#6fa83e', '#c9e3a0'], { gloss: 0.5 }),
    bits('dice', 26, 0.08, ['#efe6ee', '#cfa6c0']),
    top.parsley(60),
  ),
  caesar: heap(
    'plate',
    'white',
    mottled('#9cc46a', '#6fa33c', 0.05),
    0.4,
    top.greens(46, 0.36),
    bits('dice', 22, 0.12, ['#d9a45c', '#b97d36'], { char: 0.3 }),
    bits('shred', 14, 0.3, ['#d9a860', '#c48c42'], { char: 0.4, turn: 0.4, reach: 0.5 }),
    bits('leaf', 24, 0.1, ['#f4e6b4', '#ead594']),
  ),
  greekSalad: heap(
    'bowl',
    'blueLine',
    mottled('#9cbf6a', '#6a9a3c', 0.05),
    0.35,
    top.cucumbers(16, 0.17),
    top.tomatoDice(22, 0.17),
    top.onions(7, 0.22),
    bits('dice', 14, 0.15, ['#f7f4ea', '#ece6d6']),
    top.olivesOf(13, 0.1),
    bits('dice', 90, 0.012, ['#5f6a2c']),
  ),
  quinoa: heap(
    'bowl',
    'rose',
    mottled('#d9c08c', '#b9985c', 0.01),
    0.4,
    bits('ball', 700, 0.022, ['#e6d2a2', '#cfb47a', '#b5935a', '#8a4a36']),
    top.pomegranate(44),
    top.mint(8, { size: 0.13, reach: 0.7 }),
    bits('nut', 14, 0.09, ['#9a6a3a', '#7d5029']),
  ),
  hummusFatteh: sauced(
    'copper',
    ['#f6f1e3', '#e3d8bf'],
    bits('dice', 24, 0.11, ['#cf9a4e', '#b37a30'], { from: 0.5, char: 0.25 }),
    top.chickpeas(26, { reach: 0.6 }),
    top.pine(30, { reach: 0.6 }),
    top.parsley(30),
    spice,
  ),
  eggplantFatteh: sauced(
    'blue',
    ['#f6f1e3', '#e3d8bf'],
    bits('chunk', 11, 0.2, ['#4a2c38', '#5d3a44', '#3a2029'], { gloss: 0.6 }),
    bits('dice', 20, 0.09, ['#cf9a4e'], { from: 0.6, char: 0.25 }),
    top.mince(50),
    top.pomegranate(26),
    top.parsley(24),
  ),
  shishbarak: sauced(
    'hebron',
    ['#f6f1e6', '#e6dcc8'],
    bits('chunk', 17, 0.19, ['#efd9ae', '#e6c890', '#f4e4c2'], { gloss: 0.5 }),
    top.parsley(60),
    bits('dice', 14, 0.03, ['#d9b04a']),
    top.pine(10),
  ),
  spicyPotato: heap(
    'bowl',
    'black',
    mottled('#c98d34', '#a56a1c', 0.03),
    0.3,
    bits('dice', 60, 0.17, ['#e0a83e', '#cf902c', '#edc168'], { char: 0.3, gloss: 0.4 }),
    bits('leaf', 60, 0.06, GREEN),
    bits('dice', 30, 0.03, ['#b52514']),
  ),
  cauliflower: heap(
    'bowl',
    'tin',
    mottled('#d9b06a', '#b98638', 0.03),
    0.3,
    bits('chunk', 34, 0.22, ['#dcae62', '#c99345', '#eac88a'], { char: 0.4 }),
    top.parsley(26),
    bits('ball', 10, 0.05, ['#f3ead6']),
  ),
  olives: heap(
    'bowl',
    'cream',
    mottled('#7a8a3c', '#56662a', 0.03),
    0.22,
    bits('nut', 46, 0.19, ['#7d8c3a', '#93a048', '#5f7030', '#3f3440'], { gloss: 0.95 }),
    bits('slice', 2, 0.17, ['#e6b81c']),
    top.parsley(10),
  ),
  pickles: heap(
    'bowl',
    'yellow',
    mottled('#7a9a3c', '#56762a', 0.03),
    0.22,
    bits('slice', 12, 0.17, ['#6d8f34', '#86a648']),
    bits('stick', 14, 0.3, ['#c43a6a', '#d8588a', '#b02a58'], { gloss: 0.6 }),
    bits('slice', 9, 0.12, ['#dd7a22']),
    bits('shred', 4, 0.34, ['#b52514', '#7d9a2e'], { gloss: 0.8 }),
  ),
  fries: heap(
    'bowl',
    'tin',
    mottled('#d9a53c', '#b9842a', 0.05),
    0.35,
    top.frenchFries(70, 0.42),
    bits('dice', 60, 0.012, ['#f6f0e0']),
  ),
  ricePudding: sauced(
    'blueLine',
    ['#fbf5e8', '#efe3cc'],
    bits('grain', 160, 0.06, ['#fffaf0', '#f0e4cc']),
    bits('dice', 260, 0.014, ['#8a4a1c', '#6b3512'], { reach: 0.4 }),
    top.pistachio(30, { reach: 0.3 }),
  ),
  bolognese: heap(
    'plate',
    'cream',
    mottled('#e6bf6a', '#cfa044', 0.02),
    0.36,
    bits('shred', 240, 0.42, ['#ecc972', '#dfb456', '#f3d88e'], { gloss: 0.4, reach: 0.9 }),
    bits('chunk', 110, 0.075, ['#7a2c16', '#93391f', '#5f200e'], { reach: 0.52, gloss: 0.6 }),
    bits('leaf', 3, 0.2, ['#3f7d33', '#57964a'], { reach: 0.2 }),
    bits('dice', 60, 0.02, ['#f4e6b4'], { reach: 0.5 }),
  ),
  penne: sauced(
    'black',
    ['#c23a1c', '#98280f'],
    bits('shred', 64, 0.28, ['#e2893c', '#d4732c', '#eda252'], { gloss: 0.6 }),
    top.parsley(20),
    bits('ball', 7, 0.13, ['#c8301c', '#d94a30'], { gloss: 0.9 }),
    bits('leaf', 3, 0.2, ['#3f7d33'], { reach: 0.3 }),
  ),
} satisfies Record<string, Dish>;

export { charred, heap, RICE, sauced, seedOf, soup, sprinkle };
