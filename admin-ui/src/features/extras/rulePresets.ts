/** Presets for the rule of a group. (docs/spec/owners-area.md#extras) */
import type { ExtraGroup } from '@qaima/schemas';

export const RULE_NUMBERS = ['min', 'max', 'free', 'each'] as const;
export type RuleNumber = (typeof RULE_NUMBERS)[number];
/** While the user types, a number may be absent or a string. */
export type Rule = Readonly<Record<RuleNumber, unknown>> & Pick<ExtraGroup, 'orNone'>;

interface Preset {
  readonly name: 'one' | 'any' | 'upTo' | 'exact';
  readonly matches: (rule: Rule) => boolean;
  /** The changes that make a rule match the preset. */
  readonly fill: (rule: Rule) => Partial<Rule>;
}

/** Returns the value if it is a number above 1, else `otherwise`. */
const several = (value: unknown, otherwise: number) => (typeof value === 'number' && value > 1 ? value : otherwise);

export const RULE_PRESETS: readonly Preset[] = [
  {
    name: 'one',
    matches: ({ min, max }) => min === 1 && max === 1,
    fill: () => ({ min: 1, max: 1, each: 1 }),
  },
  {
    name: 'any',
    matches: ({ min, max }) => min === 0 && max === null,
    fill: () => ({ min: 0, max: null, orNone: false }),
  },
  {
    name: 'upTo',
    matches: ({ min, max }) => min === 0 && typeof max === 'number',
    fill: ({ max }) => ({ min: 0, max: several(max, 3), orNone: false }),
  },
  {
    name: 'exact',
    matches: ({ min, max }) => typeof min === 'number' && min > 1 && min === max,
    fill: ({ max }) => ({ min: several(max, 2), max: several(max, 2) }),
  },
];

export const activeRulePreset = (rule: Rule): Preset['name'] | null =>
  RULE_PRESETS.find(({ matches }) => matches(rule))?.name ?? null;
