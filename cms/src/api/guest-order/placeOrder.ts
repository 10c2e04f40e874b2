/** Turns a submitted cart into an order, in the transaction of the submission. */
import {
  answerPeriodStart,
  hasInbox,
  MENU_DEFAULTS,
  MINUTE_MS,
  resolveTimeZone,
  serviceOf,
  todayIn,
  toThousandths,
  toWallClock,
  type CartLine,
  type MenuInCart,
  type GuestOrderState,
  type Service,
} from '@qaima/schemas';
import { nextValues } from '../menu-event/counters';
import { EVENTS_COUNTER } from '../menu-event/events';
import type { OrderEvent } from './findOrder';
import { orderChanged } from './orderChanged';
import { searchColumns } from './search';

/** The customer's columns that this module reads. */
interface Customer {
  readonly clientPhone: string;
  readonly name: string | null;
  readonly receiveOption: number | null;
  readonly table: { readonly label: string } | null;
}

export interface NewOrder {
  /** The public id of the cart. */
  readonly cartId: string;
  readonly menuId: number;
  readonly menu: Pick<MenuInCart, 'settings' | 'orderReceiveOptions' | 'workingDays' | 'specialHours'>;
  readonly customer: Customer;
  readonly lines: readonly Pick<CartLine, 'item' | 'combo' | 'subItem'>[];
  /** In units of the currency. */
  readonly total: number;
  readonly isPractice?: boolean;
}

const serviceOfOrder = ({ menu, customer }: NewOrder): Service =>
  serviceOf(menu, customer.receiveOption, customer.table !== null);

/** The day and the hour of `now` in the menu's time zone. */
function localTime(timeZone: string | undefined, now: Date) {
  const wall = toWallClock(now.getTime(), resolveTimeZone(timeZone));
  return { orderDay: todayIn(timeZone, now), orderHour: new Date(wall).getUTCHours() };
}

/** The columns of an order's state. */
interface StateColumns {
  readonly state: GuestOrderState;
  readonly answerFrom: Date | null;
  readonly answerBy: Date | null;
  readonly promisedAt: Date | null;
  readonly events: readonly OrderEvent[];
}

/**
 * The instant (epoch ms) from which on the venue can answer and prepare an order. A practice order is answered by the
 * person who placed it, so its time begins at once, even outside of opening hours.
 */
const startOf = ({ menu, isPractice = false }: NewOrder, now: Date): number =>
  isPractice ? now.getTime() : answerPeriodStart(menu, now);

/**
 * The initial state and history of an order. If the menu's settings accept orders automatically, the state is
 * "accepted".
 * @param from when the venue can begin to prepare the order, in epoch ms
 */
function firstState(order: NewOrder, from: number, now: Date): StateColumns {
  const { menu } = order;
  const at = now.toISOString();
  const { autoAccept, answerMinutes, prepMinutes } = { ...MENU_DEFAULTS.settings.orders, ...menu.settings.orders };
  const placed: OrderEvent = { at, to: 'pending' };
  const waiting: StateColumns = {
    state: 'pending',
    answerFrom: null,
    answerBy: null,
    promisedAt: null,
    events: [placed],
  };
  if (!hasInbox(menu)) return waiting;
  if (!autoAccept)
    return { ...waiting, answerFrom: new Date(from), answerBy: new Date(from + answerMinutes * MINUTE_MS) };
  const accepted: OrderEvent = { at, from: 'pending', to: 'accepted' };
  // The time of a reservation is its own date.
  if (serviceOfOrder(order) === 'reserve') return { ...waiting, state: 'accepted', events: [placed, accepted] };
  const promisedAt = new Date(from + prepMinutes * MINUTE_MS);
  return { ...waiting, state: 'accepted', promisedAt, events: [placed, { ...accepted, minutes: prepMinutes }] };
}

/** Returns the columns of a new order. Also assigns its number and runs the reactions to it. */
export async function placeOrder(order: NewOrder, now: Date) {
  const { cartId, menuId, menu, customer, lines, total, isPractice = false } = order;
  const time = localTime(menu.settings.timeZone, now);
  const counters = await nextValues(menuId, isPractice ? [EVENTS_COUNTER] : [time.orderDay, EVENTS_COUNTER]);
  const number = counters.get(time.orderDay) ?? null;
  const startAt = startOf(order, now);
  const first = firstState(order, startAt, now);
  // Whether the order is only a message, and so counts once the guest opens the chat with it.
  const isUnsent = !isPractice && !hasInbox(menu);
  const counted = { day: time.orderDay, items: lines.flatMap(({ item }) => item?._id ?? []) };
  await orderChanged({
    menuId,
    cartId,
    number,
    state: first.state,
    isPractice,
    moves: first.events,
    startAt,
    now,
    sequence: counters.get(EVENTS_COUNTER),
    ...(isPractice || isUnsent ? {} : { counted }),
  });
  return {
    ...first,
    ...time,
    number,
    placedAt: now,
    service: serviceOfOrder(order),
    orderTotal: toThousandths(total),
    isPractice,
    isUnsent,
    ...searchColumns({
      name: customer.name,
      phone: customer.clientPhone,
      table: customer.table?.label ?? null,
      items: lines,
    }),
  };
}
