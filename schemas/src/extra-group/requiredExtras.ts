/**
 * Finds items that can't be ordered: each size is sold out, or requires extras that are sold out.
 * (docs/spec/domain.md#sold-out)
 */
import type { ExtraGroup } from './extra-group.js';
import { offeredGroups, type ItemWithExtras, type OfferedGroup, type SectionWithExtras } from './offeredGroups.js';

type Maybe<T> = T | null | undefined;

/** Whether fewer units are available than the group requires. */
export function isBelowMinimum({ min, each, isNoneAllowed, extras }: OfferedGroup): boolean {
  const left = extras.filter(({ isSoldOut }) => !isSoldOut).length;
  return !isNoneAllowed && (each === null ? left === 0 && min > 0 : left * each < min);
}

const sizesOf = ({ subItems }: ItemWithExtras): readonly (number | null)[] =>
  subItems?.length ? subItems.map((_, index) => index) : [null];

/**
 * The extra groups that prevent ordering an item: fewer of their units are available than the item requires. Empty if a
 * size can be ordered, or if all sizes are sold out. If the sizes have different groups, the first size that is not
 * sold out counts.
 */
export function soldOutRequirements(
  item: ItemWithExtras,
  section: Maybe<SectionWithExtras>,
  groups: Maybe<readonly ExtraGroup[]>,
): readonly OfferedGroup[] {
  const left = sizesOf(item).filter((size) => size === null || item.subItems?.[size]?.soldOut !== true);
  const bySize = left.map((size) => offeredGroups(item, section, groups, size).filter(isBelowMinimum));
  return bySize.every((lacking) => lacking.length > 0) ? (bySize[0] ?? []) : [];
}

/**
 * The sold-out fields of an item of which no size can be ordered. Each size is sold out, or requires extras that are.
 * `soldOutUntil` is the earliest one of the sizes. Null if a size can be ordered.
 */
export function soldOutByParts(
  item: ItemWithExtras,
  section: Maybe<SectionWithExtras>,
  groups: Maybe<readonly ExtraGroup[]>,
): { readonly soldOut: true; readonly soldOutUntil?: string } | null {
  const { subItems } = item;
  const areSizesGone = subItems?.length ? subItems.every(({ soldOut }) => soldOut === true) : false;
  if (!areSizesGone && soldOutRequirements(item, section, groups).length === 0) return null;
  const [soldOutUntil] = (subItems ?? [])
    .flatMap((size) => (size.soldOut && size.soldOutUntil ? [size.soldOutUntil] : []))
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  return { soldOut: true, ...(soldOutUntil === undefined ? {} : { soldOutUntil }) };
}
