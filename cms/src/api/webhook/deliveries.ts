/** What is sent to webhooks: tries, their outcome, and the list that owners read. (docs/spec/api.md#webhooks) */
import {
  DAY_MS,
  DELIVERY_DAYS,
  MAX_LISTED_DELIVERIES,
  SILENT_DAYS,
  webhookDeliverySchema,
  type OFF_REASONS,
  type WebhookDelivery,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { parseJson, readStored } from '../../api-runtime/serialize';
import { recordAction } from '../../audit/auditLog';
import { textOf } from '../../database/columnValues';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { queueMail } from '../../mail/outbox';
import { webhookOffMail } from '../../mail/templates';
import { memberships } from '../../menu-parts/members';
import { isReceived, sendMessage, type Outcome } from './send';
import { addressRules, findWebhook, secretsOf, type WebhookRow } from './webhooks';

/** The row of a delivery in the database; times are in epoch ms. */
export interface DeliveryRow {
  readonly id: number;
  readonly document_id: string;
  readonly webhook_id: number;
  readonly event_id: string;
  readonly body: string;
  readonly state: WebhookDelivery['state'];
  readonly status: number | null;
  readonly failure: string | null;
  readonly ms: number | null;
  readonly tries: number;
  readonly at: number | string;
  /** When it is tried next; only in lists. */
  readonly due_at?: number | string | null;
}

const { event: eventField, failure: failureField } = webhookDeliverySchema.properties;

function deliveryOf(row: DeliveryRow): WebhookDelivery {
  const event = readStored(eventField, parseJson(row.body));
  if (!event) throw new Error(`The delivery ${row.document_id} has no event.`);
  return {
    _id: row.document_id,
    event,
    eventId: row.event_id,
    state: row.state,
    status: row.status,
    failure: readStored(failureField, row.failure) ?? null,
    ms: row.ms,
    tries: row.tries,
    at: new Date(Number(row.at)).toISOString(),
    nextAt: row.state === 'waiting' && row.due_at ? new Date(Number(row.due_at)).toISOString() : null,
  };
}

/** A new row of an event. @param eventId the `webhook-id` */
export const newDelivery = (webhookId: number, eventId: string, body: string) => ({
  document_id: newId(),
  webhook_id: webhookId,
  event_id: eventId,
  body,
  state: 'waiting' as const,
  tries: 0,
  at: Date.now(),
});

/** The last deliveries of a webhook, the newest first. @throws {HttpError} 404 */
export async function listDeliveries(menu: MenuRef, webhookId: string): Promise<WebhookDelivery[]> {
  const webhook = await findWebhook(menu, webhookId);
  const sql = await connection();
  const found = await sql('webhook_deliveries as delivery')
    .leftJoin('webhook_jobs as job', 'job.delivery_id', 'delivery.id')
    .where('delivery.webhook_id', webhook.id)
    .orderBy('delivery.id', 'desc')
    .limit(MAX_LISTED_DELIVERIES)
    .select<DeliveryRow[]>('delivery.*', 'job.due_at');
  return found.map(deliveryOf);
}

async function switchOff(webhook: WebhookRow, reason: (typeof OFF_REASONS)[number]): Promise<void> {
  await inTransaction(async () => {
    const sql = await connection();
    const wasOn = await sql('webhooks')
      .where({ id: webhook.id, active: true })
      .update({ active: false, off_reason: reason });
    const menu = await rows('api::menu.menu').findOne({ where: { id: webhook.menu_id } });
    if (wasOn === 0 || !menu) return;
    const { host } = new URL(webhook.url);
    const by = { username: 'webhook', name: host };
    await recordAction({ by, action: 'webhook-switched-off', menu: menu.documentId, details: { url: webhook.url } });
    if (reason !== 'silent') return;
    const members = await memberships({ menus: [webhook.menu_id] });
    const owners = members.filter(({ role }) => role === 'owner').map(({ userId }) => userId);
    const users = await rows('plugin::users-permissions.user').findMany({
      where: { id: { $in: owners } },
      select: ['id', 'name', 'email'],
    });
    for (const { id, name, email } of users) {
      const address = textOf(email);
      if (!address) continue;
      const to = { name: textOf(name), email: address, language: 'ar' } as const;
      const mail = webhookOffMail(to, menu.documentId, host, SILENT_DAYS);
      await queueMail({ topic: `webhook ${webhook.id} ${id}`, mail });
    }
  });
}

/** Stores how a try ended, and what it means for the webhook. */
async function recordOutcome(webhook: WebhookRow, delivery: DeliveryRow, outcome: Outcome, isLast: boolean) {
  const now = Date.now();
  const { status, failure, ms } = outcome;
  const received = isReceived(outcome);
  const isGone = status === 410;
  const state = received ? 'received' : isLast || isGone ? 'dropped' : 'waiting';
  const tried = { status, failure, ms, state, tries: delivery.tries + 1, at: now } as const;
  const sql = await connection();
  await sql('webhook_deliveries').where({ id: delivery.id }).update(tried);
  const since = received ? null : Number(webhook.failing_since ?? now);
  if (since !== webhook.failing_since) await sql('webhooks').where({ id: webhook.id }).update({ failing_since: since });
  if (isGone) await switchOff(webhook, 'gone');
  else if (since !== null && now - since >= SILENT_DAYS * DAY_MS) await switchOff(webhook, 'silent');
  return { ...delivery, ...tried };
}

/** Tries a delivery once. @param isLast whether it is dropped if the try fails */
export async function tryDelivery(webhook: WebhookRow, delivery: DeliveryRow, isLast: boolean): Promise<DeliveryRow> {
  const message = { id: delivery.event_id, body: delivery.body };
  const to = { url: webhook.url, secrets: secretsOf(webhook, Date.now()) };
  return recordOutcome(webhook, delivery, await sendMessage(message, to, addressRules()), isLast);
}

/** Sends a practice event and waits for its outcome. @throws {HttpError} 404 */
export async function sendTest(menu: MenuRef, webhookId: string): Promise<WebhookDelivery> {
  const webhook = await findWebhook(menu, webhookId);
  const order = { _id: newId(), number: null, state: 'pending' };
  const data = { menu: menu.documentId, order, test: true };
  const body = JSON.stringify({ type: 'order.placed', timestamp: new Date().toISOString(), data });
  const row = { ...newDelivery(webhook.id, newId(), body), status: null, failure: null, ms: null };
  const sql = await connection();
  const [inserted] = await sql('webhook_deliveries').insert(row).returning<{ id: number }[]>('id');
  return deliveryOf(await tryDelivery(webhook, { ...row, id: inserted?.id ?? 0 }, true));
}

/** Sends a delivery again with the same id, and waits for its outcome. @throws {HttpError} 404 */
export async function resend(menu: MenuRef, webhookId: string, deliveryId: string): Promise<WebhookDelivery> {
  const webhook = await findWebhook(menu, webhookId);
  const sql = await connection();
  const mine = { webhook_id: webhook.id, document_id: deliveryId };
  const delivery = await sql('webhook_deliveries').where(mine).first<DeliveryRow | undefined>();
  if (!delivery) throw new HttpError(404);
  // A delivery that still waits is also tried at its time.
  return deliveryOf(await tryDelivery(webhook, delivery, delivery.state !== 'waiting'));
}

const BATCH_ROWS = 500;

export const webhookDeliveryCleanup: CleanupJob = {
  name: 'webhook-deliveries',
  async *batches(now) {
    const sql = await connection();
    for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS;) {
      const oldest = sql('webhook_deliveries')
        .select('id')
        .where('at', '<', now - DELIVERY_DAYS * DAY_MS)
        .orderBy('at')
        .limit(BATCH_ROWS);
      deleted = await sql('webhook_deliveries').whereIn('id', oldest).delete();
      yield { rows: deleted };
    }
  },
};
