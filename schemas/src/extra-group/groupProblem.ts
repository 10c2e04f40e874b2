/** Rules of a group that its schema can't express. (docs/spec/domain.md#extras) */
import type { LocalizedText } from '../core/language.js';

/** The properties of a group that the rules check. Absent limits have the defaults of a new group. */
interface GroupRules {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly each?: number | null | undefined;
  readonly extras?: readonly { readonly title: string; readonly initial?: number | undefined }[] | undefined;
}

/** A rule that a group violates; `path` is a JSON pointer to the field. */
export interface GroupProblem {
  readonly path: string;
  readonly message: LocalizedText;
}

/**
 * Finds a contradiction between a group's rules. With it, guests could not order what the owner intends. Null if there
 * is none.
 */
export function extraGroupProblem(group: GroupRules): GroupProblem | null {
  const { min = 0, max = 1, each = 1, extras = [] } = group;
  const least = min ?? 0;
  if (max !== null && least > max) return { path: '/min', message: minAboveMax(least, max) };
  const most = each === null ? Number.POSITIVE_INFINITY : extras.length * each;
  if (least > most) return { path: '/min', message: minAboveOffer(least, most) };
  const strange = extras.findIndex(({ initial = 0 }) => each !== null && initial > each);
  if (strange >= 0) return { path: `/extras/${strange}/initial`, message: initialAboveEach(each ?? 0) };
  const initial = extras.reduce((sum, extra) => sum + (extra.initial ?? 0), 0);
  if (max !== null && initial > max) return { path: '/max', message: initialAboveMax(initial, max) };
  return null;
}

const minAboveMax = (min: number, max: number): LocalizedText => ({
  ar: `الحد الأدنى (${min}) لا يمكن أن يزيد على الحد الأعلى (${max}).`,
  en: `At least (${min}) can’t be above at most (${max}).`,
});

const minAboveOffer = (min: number, most: number): LocalizedText => ({
  ar: `الحد الأدنى (${min}) أكبر مما تتيحه كل الإضافات معًا (${most}).`,
  en: `At least (${min}) is above what all extras together allow (${most}).`,
});

const initialAboveEach = (each: number): LocalizedText => ({
  ar: `المختارة مسبقًا لا يمكن أن تزيد على الحد الأعلى من كل إضافة (${each}).`,
  en: `Chosen at first can’t be above at most of each (${each}).`,
});

const initialAboveMax = (initial: number, max: number): LocalizedText => ({
  ar: `عدد المختارة مسبقًا (${initial}) يتجاوز الحد الأعلى (${max}).`,
  en: `What is chosen at first (${initial}) is above at most (${max}).`,
});
