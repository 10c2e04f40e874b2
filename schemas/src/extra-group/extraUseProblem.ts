/**
 * Rules for the uses of extra groups that their schema can't express. Also removes deleted groups and extras from uses.
 * (docs/spec/domain.md#extras)
 */
import { isolateAuto } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import type { ExtraGroup } from './extra-group.js';
import type { ExtraUse } from './extraUse.js';

type UsedGroup = Omit<ExtraGroup, '_id'>;
type GroupsById = ReadonlyMap<string, UsedGroup>;

/** A rule that a use violates; `path` is a JSON pointer into the list of uses. */
export interface UseProblem {
  readonly path: string;
  readonly message: LocalizedText;
}

const idsOf = ({ extras }: UsedGroup) => new Set(extras.map(({ _id }) => _id));

/** Why one use is refused; `path` is relative to the use. */
function problemOf(use: ExtraUse, groups: GroupsById, codes: ReadonlySet<string> | null): UseProblem | null {
  const group = groups.get(use.group);
  if (!group) return { path: '/group', message: NO_GROUP };
  const size = codes ? (use.sizes ?? []).findIndex((code) => !codes.has(code)) : -1;
  if (size >= 0) return { path: `/sizes/${size}`, message: noSize(group.title, use.sizes?.[size] ?? '') };
  const ids = idsOf(group);
  const without = (use.without ?? []).findIndex((id) => !ids.has(id));
  if (without >= 0) return { path: `/without/${without}`, message: noExtra(group.title) };
  const price = (use.prices ?? []).findIndex(({ extra }) => !ids.has(extra));
  if (price >= 0) return { path: `/prices/${price}/extra`, message: noExtra(group.title) };
  const [min, max] = [use.min ?? group.min, use.max === undefined ? group.max : use.max];
  const isOwnLimit = use.min !== undefined || use.max !== undefined;
  if (isOwnLimit && max !== null && min > max) {
    return { path: use.min === undefined ? '/max' : '/min', message: minAboveMax(group.title, min, max) };
  }
  return null;
}

/**
 * Why the group uses of an item or a section are refused; null if they are valid.
 * @param groups the groups of the menu, keyed by id
 * @param codes the item's size codes; null for a section, because its items have different sizes
 */
export function extraUseProblem(
  uses: readonly ExtraUse[],
  groups: GroupsById,
  codes: ReadonlySet<string> | null,
): UseProblem | null {
  for (const [index, use] of uses.entries()) {
    const isTwice = uses.findIndex(({ group }) => group === use.group) < index;
    const problem = isTwice ? { path: '/group', message: TWICE } : problemOf(use, groups, codes);
    if (problem) return { path: `/${index}${problem.path}`, message: problem.message };
  }
  return null;
}

/** The uses without deleted groups and extras. */
export function presentUses(uses: readonly ExtraUse[], groups: GroupsById): ExtraUse[] {
  return uses.flatMap((use) => {
    const group = groups.get(use.group);
    if (!group) return [];
    const ids = idsOf(group);
    return [
      {
        ...use,
        ...(use.without ? { without: use.without.filter((id) => ids.has(id)) } : {}),
        ...(use.prices ? { prices: use.prices.filter(({ extra }) => ids.has(extra)) } : {}),
      },
    ];
  });
}

const NO_GROUP: LocalizedText = {
  ar: 'مجموعة الإضافات هذه غير موجودة في القائمة.',
  en: 'This group of extras is not in the menu.',
};
const TWICE: LocalizedText = {
  ar: 'مجموعة الإضافات هذه مذكورة مرتين.',
  en: 'This group of extras is named twice.',
};
const noSize = (group: string, size: string): LocalizedText => ({
  ar: `«${isolateAuto(group)}»: لا خيار للصنف رمزه «${isolateAuto(size)}».`,
  en: `“${isolateAuto(group)}”: no option of the item has the code “${isolateAuto(size)}”.`,
});
const noExtra = (group: string): LocalizedText => ({
  ar: `«${isolateAuto(group)}»: إحدى الإضافات ليست من هذه المجموعة.`,
  en: `“${isolateAuto(group)}”: an extra is not of this group.`,
});
const minAboveMax = (group: string, min: number, max: number): LocalizedText => ({
  ar: `«${isolateAuto(group)}»: الحد الأدنى (${min}) لا يمكن أن يزيد على الحد الأعلى (${max}).`,
  en: `“${isolateAuto(group)}”: at least (${min}) can’t be above at most (${max}).`,
});
