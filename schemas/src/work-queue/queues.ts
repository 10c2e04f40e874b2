/** Decides which work queues contain an order or a menu. (docs/spec/staff-console.md#work-queue) */
import { addDays } from '../time/calendarDays.js';
import { cannotReceiveOrders, type MenuPurchaseSettings } from '../menu/acceptsOrders.js';
import { providerDay, providerDayStart } from '../time/providerDay.js';
import { chargedTotal, outstanding, type ChargedOrder } from '../payment/paymentStatus.js';

export const WORK_QUEUES = ['expiring', 'unpaid', 'edits', 'demos', 'cannotReceive'] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];

/** A subscription or a demo counts as about to end from this many days before its end. */
export const EXPIRING_DAYS = 30;
export const DEMO_ENDING_DAYS = 7;

/** The fields of an order that determine its queues. */
export interface QueuedOrder extends ChargedOrder {
  /** Instants; null if unknown. */
  readonly subEnd: string | null;
  readonly demoEnd: string | null;
  readonly unreadyEdits: number;
  /** Whether its menu has no newer order. */
  readonly isNewest: boolean;
  /** Whether visitors can open its menu; null without a menu. */
  readonly isMenuOpen: boolean | null;
}

/**
 * The instants (epoch ms) that limit the queues, at the start or end of a provider's day. They are computed once for
 * all orders, because time zone conversions are slow.
 */
export interface QueueBounds {
  readonly todayStart: number;
  /** The ends of the periods in which a subscription, or a demo, counts as about to end. */
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
 * Whether an order ends before `before`. For an order with a menu, the menu must be open, and the order must be its
 * newest; the order may have ended already. For an order without a menu, the end must be today or later.
 */
function isDue(end: string | null, { isNewest, isMenuOpen }: QueuedOrder, before: number, todayStart: number): boolean {
  if (end === null || !isNewest || isMenuOpen === false) return false;
  const at = Date.parse(end);
  return at < before && (isMenuOpen === true || at >= todayStart);
}

/** Whether an end is before today, by the provider's calendar. */
export const hasEnded = (end: string | null, { todayStart }: QueueBounds): boolean =>
  end !== null && Date.parse(end) < todayStart;

/**
 * Compares two ends for sorting. Future ends come first, the soonest at the top. Then come past ends, the latest at the
 * top. Entries without an end are last.
 */
export function compareEnds(one: string | null, other: string | null, bounds: QueueBounds): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const [first, second] = [Date.parse(one), Date.parse(other)];
  const [hasFirstEnded, hasSecondEnded] = [hasEnded(one, bounds), hasEnded(other, bounds)];
  if (hasFirstEnded !== hasSecondEnded) return Number(hasFirstEnded) - Number(hasSecondEnded);
  return hasFirstEnded ? second - first : first - second;
}

type OrderQueue = Exclude<WorkQueue, 'cannotReceive'>;

const RULES: Readonly<Record<OrderQueue, (order: QueuedOrder, bounds: QueueBounds) => boolean>> = {
  expiring: (order, { expiringEnd, todayStart }) =>
    !order.isDemo && isDue(order.subEnd, order, expiringEnd, todayStart),
  // Orders have no due date, so each one that owes something is listed; the summary splits them by their end.
  unpaid: (order) => outstanding(order.paid, chargedTotal(order)) > 0,
  edits: ({ unreadyEdits }) => unreadyEdits > 0,
  demos: (order, { demosEnd, todayStart }) => order.isDemo && isDue(order.demoEnd, order, demosEnd, todayStart),
};

/** Whether a queue contains an order. */
export const isOrderIn = (queue: OrderQueue, order: QueuedOrder, bounds: QueueBounds): boolean =>
  !order.canceled && RULES[queue](order, bounds);

/**
 * Whether the queue of menus that cannot receive orders contains a menu. It contains only menus that guests can open.
 */
export const isMenuWaiting = (menu: MenuPurchaseSettings, isOpen: boolean): boolean =>
  isOpen && cannotReceiveOrders(menu);
