/** Turns a submitted cart into an order, in the transaction of the submission. */
import {
  answerPeriodStart,
  hasInbox,
  inLanguage,
  LANGUAGES,
  lineName,
  MENU_DEFAULTS,
  MINUTE_MS,
  resolveTimeZone,
  todayIn,
  toThousandths,
  toWallClock,
  type CartLine,
  type MenuInCart,
  type GuestOrderState,
  type Service,
} from '@qaima/schemas';
import { nextValue } from './counters';
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

function serviceOf({ menu, customer }: NewOrder): Service {
  if (menu.settings.purchaseMethod === 'reserve') return 'reserve';
  const kind = customer.receiveOption === null ? null : menu.orderReceiveOptions[customer.receiveOption]?.kind;
  return kind || (customer.table ? 'dine-in' : 'other');
}

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
 */
function firstState(order: NewOrder, now: Date): StateColumns {
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
  const from = startOf(order, now);
  if (!autoAccept)
    return { ...waiting, answerFrom: new Date(from), answerBy: new Date(from + answerMinutes * MINUTE_MS) };
  const accepted: OrderEvent = { at, from: 'pending', to: 'accepted' };
  // The time of a reservation is its own date.
  if (serviceOf(order) === 'reserve') return { ...waiting, state: 'accepted', events: [placed, accepted] };
  const promisedAt = new Date(from + prepMinutes * MINUTE_MS);
  return { ...waiting, state: 'accepted', promisedAt, events: [placed, { ...accepted, minutes: prepMinutes }] };
}

/** Returns the columns of a new order. Also assigns its number and runs the reactions to it. */
export async function placeOrder(order: NewOrder, now: Date) {
  const { cartId, menuId, menu, customer, lines, total, isPractice = false } = order;
  const time = localTime(menu.settings.timeZone, now);
  const number = isPractice ? null : await nextValue(menuId, time.orderDay);
  const first = firstState(order, now);
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
    startAt: startOf(order, now),
    ...(isPractice || isUnsent ? {} : { counted }),
  });
  return {
    ...first,
    ...time,
    number,
    placedAt: now,
    service: serviceOf(order),
    orderTotal: toThousandths(total),
    isPractice,
    isUnsent,
    ...searchColumns({
      name: customer.name,
      phone: customer.clientPhone,
      table: customer.table?.label ?? null,
      items: LANGUAGES.flatMap((language) => inLanguage(lines, language).map((line) => lineName(line))),
    }),
  };
}
