/** When an order ends. (docs/spec/staff-console.md#orders-table) */

/** The fields of an order that decide its end: instants. */
export interface EndingOrder {
  readonly subEnd: string;
  readonly isDemo: boolean;
  /** Null for a demo without an end of its own. */
  readonly demoEndDate: string | null;
}

/** The instant at which a demo, or else the subscription, ends. */
export const orderEnd = ({ subEnd, isDemo, demoEndDate }: EndingOrder): string => (isDemo && demoEndDate) || subEnd;
