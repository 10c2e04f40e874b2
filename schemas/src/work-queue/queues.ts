/** Which of staff's queues an order or a menu waits in. (docs/spec/staff-console.md#work-queue) */
import { addDays } from '../cart/dates.js';
import { cannotReceiveOrders, type MenuPurchaseSettings } from '../menu/acceptsOrders.js';
import type { Thousandths } from '../money/money.js';
import { providerDay } from '../order/subscriptionDays.js';
import { outstanding } from '../payment/paymentStatus.js';

export const WORK_QUEUES = ['expiring', 'unpaid', 'edits', 'demos', 'cannotReceive'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** The number of days ahead in which a subscription, or a demo, is about to end. */
export const EXPIRING_DAYS = 30;
export const DEMO_ENDING_DAYS = 7;

/** The fields of an order that decide its queues. */
export interface QueuedOrder {
  readonly canceled: boolean;
  readonly isDemo: boolean;
  /** Instants; null if unknown. */
  readonly subEnd: string | null;
  readonly demoEnd: string | null;
  readonly total: Thousandths;
  readonly paid: Thousandths;
  readonly unreadyEdits: number;
  /** Whether its menu has no newer order. */
  readonly isNewest: boolean;
  /** Whether visitors can open its menu; null without a menu. */
  readonly isMenuOpen: boolean | null;
}

/**
 * Whether something that ends at an instant is due until a day. What has ended stays due while its menu is still open;
 * without a menu it does not.
 */
function isDue(end: string | null, { isNewest, isMenuOpen }: QueuedOrder, today: string, days: number): boolean {
  if (end === null || !isNewest || isMenuOpen === false) return false;
  const day = providerDay(end);
  return day <= addDays(today, days) && (isMenuOpen === true || day >= today);
}

const RULES: Readonly<Record<Exclude<WorkQueue, 'cannotReceive'>, (order: QueuedOrder, today: string) => boolean>> = {
  expiring: (order, today) => !order.isDemo && isDue(order.subEnd, order, today, EXPIRING_DAYS),
  unpaid: ({ isDemo, subEnd, paid, total }, today) =>
    !isDemo && outstanding(paid, total) > 0 && subEnd !== null && providerDay(subEnd) < today,
  edits: ({ unreadyEdits }) => unreadyEdits > 0,
  demos: (order, today) => order.isDemo && isDue(order.demoEnd, order, today, DEMO_ENDING_DAYS),
};

/** Whether an order waits in a queue. @param today the provider's calendar day */
export const isOrderIn = (queue: keyof typeof RULES, order: QueuedOrder, today: string): boolean =>
  !order.canceled && RULES[queue](order, today);

/** Whether a menu waits in the queue of those that cannot receive orders: guests can open it. */
export const isMenuWaiting = (menu: MenuPurchaseSettings, isOpen: boolean): boolean =>
  isOpen && cannotReceiveOrders(menu);
