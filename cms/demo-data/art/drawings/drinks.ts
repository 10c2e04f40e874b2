/** Juices and other drinks in glasses. */
import type { Glass } from './glassSvg';

const glass = (top: string, bottom: string, straw?: string): Glass => ({
  kind: 'glass',
  top,
  bottom,
  ...(straw ? { straw } : {}),
});

export const drinks = {
  orangeJuice: glass('#ffc04a', '#ff8a1c', '#e2502e'),
  lemonMint: glass('#e6f29a', '#9fcf4a', '#3f9a5c'),
  strawberryJuice: glass('#ff8a94', '#e0263f', '#ffffff'),
  mangoJuice: glass('#ffd35a', '#ffa51c', '#4f9a34'),
  pomegranateJuice: glass('#e04a68', '#8f0f35', '#f6d24e'),
  carrotJuice: glass('#ffab5c', '#f0661c', '#5c9c37'),
  watermelonJuice: glass('#ff9a8a', '#f04848', '#3f8a4c'),
  avocadoJuice: glass('#dcebaa', '#9cc25a', '#8a5a2c'),
  bananaMilk: glass('#fff4cf', '#f6dc8c', '#f0a83c'),
  cocktail: glass('#ff8a5c', '#f6c234', '#d8326c'),
  appleJuice: glass('#d9ee8a', '#a5cc3c', '#3f8a2c'),
  pineappleJuice: glass('#fff09a', '#f6cc34', '#2f9a8a'),
  blueLagoon: glass('#aeeaf6', '#3ca8dc', '#ffffff'),
  mintTea: glass('#d98a3c', '#a4521c'),
  zhourat: glass('#ecc05c', '#c98a24'),
  ayran: glass('#ffffff', '#eef0f2'),
  tamarind: glass('#a85c34', '#5c2412', '#f0c46c'),
  icedCoffee: glass('#d9b48a', '#7a4a2c', '#3c241a'),
} as const satisfies Record<string, Glass>;
