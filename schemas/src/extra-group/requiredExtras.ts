/** Items that can't be ordered because extras that they require are sold out. (docs/spec/domain.md#extras) */
import type { ExtraGroup } from './extra-group.js';
import { offeredGroups, type ItemWithExtras, type OfferedGroup, type SectionWithExtras } from './offeredGroups.js';

type Maybe<T> = T | null | undefined;

/** Whether fewer units are left than a group requires. */
function isBelowMinimum({ min, each, isNoneAllowed, extras }: OfferedGroup): boolean {
  const left = extras.filter(({ isSoldOut }) => !isSoldOut).length;
  return !isNoneAllowed && (each === null ? left === 0 && min > 0 : left * each < min);
}

/** The groups of which an item requires more units than are left, whatever its size. Empty if a size can be ordered. */
export function soldOutRequirements(
  item: ItemWithExtras,
  section: Maybe<SectionWithExtras>,
  groups: Maybe<readonly ExtraGroup[]>,
): readonly OfferedGroup[] {
  const sizes = item.subItems?.length ? item.subItems.map((_, index) => index) : [null];
  const bySize = sizes.map((size) => offeredGroups(item, section, groups, size).filter(isBelowMinimum));
  return bySize.every((lacking) => lacking.length > 0) ? (bySize[0] ?? []) : [];
}
