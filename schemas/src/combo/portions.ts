/**
 * The size and the quantity of the items that a combo always contains. They are stored next to the ids of the items, so
 * that a restored item returns with them. (docs/spec/domain.md#combos)
 */
import { isolateAuto } from '../core/bidi.js';
import { toThousandths } from '../money/money.js';
import type { LocalizedText } from '../core/language.js';
import type { Combo, ComboPortion } from './combo.js';

interface Size {
  readonly _id?: string | null | undefined;
  readonly price?: number | null | undefined;
  readonly soldOut?: boolean | null | undefined;
}

/** The properties of an item that a portion refers to. */
export interface PortionedItem {
  readonly _id?: string | null | undefined;
  readonly soldOut?: boolean | null | undefined;
  readonly subItems?: readonly Size[] | null | undefined;
}

type SizeOf<I extends PortionedItem> = NonNullable<I['subItems']>[number];

/** An item as a combo contains it. If it has sizes, `subItems` has only the one that the combo contains. */
export type ComboPart<I extends PortionedItem> = I & {
  readonly quantity: number;
  /** The size that the combo contains; undefined if the item has none. */
  readonly size: SizeOf<I> | undefined;
  /** Whether the combo names this size. Otherwise it is the cheapest. */
  readonly isSizeNamed: boolean;
};

const sizeOf = <I extends PortionedItem>(item: I, id: string | undefined): SizeOf<I> | undefined =>
  id === undefined ? undefined : item.subItems?.find(({ _id }) => _id === id);

/**
 * The size of an item for which a combo names none: the cheapest with a price, the first of several. Its price is the one
 * that the combo's saving is computed with.
 */
export function includedSize<I extends PortionedItem>(item: I): SizeOf<I> | undefined {
  const sizes: readonly SizeOf<I>[] = item.subItems ?? [];
  const rank = ({ price }: Size) => toThousandths(price) || Number.POSITIVE_INFINITY;
  return sizes.reduce<SizeOf<I> | undefined>(
    (least, size) => (least === undefined || rank(size) < rank(least) ? size : least),
    undefined,
  );
}

/** The items as the combo contains them: once and in the cheapest size, unless a portion says otherwise. */
export function comboParts<I extends PortionedItem>(
  items: readonly I[],
  portions: readonly ComboPortion[] = [],
): readonly ComboPart<I>[] {
  const byItem = new Map(portions.map((portion) => [portion.item, portion]));
  return items.map((item) => {
    const { subItem, quantity = 1 } = byItem.get(item._id ?? '') ?? {};
    const named = sizeOf(item, subItem);
    const size = named ?? includedSize(item);
    return {
      ...item,
      quantity,
      size,
      isSizeNamed: named !== undefined,
      ...(size ? { subItems: [size], soldOut: item.soldOut === true || size.soldOut === true } : {}),
    };
  });
}

/** The combos that contain a size or offer it in a choice. They lose it if it is deleted. */
export const combosOfSize = (combos: readonly Combo[], sizeId: string): readonly Combo[] =>
  combos.filter(({ portions, choices }) =>
    [...(portions ?? []), ...(choices ?? []).flatMap(({ of }) => of)].some(({ subItem }) => subItem === sizeId),
  );

type ItemsById = ReadonlyMap<string, PortionedItem>;

/** The portions of items that exist. A deleted size is no longer named. */
export const presentPortions = (portions: readonly ComboPortion[], items: ItemsById): ComboPortion[] =>
  portions.flatMap(({ subItem, ...portion }) => {
    const item = items.get(portion.item);
    if (!item) return [];
    return [subItem !== undefined && sizeOf(item, subItem) ? { ...portion, subItem } : portion];
  });

/**
 * Why portions are refused; null if they are valid. `path` is a JSON pointer from the list of portions.
 * @param items the items of the menu, by id
 */
export function portionsProblem(
  portions: readonly ComboPortion[],
  items: ReadonlyMap<string, PortionedItem & { readonly title?: string }>,
): { readonly path: string; readonly message: LocalizedText } | null {
  for (const [index, { item: id, subItem }] of portions.entries()) {
    const item = items.get(id);
    if (!item) return { path: `/${index}/item`, message: ITEM_NOT_IN_MENU };
    if (portions.findIndex((portion) => portion.item === id) < index)
      return { path: `/${index}/item`, message: repeated(item.title) };
    if (subItem !== undefined && !sizeOf(item, subItem))
      return { path: `/${index}/subItem`, message: strangeSize(item.title) };
  }
  return null;
}

/** Refuses an item of another menu. */
export const ITEM_NOT_IN_MENU: LocalizedText = {
  ar: 'أحد الأصناف غير موجود في هذه القائمة.',
  en: 'One of the items is not in this menu.',
};
const repeated = (title = ''): LocalizedText => ({
  ar: `«${isolateAuto(title)}» مذكور مرتين.`,
  en: `“${isolateAuto(title)}” is named twice.`,
});
const strangeSize = (title = ''): LocalizedText => ({
  ar: `هذا الخيار ليس من خيارات «${isolateAuto(title)}».`,
  en: `“${isolateAuto(title)}” does not have this option.`,
});
