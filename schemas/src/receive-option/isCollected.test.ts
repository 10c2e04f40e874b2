import { expect, it } from 'vitest';
import { isCollected } from './isCollected.js';
import { receiveIcons } from './icons.js';

it('tells what the customer comes for from what is brought', () => {
  expect(['storefront-outline', 'walk-outline', 'restaurant-outline'].map(isCollected)).toEqual([true, true, true]);
  expect(['bicycle-outline', 'car-outline', 'home-outline', 'unheard-of', '', null].some(isCollected)).toBe(false);
});

it('knows its icons from those that owners are offered', () => {
  expect(receiveIcons.filter(({ name }) => isCollected(name))).toHaveLength(9);
});
