/** Dishes on plates. */
import type { Dish } from './dishSvg';
import type { Bits } from './svgShapes';
import { parsley, pine, pistachio, pomegranate, some } from './toppings';

const plate = (ware: Dish['ware'], light: string, deep: string, ...bits: Bits[]): Dish => ({
  kind: 'plate',
  ware,
  light,
  deep,
  bits,
});

export const plates = {
  dawali: plate('white', '#fbf7ee', '#e6dccb', some(17, ['#5f7d2c', '#72913a', '#4f6b22'], 27, 11, 0.82)),
  kibbeh: plate('blue', '#fbf7ee', '#e6dccb', some(6, ['#9a5223', '#86431a'], 34, 17, 0.72, { turn: -24 }), {
    ...parsley,
    count: 6,
  }),
  grilledKibbeh: plate('clay', '#fbf0dc', '#ead3ac', some(3, ['#8a4a22', '#793c19'], 38, 27, 0.6, { turn: 0 }), {
    ...parsley,
    count: 7,
  }),
  ruqaq: plate('green', '#fbf7ee', '#e6dccb', some(7, ['#e7a648', '#d8913a'], 44, 11, 0.7, { turn: -32 })),
  cheeseSticks: plate('clay', '#fff6e6', '#ecd9b6', some(7, ['#f0b24a', '#e39a33'], 40, 12, 0.72, { turn: 28 })),
  cauliflower: plate('white', '#fbf7ee', '#e6dccb', some(16, ['#e9b65c', '#d99d3f', '#f2ca7c'], 19, 16, 0.78)),
  halloumi: plate('green', '#fbf7ee', '#e6dccb', some(6, ['#f9e3ae', '#efcd86'], 36, 16, 0.68, { turn: -20 }), {
    ...parsley,
    count: 7,
  }),
  sausages: plate(
    'white',
    '#f6d9c4',
    '#d9a384',
    some(7, ['#a53a1f', '#8d2c17'], 40, 12, 0.7, { turn: -26 }),
    pomegranate,
  ),
  kofta: plate('copper', '#f5e0b6', '#d9ae6a', some(7, ['#8e4a27', '#77391b'], 33, 15, 0.76, { turn: 22 }), {
    ...pine,
    count: 9,
    reach: 0.8,
  }),
  omelette: plate('white', '#fde07c', '#f0b63a', { ...parsley, count: 22 }, some(8, ['#d98f2c'], 14, 6, 0.8)),
  spinachPie: plate(
    'white',
    '#fbf7ee',
    '#e6dccb',
    some(5, ['#e2a854', '#d3953f'], 36, 26, 0.62, { turn: 0 }),
    some(5, ['#4f8a34'], 12, 8, 0.6, { turn: 0 }),
  ),
  kunafa: plate('copper', '#ffb04a', '#e6761a', some(60, ['#ffc766', '#f08f2a', '#ffd98c'], 10, 2.2, 0.97), {
    ...pistachio,
    reach: 0.42,
  }),
  smoothKunafa: plate('white', '#ff9d3c', '#e2640f', { ...pistachio, count: 40, reach: 0.75 }),
  baklava: plate('blue', '#fbf3e0', '#ead7b0', some(9, ['#e3a23e', '#cf8a29', '#efb85a'], 27, 17, 0.74, { turn: 30 }), {
    ...pistachio,
    count: 20,
    reach: 0.7,
  }),
  harissa: plate('white', '#f6c56c', '#d18a2c', some(9, ['#fff1d6', '#f3d9a8'], 11, 6.5, 0.82)),
  maamoulPlate: plate(
    'blue',
    '#fbf7ee',
    '#e6dccb',
    some(6, ['#ecc27c', '#e0b066'], 30, 23, 0.7, { turn: 0 }),
    some(50, ['#fffaf0'], 2.2, 1.6, 0.66),
  ),
  lambChops: plate(
    'white',
    '#fbf4e8',
    '#ead9c2',
    some(6, ['#fdf6ea', '#f3e6d2'], 34, 6, 0.98, { from: 0.97, turn: 'outward' }),
    some(6, ['#8a4222', '#7a381b'], 30, 21, 0.5, { from: 0.95, turn: 'outward' }),
    { ...parsley, count: 8, reach: 0.5 },
  ),
  qatayef: plate('green', '#fbf3e0', '#ead7b0', some(6, ['#f0c47c', '#e2ac58'], 32, 20, 0.68, { turn: -14 }), {
    ...pistachio,
    count: 18,
    reach: 0.7,
  }),
} as const satisfies Record<string, Dish>;
