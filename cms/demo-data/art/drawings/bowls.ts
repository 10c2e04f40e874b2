/** Dishes in bowls: dips, soups, fatteh, salads, rice and puddings. */
import type { Dish } from './dishSvg';
import type { Bits } from './svgShapes';
import { almonds, chickpeas, eggplant, grains, mince, parsley, pine, pistachio, pomegranate, some } from './toppings';

type Ware = Dish['ware'];
const bowl = (ware: Ware, light: string, deep: string, ...bits: Bits[]): Dish => ({
  kind: 'bowl',
  ware,
  light,
  deep,
  bits,
});
/** A dip with the furrow of a spoon. */
const dip = (ware: Ware, light: string, deep: string, swirl: string, ...bits: Bits[]): Dish => ({
  ...bowl(ware, light, deep, ...bits),
  swirl,
});
const heap = (ware: Ware, light: string, deep: string, ...bits: Bits[]): Dish => ({
  ...bowl(ware, light, deep, ...bits),
  heaped: true,
});

export const bowls = {
  hummus: dip('white', '#f8e6bd', '#dfb978', '#c99a4a', chickpeas, { ...parsley, from: 0.6 }),
  hummusMeat: dip('clay', '#f8e6bd', '#dfb978', '#c99a4a', mince, pine),
  mutabbal: dip('clay', '#efe6d2', '#cdbb98', '#a9b04d', pomegranate),
  babaGhanouj: bowl('white', '#e7b98c', '#a8693f', some(22, ['#d8412f', '#e96a4d', '#4f9a34', '#6fb84a'], 8, 6, 0.88)),
  muhammara: dip('white', '#e8673a', '#b22f16', '#8a2010', some(9, ['#b07a45', '#93602f'], 10, 8, 0.5)),
  labneh: dip('blue', '#ffffff', '#e4e0ea', '#b9b04a', { ...parsley, count: 9 }),
  cucumberYogurt: bowl('green', '#ffffff', '#dfe9da', some(16, ['#9ccf6a', '#7fb84c', '#c3e59a'], 11, 9, 0.86)),
  foul: bowl('clay', '#a5663a', '#6b3417', some(20, ['#7d3f1f', '#94512b', '#5e2c12'], 12, 8, 0.9), {
    ...parsley,
    count: 8,
  }),
  tomatoPan: bowl('copper', '#ef5f38', '#b92c12', some(18, ['#f7795a', '#d63a1e', '#5c9c37'], 12, 8, 0.85)),
  shakshuka: bowl(
    'copper',
    '#f0562e',
    '#b8260f',
    some(3, ['#fffaf0'], 30, 22, 0.62, { turn: 0 }),
    some(3, ['#ffc22e'], 13, 11, 0.54, { turn: 0 }),
    { ...parsley, count: 9, from: 0.3 },
  ),
  lentilSoup: bowl('white', '#fbc45c', '#e0922a', { ...parsley, count: 8, reach: 0.6 }),
  vegetableSoup: bowl(
    'green',
    '#f7a64c',
    '#d9742a',
    some(18, ['#f2792b', '#8ab84a', '#f6d24e', '#f6efe2'], 10, 8, 0.88),
  ),
  chickenSoup: bowl('blue', '#fce9a6', '#ebc765', some(14, ['#fff4da', '#f2dcae'], 15, 4, 0.85), {
    ...parsley,
    count: 7,
  }),
  freekehSoup: bowl('clay', '#c9bf7a', '#8f8a45', some(34, ['#a8a259', '#7d7a38', '#d6cf94'], 6, 4, 0.92)),
  tomatoSoup: dip('white', '#f4694a', '#cf3018', '#ffe6d2', { ...parsley, count: 5, reach: 0.4 }),
  cornSoup: bowl('copper', '#fdeb9d', '#f0c84e', some(18, ['#ffd23a', '#f6b91c'], 7, 6, 0.75)),
  mansaf: heap('copper', '#fdf0b4', '#efc553', grains, almonds),
  kabsa: heap(
    'white',
    '#f7c177',
    '#d98a36',
    { ...grains, colours: ['#fbdfae', '#f0b25c', '#e8964a'] },
    { ...almonds, count: 7 },
    some(7, ['#5b2a1a', '#76402a'], 7, 6, 0.8),
  ),
  maqlouba: heap('clay', '#f3cb7c', '#c98b3c', { ...grains, colours: ['#f9e0a6', '#eab865', '#dfa04e'] }, eggplant, {
    ...pine,
    count: 9,
  }),
  freekeh: heap(
    'green',
    '#c3bb74',
    '#878340',
    { ...grains, colours: ['#a8a259', '#7d7a38', '#d6cf94'] },
    { ...almonds, count: 9 },
  ),
  mujaddara: heap(
    'white',
    '#c79a66',
    '#8a5e34',
    { ...grains, colours: ['#e3c390', '#6b4526', '#a97842'] },
    some(13, ['#7a3f16', '#96561f'], 16, 4, 0.5),
  ),
  potatoCubes: bowl(
    'clay',
    '#f7d06c',
    '#d99a2e',
    some(26, ['#f7cf63', '#eeb944', '#fbdc85'], 15, 12, 0.9),
    { ...parsley, count: 10 },
    some(8, ['#cf2b1d'], 5, 4, 0.85),
  ),
  tabbouleh: heap(
    'white',
    '#7cc04a',
    '#3f8a2c',
    some(60, ['#4f9a34', '#6fb84a', '#8fd05f', '#2f7326'], 9, 6, 0.97),
    some(15, ['#e2402d', '#f2664c'], 8, 7, 0.85),
  ),
  countrySalad: heap(
    'blue',
    '#d7ecb0',
    '#94c25c',
    some(36, ['#e2402d', '#a7d96c', '#f2664c', '#cfeea0', '#f7f0f7'], 14, 11, 0.94),
    parsley,
  ),
  arugula: heap(
    'clay',
    '#69ad3f',
    '#3a7d29',
    some(42, ['#4f9a34', '#3d8429', '#78bf4c'], 20, 7, 0.95),
    some(8, ['#d9a8d6', '#f1d3ef'], 18, 4, 0.8),
  ),
  grainSalad: heap(
    'white',
    '#efd9a4',
    '#c9a35c',
    { ...grains, colours: ['#f6e4b4', '#d8b268', '#fff3d2'] },
    { ...pomegranate, count: 16 },
    { ...parsley, count: 20 },
  ),
  cornSalad: heap(
    'green',
    '#fde07a',
    '#efb92c',
    some(60, ['#ffd23a', '#f6b91c', '#ffe27a'], 9, 7, 0.96),
    some(12, ['#d8412f', '#4f9a34'], 8, 6, 0.85),
  ),
  hummusFatteh: bowl(
    'clay',
    '#fffdf6',
    '#e9e0cc',
    some(12, ['#e0a85c', '#cc8c3e'], 13, 9, 0.86),
    { ...chickpeas, count: 12, reach: 0.6 },
    { ...pine, count: 6 },
  ),
  meatFatteh: bowl(
    'white',
    '#fffdf6',
    '#e9e0cc',
    some(10, ['#e0a85c', '#cc8c3e'], 13, 9, 0.92, { from: 0.5 }),
    mince,
    pine,
  ),
  eggplantFatteh: bowl(
    'blue',
    '#fffdf6',
    '#e6dfd2',
    some(9, ['#d9963f', '#c17f2e'], 13, 9, 0.9, { from: 0.5 }),
    { ...eggplant, count: 9, rx: 14, ry: 10 },
    { ...pomegranate, count: 9 },
  ),
  chickenFatteh: bowl(
    'green',
    '#fffdf6',
    '#e9e0cc',
    some(14, ['#f0bf74', '#dda24f', '#f7d49a'], 17, 9, 0.7),
    { ...almonds, count: 8 },
    { ...parsley, count: 6 },
  ),
  shishbarak: bowl('white', '#fffdf7', '#e9dfcf', some(9, ['#f2d3a0', '#e6bd80'], 21, 15, 0.74), {
    ...parsley,
    count: 7,
  }),
  ricePudding: bowl('green', '#fffaf0', '#efdfc2', some(30, ['#b4692c', '#c98343'], 4, 2.5, 0.5)),
  muhallabieh: bowl('blue', '#ffffff', '#efe3ee', pistachio),
  ummAli: bowl('clay', '#fff0d0', '#e3b46c', some(12, ['#eec27a', '#d79f4c'], 20, 10, 0.82), {
    ...pistachio,
    count: 14,
  }),
} as const satisfies Record<string, Dish>;
