/**
 * The groups of extras that an item offers in a size: those of its section first, each replaced by the item's own use
 * of the same group. (docs/spec/domain.md#extras)
 */
import { toThousandths, type Thousandths } from '../money/money.js';
import type { Extra, ExtraGroup } from './extra-group.js';
import type { ExtraUse } from './use.js';

/** An extra at its price for one item and size. */
export interface OfferedExtra {
  readonly _id: string;
  readonly title: string;
  /** Of one unit. */
  readonly price: Thousandths;
  /** The units that are chosen at first. */
  readonly initial: number;
  readonly isSoldOut: boolean;
}

/** A group with the limits that apply to one item and size. */
export interface OfferedGroup {
  readonly _id: string;
  readonly title: string;
  readonly min: number;
  /** Null is no limit, here and in `each`. */
  readonly max: number | null;
  readonly each: number | null;
  readonly isNoneAllowed: boolean;
  /** The number of units that cost nothing, the cheapest first. */
  readonly free: number;
  readonly extras: readonly OfferedExtra[];
}

type Maybe<T> = T | null | undefined;

/** The part of an item that its extras need. */
export interface ItemWithExtras {
  readonly extras?: Maybe<readonly ExtraUse[]>;
  readonly subItems?: Maybe<readonly { readonly code?: Maybe<string> }[]>;
}

/** The part of a section that its items' extras need. */
export interface SectionWithExtras {
  readonly extras?: Maybe<readonly ExtraUse[]>;
}

/** The uses that apply to an item, the section's first. An item's use replaces its section's use of the same group. */
export function extraUsesOf(item: ItemWithExtras, section?: Maybe<SectionWithExtras>): readonly ExtraUse[] {
  const own = new Map((item.extras ?? []).map((use) => [use.group, use]));
  const inherited = (section?.extras ?? []).map((use) => own.get(use.group) ?? use);
  const isInherited = new Set(inherited.map(({ group }) => group));
  return [...inherited, ...[...own.values()].filter(({ group }) => !isInherited.has(group))];
}

/** The price of one unit: the use's, else the size's, else the extra's own. */
function priceOf(extra: Extra, use: ExtraUse, size: string | null): Thousandths {
  const here = use.prices?.find((entry) => entry.extra === extra._id);
  const sized = size === null ? undefined : extra.prices?.find((entry) => entry.size === size);
  return toThousandths((here ?? sized ?? extra).price);
}

function offeredGroup(group: ExtraGroup, use: ExtraUse, size: string | null): OfferedGroup {
  const without = new Set(use.without);
  const extras = group.extras.filter(({ _id, hide }) => _id !== undefined && !hide && !without.has(_id));
  const max = use.max === undefined ? group.max : use.max;
  const each = group.each;
  const most = each === null ? Number.POSITIVE_INFINITY : extras.length * each;
  return {
    _id: group._id ?? '',
    title: group.title,
    // A minimum above what the offered extras allow would make the item impossible to order.
    min: Math.min(use.min ?? group.min, max ?? Number.POSITIVE_INFINITY, most),
    max,
    each,
    isNoneAllowed: group.orNone,
    free: use.free ?? group.free,
    extras: extras.map((extra) => ({
      _id: extra._id ?? '',
      title: extra.title,
      price: priceOf(extra, use, size),
      initial: extra.initial,
      isSoldOut: extra.soldOut,
    })),
  };
}

const isForSize = ({ sizes }: ExtraUse, size: string | null) =>
  !sizes || sizes.length === 0 || (size !== null && sizes.includes(size));

/**
 * The groups that an item offers, in order.
 * @param subItem the index of the chosen sub-item; null without one
 */
export function offeredGroups(
  item: ItemWithExtras,
  section: Maybe<SectionWithExtras>,
  groups: Maybe<readonly ExtraGroup[]>,
  subItem: Maybe<number>,
): readonly OfferedGroup[] {
  const size = subItem == null ? null : (item.subItems?.[subItem]?.code ?? null);
  const groupsById = new Map((groups ?? []).map((group) => [group._id, group]));
  return extraUsesOf(item, section)
    .filter((use) => isForSize(use, size))
    .flatMap((use) => {
      const group = groupsById.get(use.group);
      const offered = group && offeredGroup(group, use, size);
      return offered && offered.extras.length > 0 ? [offered] : [];
    });
}
