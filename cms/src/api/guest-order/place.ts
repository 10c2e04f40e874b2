/** Turns a submitted cart into the guest's order, in the transaction of the submission. */
import {
  hasInbox,
  lineName,
  MENU_DEFAULTS,
  resolveTimeZone,
  todayIn,
  toWallClock,
  type CartLine,
  type CartMenu,
  type GuestOrderState,
  type Service,
} from '@qaima/schemas';
import { queueTickets } from '../printer/jobs';
import { nextValue } from './counters';
import { recordEvent } from './events';
import type { OrderEvent } from './orders';
import { searchColumns } from './search';

const MINUTE_MS = 60_000;

/** The columns of the customer that the order needs. */
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
  readonly menu: Pick<CartMenu, 'settings' | 'orderReceiveOptions'>;
  readonly customer: Customer;
  /** The frozen lines and totals, in thousandths. */
  readonly receipt: Readonly<Record<string, unknown>>;
  readonly isPractice?: boolean;
}

function serviceOf({ menu, customer }: NewOrder): Service {
  if (menu.settings.purchaseMethod === 'reserve') return 'reserve';
  const kind = customer.receiveOption === null ? null : menu.orderReceiveOptions[customer.receiveOption]?.kind;
  return kind || (customer.table ? 'dine-in' : 'other');
}

/** The day and the hour of an instant in the menu's present time zone. */
function localTime(timeZone: string | undefined, now: Date) {
  const wall = toWallClock(now.getTime(), resolveTimeZone(timeZone));
  return { orderDay: todayIn(timeZone, now), orderHour: new Date(wall).getUTCHours() };
}

/** The state of a new order, and what led to it. */
function firstState({ menu }: NewOrder, now: Date) {
  const at = now.toISOString();
  const { autoAccept, answerMinutes, prepMinutes } = { ...MENU_DEFAULTS.settings.orders, ...menu.settings.orders };
  const placed: OrderEvent = { at, to: 'pending' };
  const waiting = { state: 'pending' as GuestOrderState, answerBy: null, promisedAt: null, events: [placed] };
  if (!hasInbox(menu)) return waiting;
  if (!autoAccept) return { ...waiting, answerBy: new Date(now.getTime() + answerMinutes * MINUTE_MS) };
  const accepted: OrderEvent = { at, from: 'pending', to: 'accepted', minutes: prepMinutes };
  const promisedAt = new Date(now.getTime() + prepMinutes * MINUTE_MS);
  return { ...waiting, state: 'accepted' as GuestOrderState, promisedAt, events: [placed, accepted] };
}

/** The columns of a new order. Takes its number, and queues its event and its tickets. */
export async function placeOrder(order: NewOrder, now: Date) {
  const { cartId, menuId, menu, customer, receipt, isPractice = false } = order;
  const { items = [], total = 0 } = receipt as { readonly items?: readonly CartLine[]; readonly total?: number };
  const time = localTime(menu.settings.timeZone, now);
  const number = isPractice ? null : await nextValue(menuId, time.orderDay);
  const first = firstState(order, now);
  await recordEvent(menuId, { kind: 'order', data: { _id: cartId, number, state: first.state } });
  await queueTickets(menuId, cartId, first.state === 'accepted' ? ['placed', 'accepted'] : ['placed']);
  return {
    ...first,
    ...time,
    number,
    placedAt: now,
    service: serviceOf(order),
    orderTotal: total,
    isPractice,
    ...searchColumns({
      name: customer.name,
      phone: customer.clientPhone,
      table: customer.table?.label ?? null,
      items: items.map((line) => lineName(line)),
    }),
  };
}
