/**
 * What happens when an order is placed or changes, in the transaction of the change and, for an existing order, under
 * its row's lock. (docs/orders.md)
 */
import {
  LIST_SEPARATOR,
  nextOpeningAt,
  type AuditAction,
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
import { countForPopularity } from '../interest/popularity';
import { ownPart } from '../menu-content/readMenu';
import { queueTickets } from '../print-queue/jobs';
import { NO_SUCH_ITEM } from './errorMessages';
import { recordEvent } from './events';
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
  /** Of an order that counts from this change on: its day and the public ids of its items. */
  readonly counted?: { readonly day: string; readonly items: readonly string[] };
  /** Of a move by the venue's team. */
  readonly byVenue?: { readonly menu: MenuRef; readonly actor: Actor; readonly move: GuestOrderMove };
}

const countItems = async ({ menuId, counted }: OrderChange) => {
  if (counted) await countForPopularity(menuId, counted.items, counted.day);
};

const ACTIONS = {
  accepted: 'guest-order-accepted',
  rejected: 'guest-order-rejected',
  ready: 'guest-order-ready',
  done: 'guest-order-done',
  canceled: 'guest-order-canceled',
} as const satisfies Partial<Record<GuestOrderState, AuditAction>>;

/** Logs a move by the venue's team, which an owner finds there by person and time. (docs/spec/domain.md#teams) */
async function logMove({ cartId, number, isPractice, moves, byVenue }: OrderChange): Promise<void> {
  if (!byVenue || isPractice) return;
  for (const { to, from, minutes } of moves) {
    if (to === 'pending' || to === 'missed') continue;
    const again = to === 'ready' ? 'guest-order-left' : 'guest-order-delayed';
    const { menu, actor, move } = byVenue;
    const details = {
      guestOrder: cartId,
      guestOrderNumber: number,
      ...(minutes === undefined ? {} : { minutes }),
      ...(move.reason === undefined ? {} : { rejectReason: move.reason }),
    };
    await recordAction({ by: actor, action: from === to ? again : ACTIONS[to], menu: menu.documentId, details });
  }
}

const notifyStreams = ({ menuId, cartId: _id, number, state }: OrderChange) =>
  recordEvent(menuId, { kind: 'order', data: { _id, number, state } });

async function print({ menuId, cartId, moves, startAt }: OrderChange): Promise<void> {
  const moments = moves.flatMap(({ from, to }) => {
    if (from === undefined) return ['placed' as const];
    return to === 'accepted' && from !== to ? ['accepted' as const] : [];
  });
  if (moments.length > 0) await queueTickets(menuId, cartId, moments, startAt);
}

/**
 * Marks the items that a rejection names as sold out until the menu's next opening, except those that are sold out for
 * longer or permanently. Runs inside the menu's lock. A practice order must not change the menu.
 */
async function sellOut({ isPractice, moves, byVenue }: OrderChange): Promise<void> {
  const items = byVenue?.move.soldOut ?? [];
  const at = moves.at(-1)?.at;
  if (!byVenue || isPractice || items.length === 0 || at === undefined) return;
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
  const soldOutUntil = new Date(nextOpeningAt({ workingDays, specialHours }, new Date(at), settings?.timeZone));
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

/** In this order, in which they take their locks. */
const REACTIONS: readonly ((change: OrderChange) => Promise<void>)[] = [
  countItems,
  logMove,
  notifyStreams,
  print,
  sellOut,
];

/** Runs all reactions to an order that is being placed or changed. Joins the current transaction. */
export async function orderChanged(change: OrderChange): Promise<void> {
  for (const react of REACTIONS) await react(change);
}
