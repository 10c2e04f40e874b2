import { describe, expect, it } from 'vitest';
import { isInViewportBand } from './interestRule.js';

describe('the middle band of the viewport', () => {
  it('holds items whose centre is a quarter from the middle at most', () => {
    expect(isInViewportBand(150, 100, 800)).toBe(true);
    expect(isInViewportBand(149, 100, 800)).toBe(false);
    expect(isInViewportBand(550, 100, 800)).toBe(true);
    expect(isInViewportBand(551, 100, 800)).toBe(false);
  });

  it('goes by the centre, however tall the item', () => {
    expect(isInViewportBand(-1000, 2800, 800)).toBe(true);
    expect(isInViewportBand(350, 2800, 800)).toBe(false);
  });
});
