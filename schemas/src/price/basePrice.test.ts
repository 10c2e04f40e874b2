import { describe, expect, it } from 'vitest';
import { withBasePrice } from './basePrice.js';

describe('the base price of an item', () => {
  it('follows the lowest of its sub-items where none was typed', () => {
    const subItems = [{ price: 4 }, { price: 2.5 }, { price: '1,250' }, undefined];
    expect(withBasePrice({ subItems })).toEqual({ subItems, price: 2.5 });
    expect(withBasePrice({ price: '7 25', subItems: [{}] })).toEqual({ price: 0, subItems: [{}] });
  });

  it('is what was typed otherwise', () => {
    for (const item of [{ price: 3, subItems: [{ price: 2 }] }, { subItems: [] }, {}, { price: '1,250' }])
      expect(withBasePrice(item)).toBe(item);
  });
});
