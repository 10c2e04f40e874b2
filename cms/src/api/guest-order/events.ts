/**
 * The events of a menu's orders and calls. They are stored in the transaction of the change, and read by streams,
 * which can replay them.
 */
import { HOUR_MS, type CallKind, type GuestOrderState } from '@qaima/schemas';
import { parseJson } from '../../api-runtime/serialize';
import { newId } from '../../database/ids';
import { afterCommit, connection } from '../../database/transaction';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { nextValue } from './counters';
import { publishOrderEvent } from './orderEventPubSub';

/**
 * How long events can be replayed. The time is longer than a night, so that a device that was off while the venue was
 * closed gets all events.
 */
const EVENT_TTL_MS = 48 * HOUR_MS;

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
  readonly kind: 'order' | 'call';
  /** The public id of the cart; null for a waiter call. */
  readonly cartRef: string | null;
  readonly data: unknown;
}

type NewEvent =
  { readonly kind: 'order'; readonly data: OrderNotice } | { readonly kind: 'call'; readonly data: CallNotice };

/**
 * Stores an event in the current transaction and notifies the streams after the commit. The counter's row lock makes
 * events of a menu commit in the order of their sequence numbers.
 */
export async function recordEvent(menuId: number, { kind, data }: NewEvent): Promise<void> {
  const sequence = await nextValue(menuId, EVENTS_COUNTER);
  const sql = await connection();
  await sql('order_events').insert({
    document_id: newId(),
    menu_id: menuId,
    sequence,
    kind,
    cart_ref: kind === 'order' ? data._id : null,
    data: JSON.stringify(data),
    at: Date.now(),
  });
  afterCommit(() => publishOrderEvent(menuId));
}

interface StoredEvent {
  readonly sequence: number;
  readonly kind: 'order' | 'call';
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
