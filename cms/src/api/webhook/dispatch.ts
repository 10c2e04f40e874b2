/**
 * Turns events into deliveries, and sends these. Each webhook remembers the last event that it was given, in the
 * transaction that stores its deliveries, so a process that dies loses none and makes none twice.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS, webhookSchema } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { logError } from '../../config/log';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import { createDurableQueue, type DurableQueue, type QueuedRow } from '../../jobs/durableQueue';
import { createQueueWorker } from '../../jobs/queueWorker';
import { currentValue } from '../menu-event/counters';
import { EVENTS_COUNTER } from '../menu-event/events';
import { subscribeToEvents } from '../menu-event/eventPubSub';
import { eventsOf, publishedAfter } from '../menu-event/feed';
import { newDelivery, tryDelivery, type DeliveryRow } from './deliveries';
import type { WebhookRow } from './webhooks';

/** The delays after failed tries. After the last, a delivery is dropped. */
const DELAYS_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
] as const;

/** By how much a delay differs at random, so that a receiver that returns is not asked everything at once. */
const JITTER = 0.1;

/** @param random from 0 to 1 @returns null if there is no further try */
export function delayAfter(tries: number, random = Math.random()): number | null {
  const delay = DELAYS_MS[tries - 1];
  return delay === undefined ? null : Math.round(delay * (1 + JITTER * (2 * random - 1)));
}

/** How many deliveries of a webhook are sent at once. */
const PARALLEL = 5;

/** Longer than a try. */
const LEASE_MS = 15_000;

/** Rows per query. */
const BATCH_ROWS = 100;

interface JobColumns {
  readonly webhook_id: number;
  readonly delivery_id: number;
}

async function send([job]: readonly (QueuedRow & JobColumns)[]): Promise<void> {
  if (!job) return;
  const sql = await connection();
  const webhook = await sql('webhooks').where({ id: job.webhook_id }).first<WebhookRow | undefined>();
  const waiting = { id: job.delivery_id, state: 'waiting' };
  const delivery = await sql('webhook_deliveries').where(waiting).first<DeliveryRow | undefined>();
  if (!webhook || !delivery) return;
  if (!webhook.active) {
    await sql('webhook_deliveries').where({ id: delivery.id }).update({ state: 'dropped' });
    return;
  }
  const { state } = await tryDelivery(webhook, delivery, delayAfter(job.attempts) === null);
  if (state === 'waiting') throw new Error('The delivery was not received.');
}

/** One queue for each webhook, so that a slow one delays nobody else. */
const queues = new Map<number, DurableQueue<JobColumns>>();

function queueOf(webhookId: number): DurableQueue<JobColumns> {
  const known = queues.get(webhookId);
  if (known) return known;
  const queue = createDurableQueue<JobColumns>({
    table: 'webhook_jobs',
    columns: ['webhook_id', 'delivery_id'],
    only: { webhook_id: webhookId },
    lease: LEASE_MS,
    parallel: PARALLEL,
    delayAfter,
    send,
    expired: () => undefined,
    // The list of deliveries says so.
    failed: () => undefined,
    unreadable: logError,
  });
  queues.set(webhookId, queue);
  return queue;
}

/** Longer than all delays together. */
const EXPIRES_AFTER_MS = 5 * DAY_MS;

/** Stores the deliveries of a webhook's next events. @returns whether there may be more */
const storeDeliveries = (documentId: string): Promise<boolean> =>
  inTransaction(async () => {
    if (!(await lockRow('webhooks', documentId))) return false;
    const sql = await connection();
    const webhook = await sql('webhooks as webhook')
      .join('menus as menu', 'menu.id', 'webhook.menu_id')
      .where('webhook.document_id', documentId)
      .where('webhook.active', true)
      .first<(WebhookRow & { readonly menu: string }) | undefined>('webhook.*', 'menu.document_id as menu');
    if (!webhook) return false;
    const last = await currentValue(webhook.menu_id, EVENTS_COUNTER);
    const found = await publishedAfter(webhook.menu_id, webhook.sequence, BATCH_ROWS);
    const hasMore = found.length === BATCH_ROWS;
    const sequence = found.at(-1)?.sequence ?? 0;
    const wanted = readStored(webhookSchema.properties.events, webhook.events) ?? [];
    const rows = found
      .flatMap((row) => eventsOf(row, webhook.menu))
      .filter(({ type }) => wanted.includes(type))
      .map(({ _id, ...event }) => newDelivery(webhook.id, _id, JSON.stringify(event)));
    await sql('webhooks')
      .where({ id: webhook.id })
      .update({ sequence: hasMore ? sequence : Math.max(last, sequence) });
    if (rows.length > 0) {
      const made = await sql('webhook_deliveries').insert(rows).returning<{ id: number }[]>('id');
      const jobs = made.map(({ id }) => id).sort((one, other) => one - other);
      const expiresAt = Date.now() + EXPIRES_AFTER_MS;
      await queueOf(webhook.id).add(jobs.map((delivery_id) => ({ webhook_id: webhook.id, delivery_id, expiresAt })));
    }
    return hasMore;
  });

/** Webhooks of menus that have had events since. */
async function behind(): Promise<readonly { document_id: string }[]> {
  const sql = await connection();
  return sql('webhooks as webhook')
    .join('menus as menu', 'menu.id', 'webhook.menu_id')
    .join('order_counters as counter', 'counter.menu_id', 'webhook.menu_id')
    .where('counter.name', EVENTS_COUNTER)
    .where('webhook.active', true)
    .whereNull('menu.trashed_at')
    .whereRaw('counter.last > webhook.sequence')
    .select<{ document_id: string }[]>('webhook.document_id');
}

/** Sends deliveries that are due, such as those that an earlier process left. */
async function sendDue(): Promise<void> {
  const sql = await connection();
  const due = await sql('webhook_jobs')
    .where('due_at', '<=', Date.now())
    .distinct<{ webhook_id: number }[]>('webhook_id')
    .limit(BATCH_ROWS);
  // Not awaited: no webhook waits for another.
  for (const { webhook_id } of due) void queueOf(webhook_id).worker.run();
}

const dispatcher = createQueueWorker(async () => {
  for (const { document_id } of await behind()) while (await storeDeliveries(document_id));
  await sendDue();
}, logError);

export function startWebhooks(): void {
  subscribeToEvents(() => void dispatcher.run());
  dispatcher.start();
}

export async function stopWebhooks(): Promise<void> {
  await dispatcher.stop();
  await Promise.all([...queues.values()].map(({ worker }) => worker.stop()));
}
