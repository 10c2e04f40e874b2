import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRAST_FLOORS, DEFAULT_COLORS, palette, paletteCss, type ColorMode } from './palette.js';

/** `npm run test:extended` uses more. */
const PALETTES = Number(process.env['TRIAL_PALETTES'] ?? 300);

const MODES: readonly ColorMode[] = ['light', 'dark'];
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const extreme = fc.constantFrom('#000', '#fff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#777777', '#ee6b6b');
const colour = fc.oneof({ weight: 4, arbitrary: anyHex }, { weight: 1, arbitrary: extreme });
const colors = fc.record({ mainColor: colour, secondaryColor: colour, shadeColor: colour, tintColor: colour });

/** The formula of WCAG 2.2, written again here as an independent check. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('a palette', () => {
  it('promises what people need to read it', () => {
    const grounds = ['page', 'surface', 'sunken'];
    const promised = CONTRAST_FLOORS.flatMap(({ role, on, ratio }) =>
      on.map((ground) => `${role} on ${ground}: ${ratio}`),
    );
    const text = ['muted', 'accent', 'sale', 'ok'].flatMap((role) =>
      grounds.map((ground) => `${role} on ${ground}: 4.6`),
    );
    const controls = ['control', 'focus'].flatMap((role) => grounds.map((ground) => `${role} on ${ground}: 3`));
    const tinted = ['sale on saleSoft: 4.6', 'ok on okSoft: 4.6', 'onFill on fill: 4.5', 'onFill2 on fill2: 4.5'];
    const strong = grounds.map((ground) => `text on ${ground}: 10`);
    expect([...promised].sort()).toEqual([...text, ...controls, ...tinted, ...strong].sort());
  });

  it('can be read, whatever the owner’s colours', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom(...MODES), (chosen, mode) => {
        const roles = palette(chosen, mode);
        const failures = CONTRAST_FLOORS.flatMap(({ role, on, ratio }) =>
          on.filter((ground) => contrast(roles[role], roles[ground]) < ratio - 1e-9).map((ground) => [role, ground]),
        );
        expect(failures).toEqual([]);
      }),
      { numRuns: PALETTES },
    );
  });

  it('fills with the owner’s own colours', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom(...MODES), (chosen, mode) => {
        const { fill, fill2 } = palette(chosen, mode);
        const long = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex);
        expect([fill, fill2]).toEqual([long(chosen.mainColor), long(chosen.secondaryColor)]);
      }),
    );
  });

  it('has light grounds by day and dark ones by night', () => {
    fc.assert(
      fc.property(colors, (chosen) => {
        const [day, night] = [palette(chosen, 'light'), palette(chosen, 'dark')];
        for (const ground of ['page', 'surface', 'sunken'] as const) {
          expect(luminance(day[ground])).toBeGreaterThan(0.8);
          expect(luminance(night[ground])).toBeLessThan(0.03);
        }
        expect(day.surface).toBe('#ffffff');
      }),
    );
  });

  it('keeps a colour that can be read as it is', () => {
    const readable = { ...DEFAULT_COLORS, mainColor: '#7a1f12', shadeColor: '#221a15' };
    expect(palette(readable, 'light')).toMatchObject({ accent: '#7a1f12', focus: '#7a1f12', text: '#221a15' });
  });

  it('writes white, ink or black on a fill', () => {
    const onFill = (mainColor: string) => palette({ mainColor }, 'light').onFill;
    expect(['#c0392b', '#f2b705', '#7a7a7a'].map(onFill)).toEqual(['#ffffff', '#1a1614', '#000000']);
  });

  it('replaces what is absent or no colour by the default', () => {
    const standard = palette(DEFAULT_COLORS, 'light');
    const garbage = fc.oneof(
      fc.string(),
      fc.constantFrom(null, undefined, '', 'red', '#12', '#1234', 'url(x)', '#gggggg'),
    );
    const typed = garbage.filter((text) => !/^\s*#([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.test(text ?? ''));
    fc.assert(
      fc.property(typed, typed, typed, typed, (mainColor, secondaryColor, shadeColor, tintColor) => {
        expect(palette({ mainColor, secondaryColor, shadeColor, tintColor }, 'light')).toEqual(standard);
      }),
    );
    expect(palette(null, 'light')).toEqual(standard);
  });
});

describe('a palette’s CSS', () => {
  it('declares every role twice and carries nothing but colours', () => {
    fc.assert(
      fc.property(fc.oneof(colors, fc.record({ mainColor: fc.string() })), (chosen) => {
        const css = paletteCss(chosen);
        const block = String.raw`:root\{(?:--[a-z0-9-]+:#[0-9a-f]{6};?){17}\}`;
        expect(css).toMatch(new RegExp(`^${block}@media \\(prefers-color-scheme:dark\\)\\{${block}\\}$`));
      }),
    );
    expect(paletteCss(null)).toContain('--on-fill-2:#1a1614');
  });
});
