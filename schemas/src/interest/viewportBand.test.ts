import { describe, expect, it } from 'vitest';
import { isInBand } from './viewportBand.js';

describe('the middle band of the viewport', () => {
  it('holds items whose centre is a quarter from the middle at most', () => {
    expect(isInBand(150, 100, 800)).toBe(true);
    expect(isInBand(149, 100, 800)).toBe(false);
    expect(isInBand(550, 100, 800)).toBe(true);
    expect(isInBand(551, 100, 800)).toBe(false);
  });

  it('goes by the centre, however tall the item', () => {
    expect(isInBand(-1000, 2800, 800)).toBe(true);
    expect(isInBand(350, 2800, 800)).toBe(false);
  });
});
