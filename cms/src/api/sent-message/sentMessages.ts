/**
 * The log of messages to clients. Entries never change, but can be taken back for a day.
 * (docs/spec/staff-console.md#messages)
 */
import {
  canTakeBack,
  normalizeAccountUsername,
  sentMessageSchema,
  type LocalizedText,
  type SentMessage,
  type SentMessageCreateInput,
  type SentMessageQuery,
} from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { textOf } from '../../database/columnValues';
import { defaultColumns, findPage, rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { recordAction } from '../../audit/auditLog';
import { findMenu } from '../../menu-parts/menuAccess';
import { NO_MENU, NO_ORDER, NO_USER } from '../order/errorMessages';
import { orderFilter, ORDERS } from '../order/findOrder';

const TABLE = 'api::sent-message.sent-message';
const USERS = 'plugin::users-permissions.user';

const NO_SUBJECT: LocalizedText = {
  ar: 'حدّد الطلب أو القائمة أو اسم المستخدم الذي تخصّه الرسالة.',
  en: 'Name the order, the menu or the username that the message is about.',
};

const TOO_LATE: LocalizedText = {
  ar: 'مضى يوم على تسجيل الرسالة، فلا تُسحب بعده.',
  en: 'The message was recorded more than a day ago and cannot be taken back any more.',
};

const RELATIONS = { user: { select: ['documentId', 'username'] }, menu: { select: ['documentId'] } } as const;

async function orderNamed(idOrNumber: string) {
  const where = orderFilter(idOrNumber.trim());
  const order = where && (await rows(ORDERS).findOne({ where, select: ['documentId'], populate: RELATIONS }));
  if (!order) throw invalidField('/order', NO_ORDER, 404);
  return order;
}

async function menuNamed(id: string) {
  const menu = await findMenu(id.trim());
  if (!menu) throw invalidField('/menu', NO_MENU, 404);
  return menu;
}

async function clientNamed(username: string) {
  const where = { username: normalizeAccountUsername(username) };
  const client = await rows(USERS).findOne({ where, select: ['documentId', 'username'] });
  if (!client) throw invalidField('/client', NO_USER, 404);
  return client;
}

/**
 * Logs a message and, if it names an order, stores it as the order's last message. Both happen in one transaction.
 * @throws {HttpError} 400 without an order, menu or client, 404 if the named one does not exist
 */
export async function recordSentMessage(input: SentMessageCreateInput, by: Actor): Promise<SentMessage> {
  const { kind = null, language, phone, text } = input;
  const order = input.order === undefined ? null : await orderNamed(input.order);
  const menu = input.menu === undefined ? (order?.menu ?? null) : await menuNamed(input.menu);
  const client = input.client === undefined ? (order?.user ?? null) : await clientNamed(input.client);
  if (!order && !menu && !client) throw invalidField('/order', NO_SUBJECT);
  const born = defaultColumns();
  const at = born.createdAt;
  const actor = { username: by.username, name: by.name };
  const refs = {
    orderRef: order?.documentId ?? null,
    menuRef: menu?.documentId ?? null,
    clientRef: client?.documentId ?? null,
  };
  const username = client ? textOf(client['username']) : null;
  return inTransaction(async () => {
    const data = { ...born, ...refs, at, by: actor, kind, language: language ?? null, phone, text, client: username };
    await rows(TABLE).create({ data });
    if (order) {
      const lastMessage = { kind, ...(language && { language }), at: at.toISOString(), by: actor };
      await rows(ORDERS).update({ where: { id: order.id }, data: { lastMessage } });
    }
    const details = { ...(kind && { kind }), phone, ...(!order && username && { user: username }) };
    const subject = {
      order: order?.documentId,
      menu: menu?.documentId,
      ...(!order && !menu && { client: client?.documentId }),
    };
    await recordAction({ by, action: 'message-sent', ...subject, details });
    return serializeMessage({ ...data, id: 0 });
  });
}

type MessageRow = RowOf<typeof TABLE>;

const serializeMessage = (row: MessageRow): SentMessage => ({
  ...serialize(sentMessageSchema, row, ['order', 'menu']),
  order: row.orderRef ?? null,
  menu: row.menuRef ?? null,
});

const lastMessageOf = ({ kind = null, language, at, by }: SentMessage) => ({
  kind,
  ...(language && { language }),
  at,
  by,
});

/**
 * Deletes the entry of a message that was not sent. The order's last message is then the one before. The audit log
 * keeps both.
 * @throws {HttpError} 404 if there is no such entry, 409 after a day
 */
export async function takeBackMessage(messageId: string, by: Actor): Promise<void> {
  const row = await rows(TABLE).findOne({ where: { documentId: messageId } });
  if (!row) throw new HttpError(404);
  const { kind, phone, at, order, menu, client } = serializeMessage(row);
  if (!canTakeBack({ at }, Date.now())) throw new HttpError(409, TOO_LATE);
  await inTransaction(async () => {
    const { count } = await rows(TABLE).deleteMany({ where: { id: row.id } });
    if (count === 0) throw new HttpError(404);
    if (order) {
      const [last] = await rows(TABLE).findMany({ where: { orderRef: order }, orderBy: [{ id: 'desc' }], limit: 1 });
      const lastMessage = last ? lastMessageOf(serializeMessage(last)) : null;
      await rows(ORDERS).update({ where: { documentId: order }, data: { lastMessage } });
    }
    const subject = { order: order ?? undefined, menu: menu ?? undefined };
    const ofClient = !order && !menu && row.clientRef ? { client: row.clientRef } : {};
    const details = { ...(kind && { kind }), phone, ...(!order && client && { user: client }) };
    await recordAction({ by, action: 'message-not-sent', ...subject, ...ofClient, details });
  });
}

/** One page of messages, the latest first, with the total. @throws {HttpError} 404 for an unknown order or client */
export async function listSentMessages(query: SentMessageQuery): Promise<WithMeta<SentMessage[]>> {
  const { page, limit } = query;
  const where = {
    ...(query.order !== undefined && { orderRef: (await orderNamed(query.order)).documentId }),
    ...(query.menu !== undefined && { menuRef: query.menu.trim() }),
    ...(query.client !== undefined && { clientRef: (await clientNamed(query.client)).documentId }),
  };
  const { found, total } = await findPage(TABLE, query, { where });
  return new WithMeta(found.map(serializeMessage), { total, page, limit });
}
