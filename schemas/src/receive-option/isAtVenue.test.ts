import { expect, it } from 'vitest';
import { isAtVenue } from './isAtVenue.js';
import { receiveIcons } from './icons.js';

it('tells what the customer comes for from what is brought', () => {
  expect(['storefront-outline', 'walk-outline', 'restaurant-outline'].map(isAtVenue)).toEqual([true, true, true]);
  expect(['bicycle-outline', 'car-outline', 'home-outline', 'unheard-of', '', null].some(isAtVenue)).toBe(false);
});

it('knows its icons from those that owners are offered', () => {
  expect(receiveIcons.filter(({ name }) => isAtVenue(name))).toHaveLength(9);
});
