/** Bread, manaqish and pizza. */
import type { Dish } from './dishSvg';
import type { Bits } from './svgShapes';
import type { Ring } from './ringBreadSvg';
import { almonds, blisters, some } from './toppings';

/** A loaf with a rim and a topping. */
const bread = (light: string, deep: string, ...bits: Bits[]): Dish => ({
  kind: 'bread',
  ware: 'crust',
  light,
  deep,
  bits: [blisters, ...bits],
});

export const breads = {
  zaatar: bread('#8d9a3c', '#5a661f', some(70, ['#6d7a26', '#a3ad55', '#4b5618', '#efe2b4'], 5, 3.5, 0.93)),
  cheeseBread: bread('#fff6d2', '#f4d27c', some(16, ['#fffbe6', '#f2c768', '#ffeeb4'], 17, 10, 0.85)),
  halfHalf: bread('#fff0c0', '#c2b254', some(20, ['#6d7a26', '#fffbe6', '#8d9a3c', '#fff0b4'], 15, 8, 0.88)),
  meatBread: bread('#cf6b40', '#94381a', some(40, ['#8e3a1c', '#b5532c', '#e0664a', '#5c8f34'], 7, 5, 0.92)),
  muhammaraBread: bread('#f0683c', '#c2321a', some(26, ['#d9421f', '#f7835a', '#f6dfa4'], 5, 4, 0.9)),
  eggBread: bread(
    '#fff3c9',
    '#f4cf74',
    some(3, ['#fffaf0'], 28, 20, 0.58, { turn: 0 }),
    some(3, ['#ffb52a'], 12, 10, 0.52, { turn: 0 }),
  ),
  sausageBread: bread('#fff0c4', '#f0c464', some(12, ['#b5341c', '#98260f'], 17, 12, 0.82)),
  taboun: {
    kind: 'loaf',
    ware: 'crust',
    light: '#fbe3b6',
    deep: '#e9b96e',
    bits: [some(9, ['#f3d19a', '#eec68a'], 22, 12, 0.88)],
  },
  musakhan: bread('#c9824a', '#8e4420', some(34, ['#7a2f3c', '#93404a', '#b5563a'], 15, 4, 0.92), {
    ...almonds,
    count: 12,
  }),
  margherita: bread(
    '#f0663c',
    '#cf3a1c',
    some(9, ['#fffaf0', '#fff3da'], 20, 13, 0.78),
    some(7, ['#3f8a2c', '#57a63c'], 13, 6, 0.7),
  ),
  vegetablePizza: bread(
    '#fde08a',
    '#f0b23c',
    some(22, ['#4f9a34', '#d8412f', '#2a2326', '#f3e3ef', '#f6c934'], 12, 8, 0.85),
  ),
  pepperoni: bread('#fddc80', '#f0ae3c', some(12, ['#c8321f', '#b02513'], 18, 13, 0.82)),
  fourCheese: bread('#fff4cc', '#f7cf6c', some(16, ['#fffdf2', '#ffe6a0', '#f4b942', '#ffeec0'], 18, 11, 0.85)),
  barbecuePizza: bread(
    '#d98a4a',
    '#a4521f',
    some(13, ['#f4d39a', '#e9bd74'], 16, 10, 0.82),
    some(10, ['#a55aa0', '#5c9c37'], 12, 4, 0.85),
  ),
  kaak: {
    kind: 'ring',
    light: '#e9a64c',
    deep: '#b8701f',
    bits: [some(70, ['#fbe6b8', '#f3d391'], 4.5, 2.6, 0.96, { from: 0.56 })],
  },
} as const satisfies Record<string, Dish | Ring>;
