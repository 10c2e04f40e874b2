/** Foods on skewers: the colour and the length of each piece. */
import type { Skewers } from './skewersSvg';

export const grilledOnSkewers = {
  kebab: {
    kind: 'skewers',
    rows: 3,
    moulded: true,
    pieces: [
      ['#8f4a27', 44],
      ['#7f3f1f', 40],
      ['#93502c', 44],
      ['#82411f', 42],
    ],
  },
  kebabTomato: {
    kind: 'skewers',
    rows: 3,
    pieces: [
      ['#d23a22', 30],
      ['#8a4524', 50],
      ['#d23a22', 30],
      ['#8a4524', 50],
      ['#d23a22', 30],
    ],
  },
  kebabEggplant: {
    kind: 'skewers',
    rows: 3,
    pieces: [
      ['#8a4524', 38],
      ['#4b2748', 34],
      ['#8a4524', 38],
      ['#4b2748', 34],
      ['#8a4524', 38],
    ],
  },
  tawook: {
    kind: 'skewers',
    rows: 3,
    pieces: [
      ['#f0b85a', 44],
      ['#e8a843', 44],
      ['#f4c46c', 44],
      ['#eab04e', 44],
    ],
  },
  shuqaf: {
    kind: 'skewers',
    rows: 3,
    pieces: [
      ['#7a3a20', 42],
      ['#5c9c37', 22],
      ['#84421f', 42],
      ['#d9a8c8', 18],
      ['#7a3a20', 42],
    ],
  },
  mixedSkewers: {
    kind: 'skewers',
    rows: 3,
    pieces: [
      ['#f0b85a', 38],
      ['#d23a22', 24],
      ['#8a4524', 48],
      ['#5c9c37', 24],
      ['#f0b85a', 38],
    ],
  },
  vegetableSkewers: {
    kind: 'skewers',
    rows: 3,
    pieces: [
      ['#d23a22', 30],
      ['#5c9c37', 30],
      ['#f6c234', 30],
      ['#7a4a86', 30],
      ['#f3e3ef', 26],
      ['#d23a22', 30],
    ],
  },
} as const satisfies Record<string, Skewers>;
