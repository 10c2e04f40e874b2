/** When an order ends. (docs/spec/staff-console.md#orders-table) */
import { todayIn } from '../time/calendarDays.js';
import { DEFAULT_TIME_ZONE } from '../time/timeZone.js';
import { yearAfter } from './newOrder.js';
import type { OrderUpdateInput } from './order.js';

/** The fields of an order that determine its end, as instants. A stored order may lack `subEnd`. */
export interface EndingOrder<SubEnd extends string | null = string> {
  readonly subEnd: SubEnd;
  readonly isDemo: boolean;
  /** Null for a demo without a separate end, which ends with the subscription. */
  readonly demoEndDate: string | null;
}

/**
 * The instant at which an order ends. For a demo with a separate end, that end; otherwise the end of the subscription.
 */
export const orderEnd = <SubEnd extends string | null>(order: EndingOrder<SubEnd>): SubEnd | string =>
  (order.isDemo && order.demoEndDate) || order.subEnd;

type ShownEnds = NonNullable<OrderUpdateInput['endsBefore']>;

const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

/** Why a demo can't become a subscription as it was offered. */
export type TrialProblem = 'no-demo' | 'other-end';

/** Checks a demo against its ends as they were shown. @returns null if nothing has changed */
export function trialProblem({ isDemo, subEnd, demoEndDate }: EndingOrder, shown: ShownEnds): TrialProblem | null {
  if (!isDemo) return 'no-demo';
  const isSame = timeOf(subEnd) === timeOf(shown.subEnd) && timeOf(demoEndDate) === timeOf(shown.demoEndDate);
  return isSame ? null : 'other-end';
}

/** How many years ahead an end is usual. */
const USUAL_YEARS = 3;

/** Why an end date should be confirmed: it is past, unusually late, or before the stored one. */
export type EndDoubt = 'past' | 'late' | 'earlier';

/**
 * What is unusual about a new end date. Most such dates are mistyped.
 * @param day `yyyy-mm-dd`
 * @param former the stored end, `yyyy-mm-dd`; empty if there is none
 */
export function doubtOfEnd(day: string, former: string, now: Date): EndDoubt | null {
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  if (day < today) return 'past';
  const latest = Array.from({ length: USUAL_YEARS }).reduce<string>((date) => yearAfter(date), today);
  if (day < former) return 'earlier';
  return day > latest && day !== former ? 'late' : null;
}
