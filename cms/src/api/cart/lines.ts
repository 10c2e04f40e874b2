/** The lines of a cart: what is stored of a choice, and what it is and costs by the menu of the moment. */
import {
  addLine,
  bookingProblem,
  cartLineShape,
  cartTotal,
  choiceProblem,
  fromThousandths,
  lineProblem,
  lineTotal,
  type Cart,
  type CartLine,
  type CartLineDraft,
  type CountedLine,
  type Item,
  type PricedLine,
} from '@qaima/schemas';
import { refuseField } from '../../contract/refusals';
import { itemsOf, named, type Shop } from './shop';
import { BOOKINGS, CHOICES, LIMITS, NO_ITEM, sentenceOf } from './words';

/**
 * A choice as it is stored: the item and the sub-item by their ids, so that no reordering makes another of it, and by
 * the names that they had when they were chosen, for the day on which they are gone.
 */
export interface StoredLine extends CountedLine {
  readonly title: string;
  readonly subItem: string | null;
  readonly option: string | null;
}

/** The lines of a cart and their total, in the menu's currency. */
export type Priced = Pick<Cart, 'items' | 'total'>;

/** Where in a payload a line stands, and how a line too many is refused. */
interface Place {
  readonly pathOf: (index: number) => string;
  readonly full: 400 | 409;
}

const FIELD_OF = {
  'no-start': 'startDate',
  'start-past': 'startDate',
  'no-end': 'endDate',
  'end-not-after-start': 'endDate',
} as const;

/** The days of a reservation; an order has none, whatever is sent. */
function daysOf({ startDate, endDate }: CartLineDraft, { method, today }: Shop, path: string) {
  if (method === 'order') return { startDate: null, endDate: null };
  const problem = bookingProblem(startDate, endDate, today);
  if (problem) throw refuseField(`${path}/${FIELD_OF[problem]}`, BOOKINGS[problem]);
  return { startDate: startDate ?? null, endDate: endDate ?? null };
}

function lineOf(draft: CartLineDraft, item: Item | undefined, shop: Shop, path: string): StoredLine {
  if (!item) throw refuseField(`${path}/item`, NO_ITEM, 404);
  const choice = choiceProblem(item, draft.subItem);
  if (choice) throw refuseField(`${path}/subItem`, CHOICES[choice]);
  const days = daysOf(draft, shop, path);
  if (item.soldOut) throw refuseField(`${path}/item`, sentenceOf('sold-out', item.title), 409);
  const option = draft.subItem == null ? undefined : item.subItems?.[draft.subItem];
  return {
    item: draft.item,
    title: item.title,
    subItem: option?._id ?? null,
    option: option?.title ?? null,
    quantity: draft.quantity ?? 1,
    ...days,
  };
}

/** The lines with those that are wanted besides. Throws what refuses the first of these that can't be had. */
export async function withWanted(
  lines: readonly StoredLine[],
  wanted: readonly CartLineDraft[],
  shop: Shop,
  { pathOf, full }: Place,
): Promise<readonly StoredLine[]> {
  const items = await itemsOf(
    shop.id,
    wanted.map(({ item }) => item),
  );
  return wanted.reduce((all, draft, index) => {
    const path = pathOf(index);
    const added = addLine(all, lineOf(draft, items.get(draft.item), shop, path));
    if (added.ok) return added.lines;
    throw refuseField(added.limit === 'quantity' ? `${path}/quantity` : path, LIMITS[added.limit], full);
  }, lines);
}

/** What is left of a line whose item or sub-item visitors don't see any more: its names. */
const remains = ({ item, title, option }: StoredLine) => ({
  item: { _id: item, title, ...(option === null ? {} : { subItems: [{ title: option }] }) },
  subItem: option === null ? null : 0,
});

function shownLine(line: StoredLine, item: Item | undefined, shop: Shop): { shown: CartLine; priced: PricedLine } {
  const { quantity, startDate, endDate } = line;
  const subItem = line.subItem === null ? null : (item?.subItems ?? []).findIndex(({ _id }) => _id === line.subItem);
  const problem = lineProblem({ item: item ?? null, subItem, startDate, endDate }, shop.method, shop.today);
  const gone = !item || problem === 'gone';
  const priced = { item: gone ? {} : item, subItem: gone ? null : subItem, quantity, startDate, endDate };
  const chosen = gone
    ? remains(line)
    : { item: named(cartLineShape.properties.item, item) as CartLine['item'], subItem };
  const price = fromThousandths(lineTotal(priced, shop.method));
  return { priced, shown: { ...chosen, quantity, startDate, endDate, price, ...(problem ? { problem } : {}) } };
}

/** The lines by the menu of the moment. A line whose item is gone stays, at no price, until it is taken out. */
export async function pricedLines(lines: readonly StoredLine[], shop: Shop): Promise<Priced> {
  const items = await itemsOf(
    shop.id,
    lines.map(({ item }) => item),
  );
  const all = lines.map((line) => shownLine(line, items.get(line.item), shop));
  const total = cartTotal(
    all.map(({ priced }) => priced),
    shop.method,
  );
  return { items: all.map(({ shown }) => shown), total: fromThousandths(total) };
}
