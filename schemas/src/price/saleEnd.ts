/** Sales that end by themselves. (docs/spec/domain.md#sale-prices) */
import type { LocalizedText } from '../core/language.js';
import { addDays, todayIn } from '../time/calendarDays.js';
import { fromWallClock, resolveTimeZone } from '../time/timeZone.js';

type Maybe<T> = T | null | undefined;

interface SaleWithEnd {
  /** ISO 8601. */
  readonly until?: Maybe<string>;
}

export interface WithSale {
  readonly sale?: Maybe<SaleWithEnd>;
}

/** What is stored and shown where a sale was ended. */
export const NO_SALE: { readonly onSale: false; readonly offPrice: 0; readonly until?: never } = {
  onSale: false,
  offPrice: 0,
};

export const SALE_END_PAST = {
  ar: 'نهاية الخصم مضت، يرجى اختيار يوم لاحق.',
  en: 'The end of the sale is past. Please choose a later day.',
} as const satisfies LocalizedText;

/** The end of a sale in epoch ms; NaN for a sale without an end. */
const endOf = (sale: Maybe<SaleWithEnd>): number => (sale?.until ? Date.parse(sale.until) : Number.NaN);

/** When a sale ends, after `now` (both epoch ms); null if it is over or has no end. */
export function saleEnd(sale: Maybe<SaleWithEnd>, now: number): number | null {
  const end = endOf(sale);
  return end > now ? end : null;
}

/** When a sale ended, not after `now` (both epoch ms); null if it is not over. */
export function pastSaleEnd(sale: Maybe<SaleWithEnd>, now: number): number | null {
  const end = endOf(sale);
  return end <= now ? end : null;
}

/** A sale as it applies at an instant (epoch ms): after its end, there is none. */
export const saleAt = <S extends SaleWithEnd>(sale: S, now: number): S | typeof NO_SALE =>
  pastSaleEnd(sale, now) === null ? sale : NO_SALE;

/** The end of a day as the end of a sale, ISO 8601. @param day `yyyy-mm-dd` in this time zone, which must be valid */
export const saleUntilEndOf = (day: string, timeZone: Maybe<string>): string =>
  new Date(fromWallClock(Date.parse(`${addDays(day, 1)}T00:00:00Z`), resolveTimeZone(timeZone))).toISOString();

/** The last day of a sale (`yyyy-mm-dd`) in a time zone. @param until ISO 8601 */
export const lastDayOfSale = (until: string, timeZone: Maybe<string>): string =>
  todayIn(timeZone, new Date(Date.parse(until) - 1));
