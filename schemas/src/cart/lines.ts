/** Which lines a cart may contain, and which of them the current menu still offers. (docs/spec/domain.md#carts) */
import type { NotOffered } from '../daypart/daypartState.js';
import { hasSubItems, type PricedItem } from '../price/sale.js';
import { choiceProblems, normalizeChoices, type Choice, type ChoiceProblem } from '../extra-group/choices.js';
import type { OfferedGroup } from '../extra-group/offeredGroups.js';
import type { LocalizedText } from '../core/language.js';
import { cartLineSchema, MAX_CART_LINES, type CartLine } from './cart.js';
import { MAX_LINE_QUANTITY } from './lineQuantity.js';
import { bookingProblem } from '../time/calendarDays.js';
import type { PurchaseMethod } from './prices.js';

/**
 * The properties by which lines are merged: lines that are equal in all of them, except quantity, become one. `subItem`
 * is any value that identifies a sub-item.
 */
export interface MergeableLine {
  /** Null for lines with a combo. */
  readonly item: string | null;
  /** Absent in carts from before combos could be ordered. */
  readonly combo?: string | null | undefined;
  readonly subItem: string | number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Absent in carts from before extras existed. The sequence of choices does not matter. */
  readonly choices?: readonly Choice[] | undefined;
  readonly note?: string | undefined;
  readonly picks?: readonly MergeablePick[] | undefined;
  readonly quantity: number;
}

/** `subItem` is any value that identifies a sub-item. */
interface MergeablePick {
  readonly choice: number;
  readonly item: string;
  readonly subItem?: string | number | null | undefined;
}

/** The cart's lines after an addition, or the limit that the addition would exceed. */
export type AddLineResult<L> =
  { readonly ok: true; readonly lines: readonly L[] } | { readonly ok: false; readonly limit: 'quantity' | 'lines' };

const choicesKey = ({ choices = [] }: MergeableLine) =>
  normalizeChoices(choices)
    .map(({ group, extra, quantity }) => `${group} ${extra} ${quantity}`)
    .join();

const picksKey = ({ picks = [] }: MergeableLine) =>
  picks
    .map(({ choice, item, subItem }) => `${choice} ${item} ${subItem ?? ''}`)
    .sort()
    .join();

const isSame = (one: MergeableLine, other: MergeableLine) =>
  one.item === other.item &&
  (one.combo ?? null) === (other.combo ?? null) &&
  one.subItem === other.subItem &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate &&
  (one.note ?? '') === (other.note ?? '') &&
  choicesKey(one) === choicesKey(other) &&
  picksKey(one) === picksKey(other);

/**
 * Adds a line. If a line with the same item, sub-item, dates, choices, picks and note exists, adds its quantity
 * instead. If a limit would be exceeded, adds nothing.
 * @param at the index of the new line, from 0; if absent or too large, it is the last one
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

/** Checks the chosen sub-item. If the item has sub-items, one of them must be chosen. Otherwise none may be chosen. */
export function subItemProblem(item: PricedItem, subItem: number | null | undefined): 'missing' | 'unknown' | null {
  if (subItem == null) return hasSubItems(item) ? 'missing' : null;
  return item.subItems?.[subItem] ? null : 'unknown';
}

/** Checks that a line has either an item or a combo: `missing` for neither, `both` for both. */
export function lineSubjectProblem(line: {
  readonly item?: string | undefined;
  readonly combo?: string | undefined;
}): 'missing' | 'both' | null {
  if (line.item === undefined && line.combo === undefined) return 'missing';
  return line.item !== undefined && line.combo !== undefined ? 'both' : null;
}

export type LineProblem = NonNullable<CartLine['problem']>;

type SizeFlags = NonNullable<PricedItem['subItems']>[number] & { readonly soldOut?: boolean | null | undefined };

/** Whether an item can be ordered now. */
interface AvailableItem {
  readonly soldOut?: boolean | null | undefined;
  readonly subItems?: readonly SizeFlags[] | null | undefined;
  /** Set while the item is outside of its dayparts. */
  readonly notOffered?: NotOffered | null | undefined;
}

const problemTexts = cartLineSchema.properties.problem['x-options'];

/** A line's problem in words. A line that was added before the menu took reservations has no dates yet. */
export const lineProblemText = (problem: LineProblem, { startDate }: Pick<CartLine, 'startDate'>): LocalizedText =>
  problem === 'dates' && !startDate ? { ar: 'يلزم اختيار موعد', en: 'Dates are needed' } : problemTexts[problem];

/** The properties of a line that validation uses. */
export interface CheckedLine {
  /** The item as visitors see it; null if it is hidden or deleted. */
  readonly item: (PricedItem & AvailableItem) | null;
  /** The index of the chosen sub-item; null if there is none. */
  readonly subItem: number | null;
  /** The groups that the item offers in this size, and the chosen extras. */
  readonly groups?: readonly OfferedGroup[] | undefined;
  readonly choices?: readonly Choice[] | undefined;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Why a reservation's dates are invalid; null for an order, which has none. */
const datesProblem = (
  { startDate, endDate }: Pick<CheckedLine, 'startDate' | 'endDate'>,
  method: PurchaseMethod,
  today: string,
) => (method === 'reserve' && bookingProblem(startDate, endDate, today) ? 'dates' : null);

/**
 * Why a line can't be ordered from the current menu, or null.
 * @param today the day in the menu's time zone
 */
export function lineProblem(line: CheckedLine, method: PurchaseMethod, today: string): LineProblem | null {
  const { item, subItem } = line;
  if (!item || subItemProblem(item, subItem)) return 'gone';
  if (item.askPrice) return 'ask-price';
  if (isSizeSoldOut(item, subItem)) return 'sold-out';
  if (item.notOffered) return 'not-now';
  return lineChoiceProblem(line) ? 'choices' : datesProblem(line, method, today);
}

/** Whether an item, or its chosen size, is sold out. */
export const isSizeSoldOut = (item: AvailableItem, subItem: number | null | undefined): boolean =>
  item.soldOut === true || (subItem != null && item.subItems?.[subItem]?.soldOut === true);

/** The first reason why a line's choices are refused, or null. */
export const lineChoiceProblem = ({
  groups = [],
  choices = [],
}: Pick<CheckedLine, 'groups' | 'choices'>): ChoiceProblem | null => choiceProblems(groups, choices)[0] ?? null;

/** The properties of a combo's line that validation uses. `items` are the combo's visible items. */
export interface CheckedComboLine {
  readonly items: readonly AvailableItem[];
  /** Set while the combo is not offered because of dayparts. */
  readonly notOffered?: NotOffered | null | undefined;
  /** The picked items. */
  readonly picked?: readonly AvailableItem[] | undefined;
  /** Whether the picks satisfy the combo's choices. */
  readonly arePicksValid?: boolean | undefined;
  /** Whether the guest chooses items of the combo. */
  readonly hasChoices?: boolean | undefined;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Why a combo's line can't be ordered from the current menu, or null. If the combo has no visible items, it is `gone`,
 * because the menu does not show it. If one of its items is sold out, the combo is, because its price covers all items.
 */
export function comboLineProblem(line: CheckedComboLine, method: PurchaseMethod, today: string): LineProblem | null {
  if (line.items.length === 0 && !line.hasChoices) return 'gone';
  if (isComboSoldOut(line.items)) return 'sold-out';
  if (line.notOffered || line.picked?.some(({ notOffered }) => notOffered)) return 'not-now';
  if (line.arePicksValid === false) return 'choices';
  return datesProblem(line, method, today);
}

/** Whether one of a combo's visible items is sold out. The combo is then sold out too. */
export function isComboSoldOut(items: readonly { readonly soldOut?: boolean | null | undefined }[]): boolean {
  return items.some(({ soldOut }) => soldOut === true);
}
