/**
 * Sends a menu's events to its open streams. A notification (`menu-event/eventPubSub.ts`) only triggers the delivery. The
 * events themselves are always read from their table.
 */
import { logError } from '../../config/log';
import { connection } from '../../database/transaction';
import { writeEvent, type EventStream } from './sseResponse';
import { EVENTS_COUNTER, eventsAfter } from '../menu-event/events';
import { recordMissed } from './stateTransitions';

/** Events per query. */
const BATCH_ROWS = 200;

/** The streams of one menu. */
interface Hub {
  readonly menuId: number;
  readonly streams: Set<EventStream>;
  /** The number of requested deliveries. If it grows while a delivery runs, another delivery follows. */
  asked: number;
  isRunning: boolean;
  deadline: NodeJS.Timeout | undefined;
}

const hubs = new Map<number, Hub>();

/** All open streams of this process. */
export const openStreams = (): EventStream[] => [...hubs.values()].flatMap(({ streams }) => [...streams]);

async function deliverOnce({ menuId, streams }: Hub): Promise<void> {
  for (;;) {
    const from = Math.min(...[...streams].map(({ sequence }) => sequence));
    if (from === Infinity) return;
    const events = await eventsAfter(menuId, from, BATCH_ROWS);
    for (const event of events) for (const stream of streams) writeEvent(stream, event);
    if (events.length < BATCH_ROWS) return;
  }
}

interface Deadline {
  readonly document_id: string;
  readonly answer_by: string | number | Date;
}

/**
 * If a pending order has passed its deadline, records it as missed. Otherwise sets a timer for the next deadline. Does
 * nothing without streams.
 */
async function followDeadlines(hub: Hub): Promise<void> {
  const { menuId } = hub;
  clearTimeout(hub.deadline);
  const sql = await connection();
  const next = await sql('carts')
    .where({ menu_id: menuId, state: 'pending' })
    .whereNotNull('answer_by')
    .orderBy('answer_by')
    .first<Deadline | undefined>('document_id', 'answer_by');
  if (!next || hub.streams.size === 0) return;
  const left = new Date(next.answer_by).getTime() - Date.now();
  if (left > 0) hub.deadline = setTimeout(() => deliver(menuId), left + 1).unref();
  else {
    await recordMissed(menuId, next.document_id, new Date());
    hub.asked += 1;
  }
}

async function run(hub: Hub): Promise<void> {
  hub.isRunning = true;
  try {
    let answered: number;
    do {
      answered = hub.asked;
      await deliverOnce(hub);
      await followDeadlines(hub);
    } while (answered !== hub.asked);
  } catch (error) {
    logError(error);
  } finally {
    hub.isRunning = false;
  }
}

/** Sends a menu's new events to its streams. */
export function deliver(menuId: number): void {
  const hub = hubs.get(menuId);
  if (!hub) return;
  hub.asked += 1;
  if (!hub.isRunning) void run(hub);
}

export function addStream(stream: EventStream): void {
  const { menuId } = stream;
  const known = hubs.get(menuId);
  const hub = known ?? { menuId, streams: new Set(), asked: 0, isRunning: false, deadline: undefined };
  hub.streams.add(stream);
  hubs.set(menuId, hub);
  deliver(menuId);
}

/** @returns whether the stream was open */
export function removeStream(stream: EventStream): boolean {
  const hub = hubs.get(stream.menuId);
  if (!hub?.streams.delete(stream)) return false;
  if (hub.streams.size === 0) {
    clearTimeout(hub.deadline);
    hubs.delete(hub.menuId);
  }
  return true;
}

interface Counter {
  readonly menu_id: number;
  readonly last: number;
}

/**
 * Delivers events of other processes for which no notification arrived. Either Redis lost the notification, or there is
 * no Redis.
 */
export async function deliverMissing(): Promise<void> {
  if (hubs.size === 0) return;
  const sql = await connection();
  const counters = await sql('order_counters')
    .where({ name: EVENTS_COUNTER })
    .whereIn('menu_id', [...hubs.keys()])
    .select<Counter[]>('menu_id', 'last');
  for (const { menu_id, last } of counters) {
    const streams = hubs.get(menu_id)?.streams ?? [];
    if ([...streams].some(({ sequence }) => sequence < last)) deliver(menu_id);
  }
}
