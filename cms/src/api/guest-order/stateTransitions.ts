/**
 * Changes the state of orders. Each change locks the order's row and names the state that the caller saw. If the order
 * no longer has that state, the change fails. (docs/orders.md)
 */
import {
  canAcceptLate,
  canGuestCancel,
  canMove,
  MENU_DEFAULTS,
  MINUTE_MS,
  type GuestOrder,
  type GuestOrderMove,
  type GuestOrderState,
} from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import type { MenuRef } from '../../api-runtime/access';
import { instantOf, textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import type { Actor } from '../../http/sessions/store';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import { movePortions, portionsIn } from '../portions/portions';
import { changeMenu } from '../../menu-parts/changeMenu';
import {
  ANSWERED,
  movedMeanwhile,
  noSuchMove,
  NOT_LATER,
  NOT_SET_BY_VENUE,
  NO_ORDER,
  REASON_NEEDED,
  TOO_LATE,
} from './errorMessages';
import { randomToken } from '../../database/ids';
import { CARTS, eventsOf, findOrder, orderOf, receiptOf, stateOf, type OrderEvent } from './findOrder';
import { orderChanged, type OrderChange } from './orderChanged';

/** Who changes an order for the venue. */
export interface OrderTaker extends Actor {
  /** The browser and system of the device; empty if they are unknown. */
  readonly device: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** Changes an order while its row is locked, so changes of one order run one after another. */
export async function changeOrder(menuId: number, cartId: string, work: (row: Row) => Promise<Values>): Promise<Row> {
  return withMutex(`order ${cartId}`, () =>
    inTransaction(async () => {
      if (!(await lockRow('carts', cartId))) throw new HttpError(404, NO_ORDER);
      const row = await findOrder(menuId, cartId);
      const data = await work(row);
      if (Object.keys(data).length === 0) return row;
      await rows(CARTS).updateMany({ where: { id: row.id }, data });
      return { ...row, ...data };
    }),
  );
}

const numberOf = (row: Row) => (row['number'] === null ? null : Number(row['number']));

/**
 * Gives back the portions of an order that will not be prepared, and takes them again if it is after all. Call it before
 * the reactions, which lock the counters.
 */
async function settlePortions(menuId: number, row: Row, to: GuestOrderState, now: Date): Promise<Values> {
  const portions = portionsIn(row);
  const areBack = row['state'] === 'missed';
  if (to === 'accepted' && areBack)
    return { portions: await movePortions(menuId, { wanted: portions, byVenue: true }, now) };
  if (!areBack && (to === 'rejected' || to === 'missed' || to === 'canceled'))
    await movePortions(menuId, { given: portions }, now);
  return {};
}

/** Runs the reactions to a change of an order. Runs under the row's lock. @param moves at most one */
export async function changed(
  menuId: number,
  row: Row,
  now: Date,
  { moves = [], ...more }: Partial<Pick<OrderChange, 'moves' | 'counted' | 'byVenue'>>,
): Promise<void> {
  const state = moves.at(-1)?.to ?? stateOf(row, now.getTime()) ?? 'pending';
  const isPractice = row['isPractice'] === true;
  const order = { menuId, cartId: row.documentId, number: numberOf(row), state, isPractice };
  await orderChanged({ ...order, ...more, moves, now, startAt: now.getTime() });
}

/** The columns of a move. */
export const moved = (row: Row, event: OrderEvent): Values => ({ state: event.to, events: [...eventsOf(row), event] });

const refused = (state: GuestOrderState, messages = movedMeanwhile(state)) => new HttpError(409, messages, { state });

/** What an order that is only a message counts, now that its chat was opened or that the venue has moved it. */
export function firstCount(row: Row): Pick<OrderChange, 'counted'> {
  if (row['isUnsent'] !== true) return {};
  const items = orderOf(row, 0).items.flatMap(({ item }) => item?._id ?? []);
  return { counted: { day: textOf(row['orderDay']), items } };
}

/** The length of the secret in the address of a driver's page: more than 256 bits. */
const DRIVER_TOKEN_LENGTH = 50;

/**
 * The columns that a new state sets: the promised time if the order is accepted, of a delivery that leaves the time,
 * the driver and the key of the driver's page, otherwise the reason if there is one. A reservation has no promised time. Once promised, a time changes only if `minutes` are sent. @throws {HttpError} 400 if the new time is not later
 */
function columnsFor({ state, from, minutes, driver, reason, reasonText }: GuestOrderMove, row: Row, now: Date): Values {
  if (state === 'ready' && from === 'ready') return { leftAt: now };
  if (state === 'on-the-way')
    return {
      leftAt: instantOf(row['leftAt']) ?? now,
      driverToken: row['driverToken'] ?? randomToken(DRIVER_TOKEN_LENGTH),
      ...(driver === undefined ? {} : { driver }),
    };
  if (state === 'accepted') {
    // The time of a reservation is its own date.
    if (row['service'] === 'reserve') return {};
    const promised = instantOf(row['promisedAt']);
    if (promised && minutes === undefined) return {};
    const { prepMinutes } = { ...MENU_DEFAULTS.settings.orders, ...receiptOf(row).menu.settings?.orders };
    const promisedAt = new Date(now.getTime() + (minutes ?? prepMinutes) * MINUTE_MS);
    if (promised && promisedAt <= promised) throw invalidField('/minutes', NOT_LATER);
    return { promisedAt };
  }
  return reason === undefined ? {} : { reason, reasonText: reasonText?.trim() || null };
}

/** @throws {HttpError} 409 if an order in the state `move.from` can't be moved as requested */
function mustAllow({ from, state: to }: GuestOrderMove, row: Row, now: Date): void {
  const order = orderOf(row, now.getTime());
  const leaves = to === 'on-the-way' || (to === 'ready' && from === 'ready');
  const isPossible = canMove(from, to) && (!leaves || order.service === 'delivery');
  if (!isPossible) throw refused(order.state, noSuchMove(from, to));
  if (from === 'missed' && to === 'accepted' && !canAcceptLate(order, now.getTime()))
    throw refused(order.state, TOO_LATE);
}

/**
 * Changes an order's state, provided that it is still `move.from`, the state that the caller saw.
 * @throws {HttpError} 409 with the current state if it differs, or if the change is not allowed
 */
export async function moveOrder(
  menu: MenuRef,
  cartId: string,
  move: GuestOrderMove,
  by: OrderTaker,
  now: Date,
): Promise<GuestOrder> {
  const { state: to, from, soldOut = [] } = move;
  if (to === 'rejected' && move.reason === undefined) throw invalidField('/reason', REASON_NEEDED);
  if (to === 'missed' && from !== 'missed') throw invalidField('/state', NOT_SET_BY_VENUE);
  const work = () =>
    changeOrder(menu.id, cartId, async (row) => {
      const present = stateOf(row, now.getTime()) ?? 'pending';
      if (present !== from) throw refused(present);
      mustAllow(move, row, now);
      // Of two devices that record the same, the second changes nothing.
      if (from === 'ready' && to === 'ready' && row['leftAt']) return {};
      const minutes = to === 'accepted' && move.minutes !== undefined ? { minutes: move.minutes } : {};
      const device = by.device === '' ? {} : { device: by.device };
      const named = to === 'rejected' && soldOut.length > 0 ? { soldOut: [...soldOut] } : {};
      const event: OrderEvent = { at: now.toISOString(), from, to, by: by.username, ...device, ...minutes, ...named };
      const columns = { ...columnsFor(move, row, now), isUnsent: false, ...moved(row, event) };
      const byVenue = { menu, actor: by, move };
      const settled = await settlePortions(menu.id, row, to, now);
      await changed(menu.id, row, now, { moves: [event], byVenue, ...firstCount(row) });
      return { ...columns, ...settled };
    });
  if (soldOut.length === 0) return orderOf(await work(), now.getTime());
  // Locks the menu before the order, to avoid deadlocks. Only the submission of a cart locks them the other way round,
  // and `findOrder` ensures that the submission has ended.
  await findOrder(menu.id, cartId);
  return orderOf(await changeMenu(menu, work), now.getTime());
}

/** The driver has delivered the order of a row. @throws {HttpError} 409 if it is not on its way any more */
export async function finishDelivery(menuId: number, cartId: string, now: Date): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    const from = stateOf(row, now.getTime()) ?? 'pending';
    if (from !== 'on-the-way') throw refused(from);
    const event: OrderEvent = { at: now.toISOString(), from, to: 'done' };
    await changed(menuId, row, now, { moves: [event] });
    return moved(row, event);
  });
}

/** Cancels an order for its guest. @throws {HttpError} 409 if the venue has accepted or rejected it */
export async function cancelOrder(menuId: number, cartId: string, now: Date): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    const from = stateOf(row, now.getTime()) ?? 'pending';
    if (!canGuestCancel(from)) throw refused(from, ANSWERED);
    const event: OrderEvent = { at: now.toISOString(), from, to: 'canceled' };
    await settlePortions(menuId, row, 'canceled', now);
    await changed(menuId, row, now, { moves: [event] });
    return moved(row, event);
  });
}

/** Records that the guest has opened the chat with an order that is only a message. It counts from then on. */
export async function recordSent(menuId: number, cartId: string, now: Date): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    if (row['isUnsent'] !== true) return {};
    await changed(menuId, row, now, firstCount(row));
    return { isUnsent: false };
  });
}

/** Records that a device has opened an order. This stores an event, which stops the ringing on all devices. */
export async function openOrder(menuId: number, cartId: string, by: OrderTaker, now: Date): Promise<GuestOrder> {
  const row = await changeOrder(menuId, cartId, async (stored) => {
    if (stored['openedAt']) return {};
    await changed(menuId, stored, now, {});
    return { openedAt: now, openedBy: by.username, openedDevice: by.device || null };
  });
  return orderOf(row, now.getTime());
}

/**
 * Records that the whole ticket of an order was printed.
 * @param by the username of the admin who printed it; null if a printer or a device did so by itself
 * @returns whether it was the first one
 */
export async function recordPrinted(menuId: number, cartId: string, by: string | null, now: Date): Promise<boolean> {
  let isFirst = false;
  await changeOrder(menuId, cartId, async (row) => {
    if (row['printedAt']) return {};
    isFirst = true;
    await changed(menuId, row, now, {});
    return { printedAt: now, printedBy: by };
  });
  return isFirst;
}

/** Stores that an order was missed, to create an event for the streams. For reads, comparing the deadline is enough. */
export async function recordMissed(menuId: number, cartId: string, now: Date): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    if (row['state'] !== 'pending' || stateOf(row, now.getTime()) !== 'missed') return {};
    const event: OrderEvent = { at: now.toISOString(), from: 'pending', to: 'missed' };
    await settlePortions(menuId, row, 'missed', now);
    await changed(menuId, row, now, { moves: [event] });
    return moved(row, event);
  });
}
