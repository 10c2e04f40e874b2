/** When an order ends. (docs/spec/staff-console.md#orders-table) */
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
