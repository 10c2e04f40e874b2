/** The tip that a guest adds to an order. (docs/spec/domain.md#sums) */
import { moneyField } from '../core/fields.js';
import type { LocalizedText } from '../core/language.js';
import type { TypeOf } from '../core/schema.js';
import { DEFAULT_TIPS, type SumSettings } from '../menu/sumSettings.js';

/** A percentage that the menu offers, or an amount; null for none. */
export const tipField = {
  type: ['object', 'null'],
  title: 'الإكرامية',
  'x-en': 'Tip',
  additionalProperties: false,
  properties: {
    percent: { type: 'number', title: 'النسبة', 'x-en': 'Percent', minimum: 0, maximum: 100 },
    amount: { ...moneyField, title: 'المبلغ', 'x-en': 'Amount' },
  },
} as const;
export type Tip = TypeOf<typeof tipField>;

/** The tips of a menu with defaults. */
export const tipsOf = ({ tips = {} }: SumSettings) => {
  const { active, percents, own } = { ...DEFAULT_TIPS, ...tips };
  return { active, percents, own, services: tips.services };
};

const ONE_TIP: LocalizedText = { ar: 'الإكرامية نسبة أو مبلغ.', en: 'A tip is a percentage or an amount.' };
const NO_TIPS: LocalizedText = { ar: 'لا تُضاف هنا إكرامية.', en: 'No tip can be added here.' };
const NO_SUCH_TIP: LocalizedText = { ar: 'هذه النسبة غير معروضة.', en: 'This percentage is not offered.' };
const NO_OWN_TIP: LocalizedText = { ar: 'يرجى اختيار إحدى النسب.', en: 'Please choose one of the percentages.' };

/** Why a menu takes no such tip, or null. That it is at most the lines' sum is for `sumsOf` to see. */
export function tipProblem(tip: Tip, settings: SumSettings): LocalizedText | null {
  const { active, percents, own } = tipsOf(settings);
  if (tip === null) return null;
  if ((tip.percent === undefined) === (tip.amount === undefined)) return ONE_TIP;
  if (!active) return NO_TIPS;
  if (tip.amount !== undefined) return own ? null : NO_OWN_TIP;
  return percents.some((percent) => percent === tip.percent) ? null : NO_SUCH_TIP;
}
