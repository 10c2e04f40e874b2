/**
 * Cart totals in integer thousandths. A line of an order costs unit price × quantity; a line of a reservation costs
 * unit price × days, with quantity 1. The unit price includes the sale. (docs/spec/domain.md#cart-prices)
 */
import { extrasPrice, type Choice } from '../extra-group/choices.js';
import type { OfferedGroup } from '../extra-group/offeredGroups.js';
import { isOnSale, originalPrice, salePrice, type PricedItem } from '../price/sale.js';
import { toThousandths, type Thousandths } from '../money/money.js';
import { daysBetween } from '../time/calendarDays.js';
import type { CartLine, CartSum } from './cart.js';

export type PurchaseMethod = 'order' | 'reserve';

/** The properties of a line that determine its price. */
export interface PricedLine {
  readonly item: PricedItem;
  /** The step to which the menu rounds sale prices (`priceStepOf`). */
  readonly step: Thousandths;
  readonly subItem?: number | null | undefined;
  /** The groups of extras that the item offers in this size. */
  readonly groups?: readonly OfferedGroup[] | undefined;
  readonly choices?: readonly Choice[] | undefined;
  /** The sum that the picks add to the combo's price. */
  readonly picksPrice?: Thousandths | undefined;
  readonly quantity?: number | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Whole days from start to end; 0 if a date is missing or the end is not after the start. */
export function reservationDays(start: string | null | undefined, end: string | null | undefined): number {
  const days = start && end ? daysBetween(start, end) : 0;
  return days > 0 ? days : 0;
}

/** The factor by which the unit price is multiplied: a reservation's days, or an order's quantity (default 1). */
export function lineUnits(line: Omit<PricedLine, 'item' | 'step'>, method: PurchaseMethod): number {
  return method === 'reserve' ? reservationDays(line.startDate, line.endDate) : (line.quantity ?? 1);
}

const addedPrice = ({ groups = [], choices = [], picksPrice = 0 }: PricedLine) =>
  extrasPrice(groups, choices) + picksPrice;

/** The price of one unit: the item's sale price plus its extras. A sale does not apply to extras. */
export function unitPrice(line: PricedLine): Thousandths {
  return salePrice(line.item, line.step, line.subItem) + addedPrice(line);
}

/** The price of one unit without the sale. */
export function originalUnitPrice(line: PricedLine): Thousandths {
  return originalPrice(line.item, line.subItem) + addedPrice(line);
}

export function lineTotal(line: PricedLine, method: PurchaseMethod): Thousandths {
  return unitPrice(line) * lineUnits(line, method);
}

export function cartTotal(lines: readonly PricedLine[], method: PurchaseMethod): Thousandths {
  return lines.reduce((sum, line) => sum + lineTotal(line, method), 0);
}

type LineOfCart = Pick<CartLine, 'item' | 'subItem' | 'quantity' | 'startDate' | 'endDate' | 'price' | 'choices'>;

/** What the sale took off a line, by the prices that the line states; 0 for a combo. */
export function savedBySale(
  { item, subItem, price, choices = [], ...line }: LineOfCart,
  method: PurchaseMethod,
): Thousandths {
  if (!item || !isOnSale(item)) return 0;
  const extras = choices.reduce((sum, choice) => sum + toThousandths(choice.price), 0);
  return (originalPrice(item, subItem) + extras) * lineUnits(line, method) - toThousandths(price);
}

/**
 * A line's total before the sale; null if no sale applies.
 * @param totals the parts of the total to which the line belongs
 */
export function priceBeforeSale(
  line: LineOfCart,
  totals: readonly Pick<CartSum, 'kind'>[] | undefined,
  method: PurchaseMethod,
): Thousandths | null {
  const saved = totals?.some(({ kind }) => kind === 'sale') ? savedBySale(line, method) : 0;
  return saved > 0 ? toThousandths(line.price) + saved : null;
}
