import { contrastOf } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { PALETTE } from './palette.js';

type Colour = keyof typeof PALETTE;

const PLAIN = ['page', 'surface', 'raised', 'head', 'hover', 'sunken', 'selected'] as const;
const TONES = ['paidGround', 'mostGround', 'halfGround', 'lowGround', 'scarceGround'] as const;

/** Text colours with their backgrounds. */
const READ: Partial<Record<Colour, readonly Colour[]>> = {
  text: [...PLAIN, ...TONES, 'accentSoft', 'ringingGround', 'warningSoft', 'dangerSoft', 'chip', 'chosen'],
  muted: [...PLAIN, ...TONES, 'accentSoft', 'ringingGround'],
  accent: ['page', 'surface', 'raised', 'selected'],
  accentDark: [...PLAIN, ...TONES, 'accentSoft'],
  onAccent: ['accent', 'accentDark'],
  danger: ['page', 'surface', 'raised', 'head', 'hover', 'dangerSoft'],
  onDanger: ['danger'],
  warning: ['page', 'surface', 'head', 'warningSoft'],
  warningText: ['warningSoft'],
  ended: [...TONES, 'surface'],
  ok: [...TONES, 'surface'],
  ringingText: ['ringingGround', 'surface'],
  service: ['serviceGround', 'surface'],
};

/** Colours that need non-text contrast, with their backgrounds: input borders, focus ring, progress. */
const SEEN: Partial<Record<Colour, readonly Colour[]>> = {
  control: [...PLAIN, ...TONES],
  accent: [...PLAIN, ...TONES],
  meterFill: ['meter'],
};

const pairsOf = (table: Partial<Record<Colour, readonly Colour[]>>) =>
  (Object.keys(table) as Colour[]).flatMap((ink) => (table[ink] ?? []).map((ground) => [ink, ground] as const));

/** The pairs with a contrast below `least`. */
const tooNear = (table: Partial<Record<Colour, readonly Colour[]>>, mode: 0 | 1, least: number) =>
  pairsOf(table)
    .map(([ink, ground]) => ({ ink, ground, ratio: contrastOf(PALETTE[ink][mode], PALETTE[ground][mode]) }))
    .filter(({ ratio }) => ratio < least);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s colours of the admin area', (_, mode) => {
  it('can be read', () => {
    expect(tooNear(READ, mode, 4.5)).toEqual([]);
  });

  it('keep frames, focus and shares in sight', () => {
    expect(tooNear(SEEN, mode, 3)).toEqual([]);
  });

  it('let white be read on what lies over everything', () => {
    for (const ground of ['bar', 'lost', 'ageInTime', 'ageNear', 'ageLate'] as const)
      expect(contrastOf('#ffffff', PALETTE[ground][mode])).toBeGreaterThanOrEqual(4.5);
  });
});
