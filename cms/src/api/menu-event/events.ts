/**
 * The events of a menu. They are stored in the transaction of the change, and read by streams, which can replay them,
 * and by other programs, whose events (docs/spec/api.md#events) stand in the same rows.
 */
import {
  HOUR_MS,
  MAX_EVENT_ITEMS,
  type CallKind,
  type ChangedAvailability,
  type EventData,
  type EventType,
  type GuestOrderState,
} from '@qaima/schemas';
import { parseJson } from '../../api-runtime/serialize';
import { newId } from '../../database/ids';
import { afterCommit, connection } from '../../database/transaction';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { nextValues } from './counters';
import { publishEvent } from './eventPubSub';

/**
 * How long events can be replayed. The time is longer than a night, so that a device that was off while the venue was
 * closed gets all events.
 */
export const EVENT_TTL_MS = 48 * HOUR_MS;

const EVENTS_COUNTER = 'events';

export { EVENTS_COUNTER };

interface OrderNotice {
  readonly _id: string;
  readonly number: number | null;
  readonly state: GuestOrderState;
}

interface CallNotice {
  readonly _id: string;
  readonly kind: CallKind;
  readonly table: { readonly _id: string; readonly label: string };
}

export interface InboxEvent {
  /** Counts up per menu. */
  readonly sequence: number;
  readonly kind: 'order' | 'call' | 'menu';
  /** The public id of the cart; null for other events. */
  readonly cartRef: string | null;
  readonly data: unknown;
}

/** What other programs are told; the menu's id is added when it is read. */
export interface PublishedEvent {
  readonly type: EventType;
  readonly data: Omit<EventData, 'menu'>;
}

type NewEvent = (
  | { readonly kind: 'order'; readonly data: OrderNotice }
  | { readonly kind: 'call'; readonly data: CallNotice }
  /** Streams skip it. */
  | { readonly kind: 'menu'; readonly data: null }
) & { readonly published: readonly PublishedEvent[] };

/**
 * Stores an event in the current transaction and notifies the streams after the commit. The counter's row lock makes
 * events of a menu commit in the order of their sequence numbers.
 * @param taken the event's sequence number, if the caller has incremented the counter
 */
export async function recordEvent(menuId: number, event: NewEvent, now: Date, taken?: number): Promise<void> {
  const { kind, data, published } = event;
  const sequence = taken ?? (await nextValues(menuId, [EVENTS_COUNTER])).get(EVENTS_COUNTER);
  const sql = await connection();
  await sql('order_events').insert({
    document_id: newId(),
    menu_id: menuId,
    sequence,
    kind,
    cart_ref: kind === 'order' ? data._id : null,
    // Not the JSON null, which a backup can't tell from a column without a value.
    data: data === null ? null : JSON.stringify(data),
    published: published.length > 0 ? JSON.stringify(published) : null,
    at: now.getTime(),
  });
  afterCommit(() => publishEvent(menuId));
}

/** Tells other programs what is sold out or available again, in the current transaction. */
export async function availabilityChanged(
  menuId: number,
  changed: readonly ChangedAvailability[],
  now = new Date(),
): Promise<void> {
  if (changed.length === 0) return;
  const published: PublishedEvent[] = [];
  for (let at = 0; at < changed.length; at += MAX_EVENT_ITEMS)
    published.push({ type: 'item.availability', data: { items: changed.slice(at, at + MAX_EVENT_ITEMS) } });
  await recordEvent(menuId, { kind: 'menu', data: null, published }, now);
}

interface StoredEvent {
  readonly sequence: number;
  readonly kind: InboxEvent['kind'];
  readonly cart_ref: string | null;
  readonly data: unknown;
}

/** Reads at most `limit` events of a menu after a sequence number, oldest first, optionally only those of one cart. */
export async function eventsAfter(
  menuId: number,
  sequence: number,
  limit: number,
  cartRef?: string,
): Promise<readonly InboxEvent[]> {
  const sql = await connection();
  const found = await sql('order_events')
    .where({ menu_id: menuId, ...(cartRef === undefined ? {} : { cart_ref: cartRef }) })
    .andWhere('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .select<StoredEvent[]>('sequence', 'kind', 'cart_ref', 'data');
  return found.map(({ cart_ref, data, ...event }) => ({
    ...event,
    cartRef: cart_ref,
    data: typeof data === 'string' ? parseJson(data) : data,
  }));
}

const BATCH_ROWS = 500;

export const orderEventCleanup: CleanupJob = {
  name: 'order-events',
  async *batches(now) {
    const sql = await connection();
    for (let rows = BATCH_ROWS; rows === BATCH_ROWS;) {
      const oldest = sql('order_events')
        .select('id')
        .where('at', '<', now - EVENT_TTL_MS)
        .orderBy('at')
        .limit(BATCH_ROWS);
      rows = await sql('order_events').whereIn('id', oldest).delete();
      yield { rows };
    }
  },
};
