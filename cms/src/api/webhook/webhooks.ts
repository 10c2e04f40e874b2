/** The webhooks of a menu. (docs/spec/api.md#webhooks) */
import {
  FORMER_SECRET_HOURS,
  HOUR_MS,
  isolateLtr,
  MAX_WEBHOOKS,
  webhookSchema,
  type LocalizedText,
  type NewWebhook,
  type Webhook,
  type WebhookCreateInput,
  type WebhookUpdateInput,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { readStored } from '../../api-runtime/serialize';
import { recordAction } from '../../audit/auditLog';
import { createEncryption } from '../../config/encryption';
import { environment } from '../../config/environment';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import {
  AddressError,
  resolveAddress,
  resolveHost,
  type AddressProblem,
  type AddressRules,
} from '../../http/publicAddress';
import { newSecret } from '../../http/secretHash';
import type { Actor } from '../../http/sessions/store';
import { changeMenu } from '../../menu-parts/changeMenu';
import { currentValue } from '../menu-event/counters';
import { EVENTS_COUNTER } from '../menu-event/events';
import { SECRET_PREFIX } from './send';

/** The row of a webhook in the database; times are in epoch ms. */
export interface WebhookRow {
  readonly id: number;
  readonly document_id: string;
  readonly menu_id: number;
  readonly url: string;
  readonly title: string | null;
  /** JSON, which SQLite returns as text. */
  readonly events: unknown;
  readonly active: boolean | number;
  readonly off_reason: string | null;
  readonly failing_since: number | string | null;
  readonly secret: string;
  readonly former_secret: string | null;
  readonly former_secret_until: number | string | null;
  readonly sequence: number;
}

const FULL = {
  ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolateLtr(MAX_WEBHOOKS)}.`,
  en: `No more can be added: the most is ${MAX_WEBHOOKS}.`,
};

const PROBLEMS: Readonly<Record<AddressProblem, LocalizedText>> = {
  invalid: { ar: 'هذا ليس عنوانًا صحيحًا.', en: 'This is not an address.' },
  scheme: { ar: 'يجب أن يبدأ العنوان بـ https.', en: 'The address must begin with https.' },
  port: { ar: 'المنفذ المسموح به 443 أو 8443.', en: 'The port must be 443 or 8443.' },
  credentials: { ar: 'لا يُكتب اسم أو كلمة مرور في العنوان.', en: 'An address must have no name and password.' },
  literal: { ar: 'اكتب اسم النطاق، لا رقم IP.', en: 'Use a host name instead of an IP address.' },
  unknown: { ar: 'لا يوجد نطاق بهذا الاسم.', en: 'There is no host of this name.' },
  private: {
    ar: 'هذا النطاق في شبكة داخلية لا نصل إليها.',
    en: 'This host is in a private network, which is not called.',
  },
};

const encryption = createEncryption('webhooks');

export const addressRules = (): AddressRules => ({ allowed: environment().webhooksAllow, resolve: resolveHost });

/** The secrets that sign at a time (epoch ms), the newest first. */
export function secretsOf(row: WebhookRow, now: number): string[] {
  const isKept = row.former_secret !== null && Number(row.former_secret_until) > now;
  const sealed = [row.secret, ...(isKept ? [row.former_secret] : [])];
  return sealed.map((text) => encryption.decrypt(text, row.document_id));
}

const instantOf = (time: number | string | null) => (time === null ? null : new Date(Number(time)).toISOString());

function webhookOf(row: WebhookRow, now = Date.now()): Webhook {
  const { offReason, events } = webhookSchema.properties;
  const formerUntil = Number(row.former_secret_until) > now ? instantOf(row.former_secret_until) : null;
  return {
    _id: row.document_id,
    url: row.url,
    title: row.title ?? '',
    events: [...(readStored(events, row.events) ?? [])],
    active: Boolean(row.active),
    offReason: readStored(offReason, row.off_reason) ?? null,
    failingSince: instantOf(row.failing_since),
    formerSecretUntil: formerUntil,
    secretsSet: formerUntil === null ? ['secret'] : ['secret', 'formerSecret'],
  };
}

async function rowsOf(menu: MenuRef): Promise<WebhookRow[]> {
  const sql = await connection();
  return sql('webhooks').where({ menu_id: menu.id }).orderBy('id').select<WebhookRow[]>();
}

/** @throws {HttpError} 404 */
export async function findWebhook(menu: MenuRef, webhookId: string): Promise<WebhookRow> {
  const sql = await connection();
  const mine = { menu_id: menu.id, document_id: webhookId };
  const row = await sql('webhooks').where(mine).first<WebhookRow | undefined>();
  if (!row) throw new HttpError(404);
  return row;
}

/** The webhooks of a menu, the oldest first. */
export const listWebhooks = async (menu: MenuRef): Promise<Webhook[]> =>
  (await rowsOf(menu)).map((row) => webhookOf(row));

/** @throws {HttpError} 400 that names what is wrong with the address */
async function mustBeCallable(url: string): Promise<void> {
  try {
    await resolveAddress(url, addressRules());
  } catch (error) {
    if (error instanceof AddressError) throw invalidField('/url', PROBLEMS[error.problem]);
    throw error;
  }
}

const makeSecret = () => SECRET_PREFIX + Buffer.from(newSecret(), 'base64url').toString('base64');

/** @throws {HttpError} 400 for an address that is not called, 409 if the menu has the most webhooks */
export async function createWebhook(menu: MenuRef, input: WebhookCreateInput, by: Actor): Promise<NewWebhook> {
  await mustBeCallable(input.url);
  return changeMenu(menu, async () => {
    if ((await rowsOf(menu)).length >= MAX_WEBHOOKS) throw new HttpError(409, FULL);
    const secret = makeSecret();
    const document_id = newId();
    const row = {
      document_id,
      menu_id: menu.id,
      url: input.url,
      title: input.title ?? '',
      events: JSON.stringify(input.events),
      active: input.active,
      off_reason: null,
      failing_since: null,
      secret: encryption.encrypt(secret, document_id),
      former_secret: null,
      former_secret_until: null,
      sequence: await currentValue(menu.id, EVENTS_COUNTER),
    };
    const sql = await connection();
    await sql('webhooks').insert(row);
    await recordAction({ by, action: 'webhook-made', menu: menu.documentId, details: { url: input.url } });
    return { ...webhookOf({ ...row, id: 0 }), secret };
  });
}

/**
 * Changes a webhook. Switched on, it is told of what happens from then on.
 * @throws {HttpError} 400 for an address that is not called, 404
 */
export async function changeWebhook(
  menu: MenuRef,
  webhookId: string,
  // The type of updates says that fields with defaults are there.
  input: Partial<WebhookUpdateInput>,
  by: Actor,
): Promise<Webhook> {
  if (input.url !== undefined) await mustBeCallable(input.url);
  return changeMenu(menu, async () => {
    const row = await findWebhook(menu, webhookId);
    const { url, title, events, active } = input;
    const isSwitchedOn = active === true && !row.active;
    const sql = await connection();
    await sql('webhooks')
      .where({ id: row.id })
      .update({
        ...(url === undefined ? {} : { url, failing_since: null }),
        ...(title === undefined ? {} : { title }),
        ...(events === undefined ? {} : { events: JSON.stringify(events) }),
        ...(active === undefined ? {} : { active }),
        ...(isSwitchedOn
          ? { off_reason: null, failing_since: null, sequence: await currentValue(menu.id, EVENTS_COUNTER) }
          : {}),
        updated_at: new Date(),
      });
    await recordAction({ by, action: 'webhook-changed', menu: menu.documentId, details: { url: url ?? row.url } });
    return webhookOf(await findWebhook(menu, webhookId));
  });
}

/** Makes a new secret; the former one signs too for a day. @throws {HttpError} 404 */
export const rotateSecret = (menu: MenuRef, webhookId: string, by: Actor): Promise<NewWebhook> =>
  changeMenu(menu, async () => {
    const row = await findWebhook(menu, webhookId);
    const secret = makeSecret();
    const columns = {
      secret: encryption.encrypt(secret, row.document_id),
      former_secret: row.secret,
      former_secret_until: Date.now() + FORMER_SECRET_HOURS * HOUR_MS,
    };
    const sql = await connection();
    await sql('webhooks').where({ id: row.id }).update(columns);
    await recordAction({ by, action: 'webhook-secret-made', menu: menu.documentId, details: { url: row.url } });
    return { ...webhookOf({ ...row, ...columns }), secret };
  });

async function deleteRows(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = await connection();
  await sql('webhook_jobs').whereIn('webhook_id', ids).delete();
  await sql('webhook_deliveries').whereIn('webhook_id', ids).delete();
  await sql('webhooks').whereIn('id', ids).delete();
}

/** @throws {HttpError} 404 */
export const deleteWebhook = (menu: MenuRef, webhookId: string, by: Actor): Promise<null> =>
  changeMenu(menu, async () => {
    const row = await findWebhook(menu, webhookId);
    await deleteRows([row.id]);
    await recordAction({ by, action: 'webhook-deleted', menu: menu.documentId, details: { url: row.url } });
    return null;
  });

/** Deletes the webhooks of deleted menus. */
export async function deleteOrphanedWebhooks(): Promise<void> {
  const sql = await connection();
  const orphans = await sql('webhooks').whereNull('menu_id').limit(1_000).select<{ id: number }[]>('id');
  await deleteRows(orphans.map(({ id }) => id));
}
