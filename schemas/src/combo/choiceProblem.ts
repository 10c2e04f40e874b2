/**
 * Rules of a combo's choices that their schema can't express, and messages for refused picks.
 * (docs/spec/domain.md#combos)
 */
import type { ChoiceProblem } from '../extra-group/choices.js';
import { isolateAuto } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import { comboChoiceSchema, type ComboChoice } from './combo.js';
import type { PickableItem, PickProblem } from './picks.js';

type Items = ReadonlyMap<string, Pick<PickableItem, '_id' | 'subItems'>>;

interface ComboChoicesProblem {
  /** A JSON pointer from the list of choices. */
  readonly path: string;
  readonly message: LocalizedText;
}

type Choice = Pick<ComboChoice, 'title' | 'min' | 'max' | 'of'>;

const offers = ({ item, subItem }: ComboChoice['of'][number], items: Items): boolean => {
  const found = items.get(item);
  return found !== undefined && (subItem === undefined || !!found.subItems?.some(({ _id }) => _id === subItem));
};

const { min: minSchema, max: maxSchema } = comboChoiceSchema.properties;

/**
 * The first choice whose minimum exceeds its maximum; null if there is none. Absent limits have their defaults, as in a
 * form.
 */
export function choiceLimitsProblem(
  choices: readonly { readonly title?: string; readonly min?: number; readonly max?: number }[],
): ComboChoicesProblem | null {
  for (const [index, { title = '', min = minSchema.default, max = maxSchema.default }] of choices.entries())
    if (min > max) return { path: `/${index}/min`, message: minAboveMax(title, min, max) };
  return null;
}

/**
 * Why a combo's choices are refused; null if they are valid. A guest may pick an item several times, so a maximum above
 * the number of offered items is valid.
 * @param items the items of the menu, by id
 */
export function comboChoicesProblem(choices: readonly Choice[], items: Items): ComboChoicesProblem | null {
  for (const [index, { title, of }] of choices.entries()) {
    const strange = of.findIndex((entry) => !offers(entry, items));
    if (strange < 0) continue;
    const field = items.has(of[strange]?.item ?? '') ? 'subItem' : 'item';
    return { path: `/${index}/of/${strange}/${field}`, message: notThere(title) };
  }
  return choiceLimitsProblem(choices);
}

/**
 * The choices without deleted items and sub-items. A choice without any options stays in the list, because picks refer
 * to choices by index.
 */
export const presentChoices = <C extends Choice>(choices: readonly C[], items: Items): C[] =>
  choices.map((choice) => ({ ...choice, of: choice.of.filter((entry) => offers(entry, items)) }));

/**
 * Converts the problem of a refused pick to the problem of a refused extra, so that the same messages describe both.
 * The combo's choice becomes the group of the extra.
 */
export function toChoiceProblem(
  { kind, choice, item }: PickProblem,
  choices: readonly Choice[],
  titleOf: (item: string) => string,
): ChoiceProblem {
  const { title = '', min = 0, max = 0 } = choices[choice] ?? {};
  const limit = kind === 'too-few' ? { limit: min } : kind === 'too-many' ? { limit: max } : {};
  const extra = item === undefined ? {} : { extra: item, extraTitle: titleOf(item) };
  return { kind, group: String(choice), groupTitle: title, ...extra, ...limit };
}

const minAboveMax = (title: string, min: number, max: number): LocalizedText => ({
  ar: `«${isolateAuto(title)}»: الحد الأدنى (${min}) لا يمكن أن يزيد على الحد الأعلى (${max}).`,
  en: `“${isolateAuto(title)}”: at least (${min}) can’t be above at most (${max}).`,
});
const notThere = (title: string): LocalizedText => ({
  ar: `«${isolateAuto(title)}»: أحد الأصناف أو خياراته غير موجود في هذه القائمة.`,
  en: `“${isolateAuto(title)}”: an item, or its option, is not in this menu.`,
});
