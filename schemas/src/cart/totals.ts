/**
 * What a cart costs, in integer thousandths. An order's line is unit × quantity; a reservation's is unit × days, and its
 * quantity counts as 1. The unit is the item's full price, with the sale. (Public specification, section 9; decisions,
 * section 9.)
 */
import { salePrice, type PricedItem } from '../item/sale.js';
import type { Thousandths } from '../money/money.js';
import { daysBetween } from './dates.js';

export type PurchaseMethod = 'order' | 'reserve';

/** As much of a line as its price needs. */
export interface PricedLine {
  readonly item: PricedItem;
  readonly subItem?: number | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Whole days from start to end; 0 when a date is missing or the end is not after the start. */
export function reservationDays(start: string | null | undefined, end: string | null | undefined): number {
  const days = start && end ? daysBetween(start, end) : 0;
  return days > 0 ? days : 0;
}

/** How often a line's unit is paid for: its days, or its quantity (1 unless it says otherwise). */
export function lineUnits(line: Omit<PricedLine, 'item'>, method: PurchaseMethod): number {
  return method === 'reserve' ? reservationDays(line.startDate, line.endDate) : (line.quantity ?? 1);
}

export function lineTotal(line: PricedLine, method: PurchaseMethod): Thousandths {
  return salePrice(line.item, line.subItem) * lineUnits(line, method);
}

export function cartTotal(lines: readonly PricedLine[], method: PurchaseMethod): Thousandths {
  return lines.reduce((sum, line) => sum + lineTotal(line, method), 0);
}
