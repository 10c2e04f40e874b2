/**
 * Cart totals in integer thousandths. An order's line is unit price × quantity; a reservation's is unit price × days
 * with quantity 1. The unit price includes the sale. (docs/spec/domain.md#cart-prices)
 */
import { salePrice, type PricedItem } from '../item/sale.js';
import type { Thousandths } from '../money/money.js';
import { daysBetween } from './dates.js';

export type PurchaseMethod = 'order' | 'reserve';

/** The part of a line that its price needs. */
export interface PricedLine {
  readonly item: PricedItem;
  readonly subItem?: number | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Whole days from start to end; 0 if a date is missing or the end is not after the start. */
export function reservationDays(start: string | null | undefined, end: string | null | undefined): number {
  const days = start && end ? daysBetween(start, end) : 0;
  return days > 0 ? days : 0;
}

/** The factor of a line's unit price: its days, or its quantity (default 1). */
export function lineUnits(line: Omit<PricedLine, 'item'>, method: PurchaseMethod): number {
  return method === 'reserve' ? reservationDays(line.startDate, line.endDate) : (line.quantity ?? 1);
}

export function lineTotal(line: PricedLine, method: PurchaseMethod): Thousandths {
  return salePrice(line.item, line.subItem) * lineUnits(line, method);
}

export function cartTotal(lines: readonly PricedLine[], method: PurchaseMethod): Thousandths {
  return lines.reduce((sum, line) => sum + lineTotal(line, method), 0);
}
