/** When an order ends. (docs/spec/staff-console.md#orders-table) */

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
