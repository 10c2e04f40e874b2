/** Event streams of orders for venues and guests: access, limits, heartbeat and end. */
import type { Context } from 'koa';
import { logError } from '../../config/log';
import { HttpError } from '../../errors/httpError';
import type { MenuRef } from '../../api-runtime/access';
import { clientAddress } from '../../http/rate-limits/clientAddress';
import { onRevocation } from '../../http/sessions/revocations';
import { openSessionsAmong, type StoredSession } from '../../http/sessions/store';
import { memberships } from '../../menu-parts/members';
import { currentValue } from '../menu-event/counters';
import { endFeeds, wakeFeeds } from '../menu-event/feed';
import { addStream, deliver, deliverMissing, openStreams, removeStream } from './eventDelivery';
import { EVENTS_COUNTER } from '../menu-event/events';
import { openStream, writeComment, writeData, writeStart, type EventStream } from './sseResponse';
import { markHeard } from './venuePresence';
import { subscribeToEvents, unsubscribeFromEvents } from '../menu-event/eventPubSub';
import { findOrder, stateOf } from './findOrder';

/**
 * The limits on open streams in one process. If a client exceeds its limit (per user, cart or address), its oldest
 * stream ends, because the connection of that stream may be dead.
 */
const LIMITS = { venues: 2_000, guests: 5_000, perUser: 10, perCart: 5, perAddress: 200 } as const;

const HEARTBEAT_MS = 15_000;

/** How often streams check for events of other processes. */
const CATCH_UP_MS = 2_000;

const isVenue = ({ reader }: EventStream) => reader !== undefined;

const isListening = (stream: EventStream) => isVenue(stream) && stream.isSilent !== true;

/** The sequence number to continue after: the client's `Last-Event-ID`, or the current one. */
async function startOf(ctx: Context, menuId: number): Promise<number> {
  const now = await currentValue(menuId, EVENTS_COUNTER);
  const last = ctx.get('Last-Event-ID');
  return /^\d{1,9}$/.test(last) ? Math.min(Number(last), now) : now;
}

/**
 * Makes place for one more stream: if the client has `most` streams, ends its oldest ones.
 * @throws {HttpError} 503 if the process has too many streams
 */
function makeRoom(like: (stream: EventStream) => boolean, most: number, isForVenue: boolean): void {
  const open = openStreams().filter((stream) => isVenue(stream) === isForVenue);
  if (open.length >= (isForVenue ? LIMITS.venues : LIMITS.guests))
    throw new HttpError(503, undefined, { headers: { 'Retry-After': '10' } });
  const own = open.filter(like);
  for (const oldest of own.slice(0, Math.max(0, own.length - most + 1))) end(oldest);
}

function end(stream: EventStream): void {
  stream.res.end();
  removed(stream);
}

const heard = (menuIds: readonly number[]) => void markHeard(menuIds, Date.now()).catch(logError);

function removed(stream: EventStream): void {
  if (removeStream(stream) && isListening(stream)) heard([stream.menuId]);
}

function begin(ctx: Context, stream: EventStream): void {
  openStream(ctx);
  writeStart(stream);
  stream.res.once('close', () => removed(stream));
  addStream(stream);
}

/** Answers a `HEAD` request. @returns false for other methods */
function isHead(ctx: Context): boolean {
  if (ctx.method !== 'HEAD') return false;
  ctx.status = 200;
  ctx.type = 'text/event-stream';
  return true;
}

/** Opens a stream with all events of a menu. @param isSilent whether the device does not ring */
export async function connectVenue(
  ctx: Context,
  menu: MenuRef,
  session: StoredSession,
  isSilent: boolean,
): Promise<void> {
  if (isHead(ctx)) return;
  const reader = { userId: session.account.id, sessionId: session.id };
  const sequence = await startOf(ctx, menu.id);
  makeRoom((stream) => stream.reader?.userId === reader.userId, LIMITS.perUser, true);
  begin(ctx, { menuId: menu.id, reader, isSilent, address: clientAddress(ctx), res: ctx.res, sequence });
  if (!isSilent) heard([menu.id]);
}

/** Opens a guest's stream with the events of one order. The order's current state is sent first. */
export async function connectGuest(ctx: Context, menuId: number, cartRef: string): Promise<void> {
  const row = await findOrder(menuId, cartRef);
  if (isHead(ctx)) return;
  const sequence = await startOf(ctx, menuId);
  const address = clientAddress(ctx);
  makeRoom((stream) => stream.address === address, LIMITS.perAddress, false);
  makeRoom((stream) => stream.cartRef === cartRef, LIMITS.perCart, false);
  const stream: EventStream = { menuId, cartRef, address, res: ctx.res, sequence };
  begin(ctx, stream);
  writeData(stream, 'order', { _id: cartRef, number: row['number'] ?? null, state: stateOf(row, Date.now()) });
}

/** Ends the streams of users whose session has ended or who no longer belong to the menu's team. */
async function endRevoked(): Promise<void> {
  const streams = openStreams().filter(isVenue);
  if (streams.length === 0) return;
  const sessions = await openSessionsAmong(streams.map(({ reader }) => reader?.sessionId ?? 0));
  const members = await memberships({ menus: [...new Set(streams.map(({ menuId }) => menuId))] });
  const access = new Set(members.map(({ menuId, userId }) => `${menuId} ${userId}`));
  for (const stream of streams) {
    const { userId = 0, sessionId = 0 } = stream.reader ?? {};
    if (!sessions.has(sessionId) || !access.has(`${stream.menuId} ${userId}`)) end(stream);
  }
}

async function heartbeat(): Promise<void> {
  const streams = openStreams();
  for (const stream of streams) writeComment(stream);
  await endRevoked();
  await markHeard(
    [
      ...new Set(
        openStreams()
          .filter(isListening)
          .map(({ menuId }) => menuId),
      ),
    ],
    Date.now(),
  );
}

const timers: NodeJS.Timeout[] = [];

/** Subscribes to order events and to revoked sessions, and starts the timers. */
export function startStreams(): void {
  subscribeToEvents((menuId) => {
    deliver(menuId);
    wakeFeeds(menuId);
  });
  onRevocation(() => void endRevoked().catch(logError));
  timers.push(setInterval(() => void heartbeat().catch(logError), HEARTBEAT_MS).unref());
  // On SQLite there is only one process, so no other process creates events.
  if (strapi.db.dialect.client === 'postgres')
    timers.push(setInterval(() => void deliverMissing().catch(logError), CATCH_UP_MS).unref());
}

/** Ends all streams at shutdown; browsers reconnect to the next process. */
export function endStreams(): void {
  for (const stream of openStreams()) end(stream);
}

export function stopStreams(): void {
  endFeeds();
  for (const timer of timers.splice(0)) clearInterval(timer);
  unsubscribeFromEvents();
  endStreams();
}
