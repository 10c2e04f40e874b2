/** Which lines a cart may hold, and which of them can be ordered as the menu is now. (Decisions, sections 5 and 9.) */
import { hasSubItems, type PricedItem } from '../item/sale.js';
import { MAX_CART_LINES, MAX_LINE_QUANTITY, type CartLine } from './cart.js';
import { bookingProblem } from './dates.js';
import type { PurchaseMethod } from './totals.js';

/** A line, as far as counting needs. `subItem` is whatever tells one sub-item from another. */
export interface MergeableLine {
  /** Null in the line of a combo. */
  readonly item: string | null;
  /** Absent in carts that were stored before combos could be ordered. */
  readonly combo?: string | null | undefined;
  readonly subItem: string | number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly quantity: number;
}

/** The lines after an addition, or the limit that it would pass. */
export type AddLineResult<L> =
  { readonly ok: true; readonly lines: readonly L[] } | { readonly ok: false; readonly limit: 'quantity' | 'lines' };

const isSame = (one: MergeableLine, other: MergeableLine) =>
  one.item === other.item &&
  (one.combo ?? null) === (other.combo ?? null) &&
  one.subItem === other.subItem &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate;

/**
 * Adds a line. The same item, sub-item and dates are one line, whose quantities add up. What would pass a limit is
 * refused, not cut.
 * @param at the index that a new line gets, from 0; at the end when absent or beyond it
 */
export function addLine<L extends MergeableLine>(lines: readonly L[], added: L, at = lines.length): AddLineResult<L> {
  const index = lines.findIndex((line) => isSame(line, added));
  const quantity = (lines[index]?.quantity ?? 0) + added.quantity;
  if (quantity > MAX_LINE_QUANTITY) return { ok: false, limit: 'quantity' };
  if (index >= 0)
    return { ok: true, lines: lines.map((line, place) => (place === index ? { ...added, quantity } : line)) };
  return lines.length < MAX_CART_LINES
    ? { ok: true, lines: lines.toSpliced(at, 0, added) }
    : { ok: false, limit: 'lines' };
}

/** Whether a choice fits an item: one with sub-items takes one of theirs, any other takes none. */
export function subItemProblem(item: PricedItem, subItem: number | null | undefined): 'missing' | 'unknown' | null {
  if (subItem == null) return hasSubItems(item) ? 'missing' : null;
  return item.subItems?.[subItem] ? null : 'unknown';
}

/** A line names an item or a combo: neither is `missing`, both are `both`. */
export function lineSubjectProblem(line: {
  readonly item?: string | undefined;
  readonly combo?: string | undefined;
}): 'missing' | 'both' | null {
  if (line.item === undefined && line.combo === undefined) return 'missing';
  return line.item !== undefined && line.combo !== undefined ? 'both' : null;
}

export type LineProblem = NonNullable<CartLine['problem']>;

/** As much of a line as judging it needs. */
export interface CheckedLine {
  /** The item as visitors see it; null when they don't. */
  readonly item: (PricedItem & { readonly soldOut?: boolean | null | undefined }) | null;
  /** Its index now; -1 when the sub-item that was chosen is gone. */
  readonly subItem: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Why a booking can't be kept; null for an order, which has no dates. */
const datesProblem = (
  { startDate, endDate }: Pick<CheckedLine, 'startDate' | 'endDate'>,
  method: PurchaseMethod,
  today: string,
) => (method === 'reserve' && bookingProblem(startDate, endDate, today) ? 'dates' : null);

/**
 * Why a line can't be ordered as the menu is now, or null.
 * @param today the day in the menu's time zone
 */
export function lineProblem(line: CheckedLine, method: PurchaseMethod, today: string): LineProblem | null {
  const { item, subItem } = line;
  if (!item || subItemProblem(item, subItem)) return 'gone';
  if (item.soldOut === true) return 'sold-out';
  return datesProblem(line, method, today);
}

/** As much of a combo's line as judging it needs. `items` are those of the combo that visitors see. */
export interface CheckedComboLine {
  readonly items: readonly { readonly soldOut?: boolean | null | undefined }[];
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Why a combo's line can't be ordered as the menu is now, or null. A combo without a visible item is gone, as it is from
 * the menu; one with an item that is sold out is sold out, since its price is for all of its items.
 */
export function comboLineProblem(line: CheckedComboLine, method: PurchaseMethod, today: string): LineProblem | null {
  if (line.items.length === 0) return 'gone';
  if (isComboSoldOut(line.items)) return 'sold-out';
  return datesProblem(line, method, today);
}

/** Whether a combo can't be had because one of these, its visible items, is sold out. */
export function isComboSoldOut(items: readonly { readonly soldOut?: boolean | null | undefined }[]): boolean {
  return items.some(({ soldOut }) => soldOut === true);
}
