/**
 * Changes the state of orders. Each change locks the order's row and names the state that the caller saw. If the order
 * no longer has that state, the change fails. (docs/orders.md)
 */
import {
  canAcceptLate,
  canGuestCancel,
  canMove,
  LIST_SEPARATOR,
  MENU_DEFAULTS,
  MINUTE_MS,
  nextOpeningAt,
  type AuditAction,
  type GuestOrder,
  type GuestOrderMove,
  type GuestOrderState,
} from '@qaima/schemas';
import { HttpError, invalidField } from '../../errors/httpError';
import type { MenuRef } from '../../api-runtime/access';
import { nameSubject } from '../../api-runtime/currentCall';
import { instantOf, textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import type { Actor } from '../../http/sessions/store';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import { recordAction } from '../../audit/auditLog';
import { changeMenu } from '../../menu-parts/changeMenu';
import { ownPart } from '../menu-content/readMenu';
import { countForPopularity } from '../interest/popularity';
import { readParts } from '../../menu-parts/readParts';
import { queueTickets } from '../print-queue/jobs';
import { recordEvent } from './events';
import {
  ANSWERED,
  movedMeanwhile,
  noSuchMove,
  NOT_LATER,
  NOT_SET_BY_VENUE,
  NO_ORDER,
  NO_SUCH_ITEM,
  REASON_NEEDED,
  TOO_LATE,
} from './errorMessages';
import { CARTS, eventsOf, findOrder, orderOf, receiptOf, stateOf, type OrderEvent } from './findOrder';

/** Who changes an order for the venue. */
export interface OrderTaker extends Actor {
  /** The browser and system of the device; empty if they are unknown. */
  readonly device: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Changes an order while its row is locked, so changes of one order run one after another. */
async function changeOrder(menuId: number, cartId: string, work: (row: Row) => Promise<Values>): Promise<Row> {
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
 * Stores the event of a state change, and queues tickets if the order was accepted. Returns the columns to store.
 * Runs under the row's lock.
 */
async function moved(menuId: number, row: Row, event: OrderEvent, columns: Values = {}): Promise<Values> {
  const { to: state } = event;
  const _id = row.documentId;
  await recordEvent(menuId, { kind: 'order', data: { _id, number: numberOf(row), state } });
  if (state === 'accepted' && event.from !== 'accepted')
    await queueTickets(menuId, _id, ['accepted'], Date.parse(event.at));
  return { ...columns, state, events: [...eventsOf(row), event] };
}

const refused = (state: GuestOrderState, messages = movedMeanwhile(state)) => new HttpError(409, messages, { state });

/**
 * Counts an order that is only a message, now that the chat with it was opened or that the venue has moved the order.
 * Runs under the row's lock.
 * @returns the columns to store
 */
async function counted(menuId: number, row: Row): Promise<Values> {
  if (row['isUnsent'] !== true) return {};
  const { items } = orderOf(row, 0);
  await countForPopularity(
    menuId,
    items.flatMap(({ item }) => item?._id ?? []),
    textOf(row['orderDay']),
  );
  return { isUnsent: false };
}

/**
 * The columns that a new state sets: the promised time if the order is accepted, the time at which a delivery left,
 * otherwise the reason if there is one. A reservation has no promised time. Once promised, a time changes only if `minutes` are sent. @throws {HttpError} 400 if the new time is not later
 */
function columnsFor({ state, from, minutes, reason, reasonText }: GuestOrderMove, row: Row, now: Date): Values {
  if (state === 'ready' && from === 'ready') return { leftAt: now };
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

/**
 * Marks items as sold out until the menu's next opening, except those that are sold out for longer or permanently. Runs
 * inside the menu's lock.
 */
async function sellOut(menu: MenuRef, items: readonly string[], now: Date): Promise<void> {
  const where = { menu: menu.id, documentId: { $in: [...new Set(items)] } };
  const found = await rows('api::item.item').findMany({
    where,
    select: ['documentId', 'title', 'soldOut', 'soldOutUntil'],
  });
  const unknown = items.findIndex((id) => !found.some(({ documentId }) => documentId === id));
  if (unknown >= 0) throw invalidField(`/soldOut/${unknown}`, NO_SUCH_ITEM);
  nameSubject(found.map(({ title }) => textOf(title)).join(LIST_SEPARATOR.ar));
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { workingDays, settings } = row ? ownPart(row) : {};
  const specialHours = await readParts('specialHours', menu.id);
  const soldOutUntil = new Date(nextOpeningAt({ workingDays, specialHours }, now, settings?.timeZone));
  const shorter = found.filter((item) => {
    const end = instantOf(item['soldOutUntil']);
    return end ? end < soldOutUntil : item['soldOut'] !== true;
  });
  // The update uses ids, because Strapi's query engine can't filter an update by a relation.
  await rows('api::item.item').updateMany({
    where: { documentId: { $in: shorter.map(({ documentId }) => documentId) } },
    data: { soldOutUntil },
  });
}

const ACTIONS = {
  accepted: 'guest-order-accepted',
  rejected: 'guest-order-rejected',
  ready: 'guest-order-ready',
  done: 'guest-order-done',
  canceled: 'guest-order-canceled',
} as const satisfies Partial<Record<GuestOrderState, AuditAction>>;

/** Logs a move by the venue's team, which an owner finds there by person and time. (docs/spec/domain.md#teams) */
async function logMove(menu: MenuRef, row: Row, { to, from, minutes }: OrderEvent, move: GuestOrderMove, by: Actor) {
  if (row['isPractice'] === true || to === 'pending' || to === 'missed') return;
  const action = from === to ? (to === 'ready' ? 'guest-order-left' : 'guest-order-delayed') : ACTIONS[to];
  const details = {
    guestOrder: row.documentId,
    guestOrderNumber: numberOf(row),
    ...(minutes === undefined ? {} : { minutes }),
    ...(move.reason === undefined ? {} : { rejectReason: move.reason }),
  };
  await recordAction({ by, action, menu: menu.documentId, details });
}

/** @throws {HttpError} 409 if an order in the state `move.from` can't be moved as requested */
function mustAllow({ from, state: to }: GuestOrderMove, row: Row, now: Date): void {
  const order = orderOf(row, now.getTime());
  const isPossible = canMove(from, to) && (to !== 'ready' || from !== 'ready' || order.service === 'delivery');
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
      const columns = { ...columnsFor(move, row, now), ...(await counted(menu.id, row)) };
      await logMove(menu, row, event, move, by);
      return moved(menu.id, row, event, columns);
    });
  if (soldOut.length === 0) return orderOf(await work(), now.getTime());
  // Locks the menu before the order, to avoid deadlocks. Only the submission of a cart locks them the other way round,
  // and `findOrder` ensures that the submission has ended.
  await findOrder(menu.id, cartId);
  const row = await changeMenu(menu, async () => {
    const changed = await work();
    // A practice order must not change the menu.
    if (changed['isPractice'] !== true) await sellOut(menu, soldOut, now);
    return changed;
  });
  return orderOf(row, now.getTime());
}

/** Cancels an order for its guest. @throws {HttpError} 409 if the venue has accepted or rejected it */
export async function cancelOrder(menuId: number, cartId: string, now: Date): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    const from = stateOf(row, now.getTime()) ?? 'pending';
    if (!canGuestCancel(from)) throw refused(from, ANSWERED);
    return moved(menuId, row, { at: now.toISOString(), from, to: 'canceled' });
  });
}

/** Records that the guest has opened the chat with an order that is only a message. It counts from then on. */
export async function recordSent(menuId: number, cartId: string): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    const columns = await counted(menuId, row);
    if (row['isUnsent'] === true)
      await recordEvent(menuId, { kind: 'order', data: { _id: cartId, number: numberOf(row), state: 'pending' } });
    return columns;
  });
}

/** Records that a device has opened an order. This stores an event, which stops the ringing on all devices. */
export async function openOrder(menuId: number, cartId: string, by: OrderTaker, now: Date): Promise<GuestOrder> {
  const row = await changeOrder(menuId, cartId, async (stored) => {
    if (stored['openedAt']) return {};
    const state = stateOf(stored, now.getTime()) ?? 'pending';
    await recordEvent(menuId, { kind: 'order', data: { _id: cartId, number: numberOf(stored), state } });
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
    const state = stateOf(row, now.getTime()) ?? 'pending';
    await recordEvent(menuId, { kind: 'order', data: { _id: cartId, number: numberOf(row), state } });
    return { printedAt: now, printedBy: by };
  });
  return isFirst;
}

/** Stores that an order was missed, to create an event for the streams. For reads, comparing the deadline is enough. */
export async function recordMissed(menuId: number, cartId: string, now: Date): Promise<void> {
  await changeOrder(menuId, cartId, async (row) => {
    if (row['state'] !== 'pending' || stateOf(row, now.getTime()) !== 'missed') return {};
    return moved(menuId, row, { at: now.toISOString(), from: 'pending', to: 'missed' });
  });
}
