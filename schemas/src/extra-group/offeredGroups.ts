/**
 * Determines the groups of extras that an item offers in a given size. The groups of its section come first. If the
 * item also uses one of them, its own settings for that group apply. (docs/spec/domain.md#extras)
 */
import { toThousandths, type Thousandths } from '../money/money.js';
import type { SoldOutFields } from '../sold-out/soldOut.js';
import type { Extra, ExtraGroup } from './extra-group.js';
import type { ExtraUse } from './extraUse.js';

/** An extra with its price for a certain item and size. */
export interface OfferedExtra {
  readonly _id: string;
  readonly title: string;
  /** Per unit. */
  readonly price: Thousandths;
  /** The number of preselected units. */
  readonly initial: number;
  readonly isSoldOut: boolean;
  /** When the extra is available again, ISO 8601. Absent if it is available now, or permanently sold out. */
  readonly soldOutUntil?: string;
  /** When an option of a combo that its dayparts do not offer now is served again, as text. Set by the panel. */
  readonly servedAgain?: string;
  /** The nutrition and allergens that the extra adds to the dish. */
  readonly nutrition?: Extra['nutrition'];
  readonly allergens?: Extra['allergens'];
  readonly allergensDeclared?: Extra['allergensDeclared'];
  readonly translations?: Extra['translations'] | undefined;
}

/** A group with the limits that apply to a certain item and size. */
export interface OfferedGroup {
  readonly _id: string;
  readonly title: string;
  readonly min: number;
  /** In `max` and `each`, null means unlimited. */
  readonly max: number | null;
  readonly each: number | null;
  readonly isNoneAllowed: boolean;
  /** The number of free units; the cheapest chosen ones are free. */
  readonly free: number;
  readonly extras: readonly OfferedExtra[];
  readonly translations?: ExtraGroup['translations'] | undefined;
}

type Maybe<T> = T | null | undefined;

/** The properties of an item that determine its extras. */
export interface ItemWithExtras {
  readonly extras?: Maybe<readonly ExtraUse[]>;
  readonly subItems?: Maybe<readonly (SoldOutFields & { readonly code?: Maybe<string> })[]>;
}

/** The properties of a section that determine the extras of its items. */
export interface SectionWithExtras {
  readonly extras?: Maybe<readonly ExtraUse[]>;
}

/**
 * The group uses that apply to an item; those of its section come first. If both use the same group, the item's use
 * applies.
 */
export function extraUsesOf(item: ItemWithExtras, section?: Maybe<SectionWithExtras>): readonly ExtraUse[] {
  const own = new Map((item.extras ?? []).map((use) => [use.group, use]));
  const inherited = (section?.extras ?? []).map((use) => own.get(use.group) ?? use);
  const isInherited = new Set(inherited.map(({ group }) => group));
  return [...inherited, ...[...own.values()].filter(({ group }) => !isInherited.has(group))];
}

/**
 * The price per unit. If the use sets a price, it applies; otherwise the price for the size; otherwise the general
 * price.
 */
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
    _id: group._id,
    title: group.title,
    // The minimum may exceed the number of units that can be chosen. It is then reduced, so that the item can be
    // ordered.
    min: Math.min(use.min ?? group.min, max ?? Number.POSITIVE_INFINITY, most),
    max,
    each,
    isNoneAllowed: group.orNone,
    free: use.free ?? group.free,
    ...(group.translations ? { translations: group.translations } : {}),
    extras: extras.map((extra) => ({
      _id: extra._id ?? '',
      title: extra.title,
      price: priceOf(extra, use, size),
      initial: extra.initial,
      isSoldOut: extra.soldOut === true,
      ...(extra.soldOut && extra.soldOutUntil ? { soldOutUntil: extra.soldOutUntil } : {}),
      ...(extra.nutrition ? { nutrition: extra.nutrition } : {}),
      ...(extra.allergens?.length ? { allergens: extra.allergens } : {}),
      ...(extra.allergensDeclared ? { allergensDeclared: true } : {}),
      ...(extra.translations ? { translations: extra.translations } : {}),
    })),
  };
}

const isForSize = ({ sizes }: ExtraUse, size: string | null) =>
  !sizes || sizes.length === 0 || (size !== null && sizes.includes(size));

/**
 * The groups that an item offers, in order.
 * @param subItem the index of the chosen sub-item; null if the item has none
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
