/**
 * What happens when an order is placed or changes, in the transaction of the change and, for an existing order, under
 * its row's lock. (docs/orders.md)
 */
import {
  LIST_SEPARATOR,
  nextOpeningAt,
  type AuditAction,
  type EventType,
  type GuestOrderMove,
  type GuestOrderState,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { nameSubject } from '../../api-runtime/currentCall';
import { recordAction } from '../../audit/auditLog';
import { instantOf, textOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { readParts } from '../../menu-parts/readParts';
import { countCouponAgain } from '../coupon/couponUses';
import { countForPopularity } from '../interest/popularity';
import { ownPart } from '../../menu-parts/ownPart';
import { queueTickets } from '../print-queue/jobs';
import { NO_SUCH_ITEM } from './errorMessages';
import { availabilityChanged, recordEvent } from '../menu-event/events';
import type { OrderEvent } from './findOrder';

/** An order that is being placed or changed, as it is after the change. */
export interface OrderChange {
  readonly menuId: number;
  /** The public id of the cart. */
  readonly cartId: string;
  readonly number: number | null;
  readonly state: GuestOrderState;
  readonly isPractice: boolean;
  /** The moves of this change, oldest first; none if the order was only opened, printed or sent. */
  readonly moves: readonly OrderEvent[];
  /** The instant (epoch ms) from which on the venue can prepare the order. */
  readonly startAt: number;
  readonly now: Date;
  /** The sequence number of the change's event, if the caller has incremented the counter of events. */
  readonly sequence?: number | undefined;
  /** Of an order that counts from this change on: its day and the public ids of its items. */
  readonly counted?: { readonly day: string; readonly items: readonly string[] };
  /** Of a change by the venue's team, which is a move or a correction. */
  readonly byVenue?: { readonly menu: MenuRef; readonly actor: Actor; readonly move?: GuestOrderMove };
}

const countItems = async ({ menuId, counted }: OrderChange) => {
  if (counted) await countForPopularity(menuId, counted.items, counted.day);
};

const ACTIONS = {
  accepted: 'guest-order-accepted',
  rejected: 'guest-order-rejected',
  ready: 'guest-order-ready',
  'on-the-way': 'guest-order-left',
  done: 'guest-order-done',
  canceled: 'guest-order-canceled',
} as const satisfies Partial<Record<GuestOrderState, AuditAction>>;

/** Logs a move by the venue's team, which an owner finds there by person and time. (docs/spec/domain.md#teams) */
async function logMove({ cartId, number, isPractice, moves, byVenue }: OrderChange): Promise<void> {
  if (!byVenue || isPractice) return;
  const { menu, actor, move } = byVenue;
  const actionOf = ({ to, from, correction }: OrderEvent) => {
    if (correction) return 'guest-order-corrected';
    if (to === 'pending' || to === 'missed') return null;
    return from !== to ? ACTIONS[to] : to === 'accepted' ? 'guest-order-delayed' : 'guest-order-left';
  };
  for (const event of moves) {
    const { minutes } = event;
    const action = actionOf(event);
    if (!action) continue;
    const details = {
      guestOrder: cartId,
      guestOrderNumber: number,
      ...(minutes === undefined ? {} : { minutes }),
      ...(move?.reason === undefined ? {} : { rejectReason: move.reason }),
    };
    await recordAction({ by: actor, action, menu: menu.documentId, details });
  }
}

/** What a change tells other programs. An order that is only a message counts as placed once its chat was opened. */
function eventTypes({ moves, counted, isPractice }: OrderChange): readonly EventType[] {
  const isPlaced = counted !== undefined || (isPractice && moves.some(({ from }) => from === undefined));
  const ofMoves = moves.flatMap(({ from, to, correction, minutes }): EventType | [] => {
    if (correction) return correction === 'applied' || correction === 'agreed' ? 'order.corrected' : [];
    if (to === 'pending') return [];
    if (from !== to) return `order.${to}`;
    return to === 'accepted' && minutes !== undefined ? 'order.promised' : [];
  });
  return isPlaced ? ['order.placed', ...ofMoves] : ofMoves;
}

async function tell(change: OrderChange): Promise<void> {
  const { menuId, cartId: _id, number, state, isPractice, now, sequence } = change;
  const order = { _id, number, state };
  const data = { order, ...(isPractice ? { test: true as const } : {}) };
  const published = eventTypes(change).map((type) => ({ type, data }));
  await recordEvent(menuId, { kind: 'order', data: order, published }, now, sequence);
}

async function print({ menuId, cartId, moves, startAt }: OrderChange): Promise<void> {
  const moments = moves.flatMap(({ from, to, correction }) => {
    // The printers that have printed the order print its correction.
    if (correction === 'applied' || correction === 'agreed')
      return to === 'accepted' ? (['placed', 'accepted'] as const) : ['placed' as const];
    if (from === undefined) return ['placed' as const];
    return to === 'accepted' && from !== to ? ['accepted' as const] : [];
  });
  if (moments.length > 0) await queueTickets(menuId, cartId, moments, startAt);
}

/**
 * Marks the items that a rejection names as sold out until the menu's next opening, except those that are sold out for
 * longer or permanently. Runs inside the menu's lock. A practice order must not change the menu.
 */
async function sellOut({ isPractice, now, byVenue }: OrderChange): Promise<void> {
  const items = byVenue?.move?.soldOut ?? [];
  if (!byVenue || isPractice || items.length === 0) return;
  const { menu } = byVenue;
  const found = await rows('api::item.item').findMany({
    where: { menu: menu.id, documentId: { $in: [...new Set(items)] } },
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
  const until = soldOutUntil.toISOString();
  const told = shorter.map(({ documentId: item }) => ({ item, soldOut: true, soldOutUntil: until }));
  await availabilityChanged(menu.id, told, now);
}

/** In this order, in which they take their locks. */
const REACTIONS: readonly ((change: OrderChange) => Promise<void>)[] = [
  tell,
  countItems,
  logMove,
  print,
  sellOut,
  countCouponAgain,
];

/** Runs all reactions to an order that is being placed or changed. Joins the current transaction. */
export async function orderChanged(change: OrderChange): Promise<void> {
  for (const react of REACTIONS) await react(change);
}
