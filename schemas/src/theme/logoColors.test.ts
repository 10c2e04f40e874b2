import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLORS } from './palette.js';
import { logoColors } from './logoColors.js';

type Rgba = readonly [number, number, number, number?];

/** The pixels of a logo, from its colours and the number of pixels of each colour. */
const logo = (...areas: readonly (readonly [Rgba, number])[]) =>
  areas.flatMap(([[r, g, b, opacity = 255], count]) => Array.from({ length: count }, () => [r, g, b, opacity]).flat());

const WHITE: Rgba = [255, 255, 255];
const GREEN: Rgba = [15, 118, 110];
const ORANGE: Rgba = [242, 140, 5];

describe('the colours of a logo', () => {
  it('are its own, the dominant one first, without the paper', () => {
    const colors = logoColors(logo([WHITE, 900], [GREEN, 80], [ORANGE, 20]));
    expect(colors).toMatchObject({ mainColor: '#0f766e', secondaryColor: '#f28c05' });
  });

  it('do not come from edges and noise', () => {
    const colors = logoColors(logo([GREEN, 500], [[190, 40, 60], 3]));
    expect(colors?.mainColor).toBe('#0f766e');
    // The second colour is a variant of green. Three red pixels are too few to count.
    const [red = 0, green = 0] = [1, 3].map((at) =>
      Number.parseInt(colors?.secondaryColor.slice(at, at + 2) ?? '', 16),
    );
    expect(green).toBeGreaterThan(red);
  });

  it('join reds on both sides of the hue circle’s end', () => {
    expect(logoColors(logo([[220, 20, 60], 50]))?.mainColor).toBe('#dc143c');
  });

  it('are neutral for black ink, and none without any', () => {
    expect(logoColors(logo([WHITE, 500], [[17, 17, 17], 50]))?.mainColor).toBe('#111111');
    expect(logoColors(logo([WHITE, 500], [[200, 0, 0, 20], 500]))).toBeNull();
    expect(logoColors([])).toBeNull();
  });

  it('are always four valid colours, whatever the picture', () => {
    fc.assert(
      fc.property(fc.uint8ClampedArray({ maxLength: 400 }), (pixels) => {
        const colors = logoColors(pixels);
        if (!colors) return;
        expect(Object.keys(colors).sort()).toEqual(Object.keys(DEFAULT_COLORS).sort());
        for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });
});
