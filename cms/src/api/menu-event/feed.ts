/** The feed of a menu's events, for programs that can't be called. (docs/spec/api.md#events) */
import { isRecord, MAX_FEED_EVENTS, type EventFeed, type MenuEvent } from '@qaima/schemas';
import type { Context } from 'koa';
import type { MenuRef } from '../../api-runtime/access';
import { parseJson } from '../../api-runtime/serialize';
import { connection } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import { currentValue } from './counters';
import { EVENTS_COUNTER, type PublishedEvent } from './events';

/** How often a waiting call looks for events of other processes. */
const LOOK_EVERY_MS = 2_000;

/** Proxies end connections that are silent for 25 s. */
const MAX_WAIT_MS = 24_000;

/** The most calls that wait at once: of one menu, and in this process. */
const MAX_WAITING = { menu: 10, process: 2_000 } as const;

const TOO_OLD = {
  ar: 'هذا الموضع أقدم من الأحداث المحفوظة. أعد قراءة الطلبات ثم تابع من الموضع المذكور.',
  en: 'This cursor is older than the events that are kept. Read the orders again and continue at `err.restart`.',
};

export interface PublishedRow {
  readonly document_id: string;
  readonly sequence: number;
  readonly published: unknown;
  readonly at: number | string;
}

/** The events of a row. The first has the id of the row, so that ids stay the same wherever an event is read. */
export function eventsOf(row: PublishedRow, menu: string): MenuEvent[] {
  const stored = typeof row.published === 'string' ? parseJson(row.published) : row.published;
  // The cast is safe: `recordEvent` has written this JSON.
  const published = (Array.isArray(stored) ? stored.filter(isRecord) : []) as unknown as PublishedEvent[];
  const timestamp = new Date(Number(row.at)).toISOString();
  return published.map(({ type, data }, index) => ({
    _id: index === 0 ? row.document_id : `${row.document_id}${index}`,
    type,
    timestamp,
    data: { menu, ...data },
  }));
}

/** The rows with events after a sequence number, the oldest first. */
export async function publishedAfter(menuId: number, sequence: number, limit: number): Promise<PublishedRow[]> {
  const sql = await connection();
  return sql('order_events')
    .where({ menu_id: menuId })
    .where('sequence', '>', sequence)
    .whereNotNull('published')
    .orderBy('sequence')
    .limit(limit)
    .select<PublishedRow[]>('document_id', 'sequence', 'published', 'at');
}

/** @throws {HttpError} 410 if events after the sequence number are no longer stored, or it is not reached yet */
async function mustHave(menuId: number, after: number): Promise<void> {
  const last = await currentValue(menuId, EVENTS_COUNTER);
  if (after === last) return;
  const sql = await connection();
  const oldest = await sql('order_events')
    .where({ menu_id: menuId })
    .min<{ sequence: number | null }[]>({ sequence: 'sequence' });
  const first = oldest[0]?.sequence ?? last + 1;
  if (after > last || after < first - 1) throw new HttpError(410, TOO_OLD, { restart: String(last) });
}

const waiting = new Map<number, Set<() => void>>();

/** Lets the calls that wait for events of a menu look for them. */
export const wakeFeeds = (menuId: number): void => waiting.get(menuId)?.forEach((wake) => wake());

/** Lets all waiting calls answer, at shutdown. */
export function endFeeds(): void {
  isEnding = true;
  for (const menuId of waiting.keys()) wakeFeeds(menuId);
}

let isEnding = false;

/** Resolves after a time (ms), or before if the menu has an event. */
const nextEvent = (menuId: number, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const calls = waiting.get(menuId) ?? new Set();
    waiting.set(menuId, calls);
    const wake = () => {
      clearTimeout(timer);
      calls.delete(wake);
      if (calls.size === 0) waiting.delete(menuId);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    calls.add(wake);
  });

function mustHaveRoom(menuId: number): void {
  let all = 0;
  for (const { size } of waiting.values()) all += size;
  const headers = { 'Retry-After': '5' };
  if ((waiting.get(menuId)?.size ?? 0) >= MAX_WAITING.menu) throw new HttpError(429, undefined, { headers });
  if (all >= MAX_WAITING.process) throw new HttpError(503, undefined, { headers });
}

interface FeedQuery {
  readonly after?: string | undefined;
  /** In seconds. */
  readonly wait: number;
}

/**
 * The events after a cursor. Waits for one if there is none. Without a cursor, answers the present one.
 * @throws {HttpError} 410 for a cursor that is too old, 429 if too many calls of the menu wait
 */
export async function readFeed(menu: MenuRef, { after, wait }: FeedQuery, { res }: Context): Promise<EventFeed> {
  if (after === undefined) return { events: [], cursor: String(await currentValue(menu.id, EVENTS_COUNTER)) };
  const from = Number(after);
  await mustHave(menu.id, from);
  const until = Date.now() + Math.min(wait * 1_000, MAX_WAIT_MS);
  for (;;) {
    const events: MenuEvent[] = [];
    let cursor = from;
    for (const row of await publishedAfter(menu.id, from, MAX_FEED_EVENTS)) {
      const ofRow = eventsOf(row, menu.documentId);
      if (events.length + ofRow.length > MAX_FEED_EVENTS) break;
      events.push(...ofRow);
      cursor = row.sequence;
    }
    const left = until - Date.now();
    if (events.length > 0 || left <= 0 || isEnding || res.destroyed) return { events, cursor: String(cursor) };
    mustHaveRoom(menu.id);
    await nextEvent(menu.id, Math.min(left, LOOK_EVERY_MS));
  }
}
