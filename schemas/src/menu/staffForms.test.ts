import { expect, it } from 'vitest';
import { parseMenuReference } from './staffForms.js';

it('a menu is meant by its id, its short name, or an address of its pages', () => {
  expect(
    [
      ' innova ',
      'a1b2c3d4e5f6a7b8c9d0e1f2',
      'https://menu.example/m/innova',
      'https://menu.example/m/innova/admin/items?item=x',
      '/m/innova?lang=en',
      'https://menu.example/cart/x',
    ].map(parseMenuReference),
  ).toEqual(['innova', 'a1b2c3d4e5f6a7b8c9d0e1f2', 'innova', 'innova', 'innova', 'https://menu.example/cart/x']);
});
