/** Which of staff's queues an order or a menu waits in. (docs/spec/staff-console.md#work-queue) */
import { addDays } from '../cart/calendarDays.js';
import { cannotReceiveOrders, type MenuPurchaseSettings } from '../menu/acceptsOrders.js';
import type { Thousandths } from '../money/money.js';
import { providerDay, providerDayStart } from '../order/subscriptionDays.js';
import { chargedTotal, outstanding, type ChargedOrder } from '../payment/paymentStatus.js';

export const WORK_QUEUES = ['expiring', 'unpaid', 'edits', 'demos', 'cannotReceive'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** The number of days ahead in which a subscription, or a demo, is about to end. */
export const EXPIRING_DAYS = 30;
export const DEMO_ENDING_DAYS = 7;

/** The fields of an order that decide its queues. */
export interface QueuedOrder extends ChargedOrder {
  /** Instants; null if unknown. */
  readonly subEnd: string | null;
  readonly demoEnd: string | null;
  readonly paid: Thousandths;
  readonly unreadyEdits: number;
  /** Whether its menu has no newer order. */
  readonly isNewest: boolean;
  /** Whether visitors can open its menu; null without a menu. */
  readonly isMenuOpen: boolean | null;
}

/** The provider's days that decide the queues, in epoch ms. Computed once, because time zones are slow. */
export interface QueueBounds {
  readonly todayStart: number;
  /** The ends of the last days that are about to end. */
  readonly expiringEnd: number;
  readonly demosEnd: number;
}

export function queueBounds(now: Date): QueueBounds {
  const today = providerDay(now.toISOString());
  const endOf = (days: number) => providerDayStart(addDays(today, days + 1));
  return {
    todayStart: providerDayStart(today),
    expiringEnd: endOf(EXPIRING_DAYS),
    demosEnd: endOf(DEMO_ENDING_DAYS),
  };
}

/**
 * Whether something that ends at an instant is due before another. What has ended stays due while its menu is still
 * open; without a menu it does not.
 */
function isDue(end: string | null, { isNewest, isMenuOpen }: QueuedOrder, before: number, todayStart: number): boolean {
  if (end === null || !isNewest || isMenuOpen === false) return false;
  const at = Date.parse(end);
  return at < before && (isMenuOpen === true || at >= todayStart);
}

type OrderQueue = Exclude<WorkQueue, 'cannotReceive'>;

const RULES: Readonly<Record<OrderQueue, (order: QueuedOrder, bounds: QueueBounds) => boolean>> = {
  expiring: (order, { expiringEnd, todayStart }) =>
    !order.isDemo && isDue(order.subEnd, order, expiringEnd, todayStart),
  unpaid: ({ subEnd, paid, ...order }, { todayStart }) =>
    outstanding(paid, chargedTotal(order)) > 0 && subEnd !== null && Date.parse(subEnd) < todayStart,
  edits: ({ unreadyEdits }) => unreadyEdits > 0,
  demos: (order, { demosEnd, todayStart }) => order.isDemo && isDue(order.demoEnd, order, demosEnd, todayStart),
};

/** Whether an order waits in a queue. */
export const isOrderIn = (queue: OrderQueue, order: QueuedOrder, bounds: QueueBounds): boolean =>
  !order.canceled && RULES[queue](order, bounds);

/** Whether a menu waits in the queue of those that cannot receive orders: guests can open it. */
export const isMenuWaiting = (menu: MenuPurchaseSettings, isOpen: boolean): boolean =>
  isOpen && cannotReceiveOrders(menu);
