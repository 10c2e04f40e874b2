/** The lines of a cart: what is stored, and how the current menu describes and prices it. */
import {
  addLine,
  bookingProblem,
  MAX_CART_LINES,
  cartLineCreateSchema,
  cartLineSchema,
  cartTotal,
  subItemProblem,
  comboLineProblem,
  fromThousandths,
  isComboSoldOut,
  lineProblem,
  lineSubjectProblem,
  lineTotal,
  arrayOf,
  type Cart,
  type CartLine,
  type CartLineCreateInput,
  type MergeableLine,
  type Item,
  type PricedLine,
  type ObjectSchema,
} from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import { readStored } from '../../api-runtime/serialize';
import { combosOf, itemsOf, named, type Shop, type ShopCombo } from './menuOfCart';
import { BOOKINGS, CHOICES, LIMITS, NO_COMBO, NO_ITEM, NO_SUBJECT, sentenceOf, TWO_SUBJECTS } from './messages';
import type { Row } from '../../database/row';

/**
 * A stored choice: ids of item and sub-item, so reordering does not change it, and their names at that time, for when
 * they are deleted.
 */
export interface StoredLine extends MergeableLine {
  readonly title: string;
  readonly subItem: string | null;
  readonly option: string | null;
}

const textOrNull = { type: ['string', 'null'] } as const;

const linesShape = arrayOf(
  {
    type: 'object',
    required: ['item', 'title', 'subItem', 'option', 'quantity', 'startDate', 'endDate'],
    properties: {
      item: textOrNull,
      combo: textOrNull,
      title: { type: 'string' },
      subItem: textOrNull,
      option: textOrNull,
      quantity: cartLineCreateSchema.properties.quantity,
      startDate: cartLineCreateSchema.properties.startDate,
      endDate: cartLineCreateSchema.properties.endDate,
    },
  } as const satisfies ObjectSchema,
  { maxItems: MAX_CART_LINES },
);

/** The stored lines, without invalid ones. */
export const linesOf = (row: Row): readonly StoredLine[] => readStored(linesShape, row['lines']) ?? [];

/** The lines and their total, in the menu's currency. */
export type Priced = Pick<Cart, 'items' | 'total'>;

/** The position of a line in a payload, for error messages. */
interface Place {
  readonly pathOf: (index: number) => string;
  readonly full: 400 | 409;
  /** The index of a new line; at the end if absent. */
  readonly at?: number | undefined;
}

const FIELD_OF = {
  'no-start': 'startDate',
  'start-past': 'startDate',
  'no-end': 'endDate',
  'end-not-after-start': 'endDate',
  'start-too-late': 'startDate',
  'end-too-late': 'endDate',
} as const;

/** The days of a reservation; orders have none. */
function daysOf({ startDate, endDate }: CartLineCreateInput, { method, today }: Shop, path: string) {
  if (method === 'order') return { startDate: null, endDate: null };
  const problem = bookingProblem(startDate, endDate, today);
  if (problem) throw invalidField(`${path}/${FIELD_OF[problem]}`, BOOKINGS[problem]);
  return { startDate: startDate ?? null, endDate: endDate ?? null };
}

/** The visible items and combos of a menu, by id. */
interface Stock {
  readonly items: ReadonlyMap<string, Item>;
  readonly combos: ReadonlyMap<string, ShopCombo>;
}

type Named = { readonly item?: string | null | undefined; readonly combo?: string | null | undefined };

async function stockOf(shop: Shop, lines: readonly Named[]): Promise<Stock> {
  const combos = await combosOf(
    shop.id,
    lines.flatMap(({ combo }) => combo ?? []),
  );
  const items = await itemsOf(
    shop.id,
    lines.flatMap(({ item }) => item ?? []),
  );
  return { combos, items };
}

/** Throws for lines that name neither an item nor a combo, or both. */
export function mustNameOne(drafts: readonly CartLineCreateInput[], pathOf: (index: number) => string): void {
  for (const [index, draft] of drafts.entries()) {
    const problem = lineSubjectProblem(draft);
    if (problem === 'missing') throw invalidField(`${pathOf(index)}/item`, NO_SUBJECT);
    if (problem === 'both') throw invalidField(`${pathOf(index)}/combo`, TWO_SUBJECTS);
  }
}

function comboLineOf(draft: CartLineCreateInput, combo: ShopCombo | undefined, shop: Shop, path: string): StoredLine {
  if (!combo) throw invalidField(`${path}/combo`, NO_COMBO, 404);
  if (draft.subItem != null) throw invalidField(`${path}/subItem`, CHOICES.unknown);
  const days = daysOf(draft, shop, path);
  if (isComboSoldOut(combo.items)) throw invalidField(`${path}/combo`, sentenceOf('sold-out', combo.title), 409);
  const { _id, title } = combo;
  return { item: null, combo: _id, title, subItem: null, option: null, quantity: draft.quantity ?? 1, ...days };
}

function itemLineOf(draft: CartLineCreateInput, item: Item | undefined, shop: Shop, path: string): StoredLine {
  if (!item) throw invalidField(`${path}/item`, NO_ITEM, 404);
  const choice = subItemProblem(item, draft.subItem);
  if (choice) throw invalidField(`${path}/subItem`, CHOICES[choice]);
  const days = daysOf(draft, shop, path);
  if (item.soldOut) throw invalidField(`${path}/item`, sentenceOf('sold-out', item.title), 409);
  const option = draft.subItem == null ? undefined : item.subItems?.[draft.subItem];
  return {
    item: item._id ?? '',
    combo: null,
    title: item.title,
    subItem: option?._id ?? null,
    option: option?.title ?? null,
    quantity: draft.quantity ?? 1,
    ...days,
  };
}

const lineOf = (draft: CartLineCreateInput, { items, combos }: Stock, shop: Shop, path: string): StoredLine =>
  draft.combo === undefined
    ? itemLineOf(draft, items.get(draft.item ?? ''), shop, path)
    : comboLineOf(draft, combos.get(draft.combo), shop, path);

/** Adds the wanted lines. Throws for the first that is unavailable. */
export async function withWanted(
  lines: readonly StoredLine[],
  wanted: readonly CartLineCreateInput[],
  shop: Shop,
  { pathOf, full, at }: Place,
): Promise<readonly StoredLine[]> {
  const stock = await stockOf(shop, wanted);
  return wanted.reduce((all, draft, index) => {
    const path = pathOf(index);
    const added = addLine(all, lineOf(draft, stock, shop, path), at);
    if (added.ok) return added.lines;
    throw invalidField(added.limit === 'quantity' ? `${path}/quantity` : path, LIMITS[added.limit], full);
  }, lines);
}

/** A line whose item or sub-item is no longer visible: only its names. */
const remains = ({ item, title, option }: StoredLine) => ({
  item: { _id: item ?? '', title, subItems: option === null ? [] : [{ title: option }] },
  subItem: option === null ? null : 0,
});

interface ShownLine {
  readonly shown: CartLine;
  readonly priced: PricedLine;
}

function shownComboLine(line: StoredLine, combo: ShopCombo | undefined, shop: Shop): ShownLine {
  const { quantity, startDate, endDate, title } = line;
  const items = combo?.items ?? [];
  const problem = comboLineProblem({ items, startDate, endDate }, shop.method, shop.today);
  const isThere = combo && problem !== 'gone';
  const priced = { item: isThere ? { price: combo.price } : {}, quantity, startDate, endDate };
  const shownCombo = isThere
    ? {
        _id: combo._id,
        title: combo.title,
        price: combo.price,
        items: items.map(({ _id, title: of }) => ({ _id, title: of })),
      }
    : { _id: line.combo ?? '', title, items: [] };
  const price = fromThousandths(lineTotal(priced, shop.method));
  return {
    priced,
    shown: { combo: shownCombo, subItem: null, quantity, startDate, endDate, price, ...(problem ? { problem } : {}) },
  };
}

function shownItemLine(line: StoredLine, item: Item | undefined, shop: Shop): ShownLine {
  const { quantity, startDate, endDate } = line;
  const subItem = line.subItem === null ? null : (item?.subItems ?? []).findIndex(({ _id }) => _id === line.subItem);
  const problem = lineProblem({ item: item ?? null, subItem, startDate, endDate }, shop.method, shop.today);
  const gone = !item || problem === 'gone';
  const priced = { item: gone ? {} : item, subItem: gone ? null : subItem, quantity, startDate, endDate };
  const chosen = gone ? remains(line) : { item: named(cartLineSchema.properties.item, item), subItem };
  const price = fromThousandths(lineTotal(priced, shop.method));
  return { priced, shown: { ...chosen, quantity, startDate, endDate, price, ...(problem ? { problem } : {}) } };
}

/** Prices lines by the current menu. A line whose item is gone stays, without a price, until it is removed. */
export async function pricedLines(lines: readonly StoredLine[], shop: Shop): Promise<Priced> {
  const { items, combos } = await stockOf(shop, lines);
  const all = lines.map((line) =>
    line.combo
      ? shownComboLine(line, combos.get(line.combo), shop)
      : shownItemLine(line, items.get(line.item ?? ''), shop),
  );
  const total = cartTotal(
    all.map(({ priced }) => priced),
    shop.method,
  );
  return { items: all.map(({ shown }) => shown), total: fromThousandths(total) };
}
