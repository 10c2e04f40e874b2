/** When an order ends. (docs/spec/staff-console.md#orders-table) */

/** The fields of an order that decide its end: instants. An order as it is stored may lack the first. */
export interface EndingOrder<SubEnd extends string | null = string> {
  readonly subEnd: SubEnd;
  readonly isDemo: boolean;
  /** Null for a demo without an end of its own. */
  readonly demoEndDate: string | null;
}

/** The instant at which a demo, or else the subscription, ends. */
export const orderEnd = <SubEnd extends string | null>(order: EndingOrder<SubEnd>): SubEnd | string =>
  (order.isDemo && order.demoEndDate) || order.subEnd;
