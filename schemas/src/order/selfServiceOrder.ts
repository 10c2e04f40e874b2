/** The plan and the demo order of a menu that a user creates for themselves. (docs/spec/domain.md#self-service) */
import { DAY_MS } from '../time/durations.js';
import { newOrder } from './newOrder.js';
import type { OrderCreateInput } from './order.js';

/** How long the demo of a self-made menu lasts, in days. */
const SELF_SERVICE_DEMO_DAYS = 14;

/** The plan of a self-made menu, until staff sell another. */
export const SELF_SERVICE_PLAN = 1;

/**
 * The demo order of a self-made menu. It has the total and the subscription of an order that staff create. So when the
 * subscription is sold, only the demo flag changes.
 */
export const newSelfServiceOrder = (
  now: Date,
): Pick<OrderCreateInput, 'totalAmount' | 'subEnd'> & { readonly demoEndDate: string } => ({
  ...newOrder(now),
  demoEndDate: new Date(now.getTime() + SELF_SERVICE_DEMO_DAYS * DAY_MS).toISOString(),
});
