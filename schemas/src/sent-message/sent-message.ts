/**
 * The log of messages that staff sent to clients. When staff open the chat with a message, an entry is made. Nobody
 * knows whether staff then send the message. (docs/spec/staff-console.md#messages)
 */
import { DAY_MS } from '../time/durations.js';
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, pagingFields, phoneField } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { languageField } from '../core/translations.js';
import { MESSAGE_KINDS, messageKindField } from './messageKinds.js';

/** Who opened the chat. The names are those at that time, because entries outlive accounts. */
const byField = {
  type: 'object',
  title: 'المستخدم',
  'x-en': 'By',
  readOnly: true,
  additionalProperties: false,
  required: ['username', 'name'],
  properties: { username: { type: 'string' }, name: { type: 'string' } },
} as const;

const atField = { ...instantField, title: 'الوقت', 'x-en': 'When', readOnly: true } as const;
const nullableKindField = { ...messageKindField, type: ['string', 'null'], enum: [...MESSAGE_KINDS, null] } as const;
const writtenField = { ...languageField, title: 'لغة الرسالة', 'x-en': 'Language of the message' } as const;
const toField = { ...phoneField, minLength: 1 } as const;
const textField = {
  type: 'string',
  title: 'النص',
  'x-en': 'Text',
  minLength: 1,
  maxLength: 4000,
  pattern: '\\S',
  'x-multiline': true,
} as const;

/** The latest message about an order. */
export const lastMessageField = {
  type: ['object', 'null'],
  title: 'آخر رسالة',
  'x-en': 'Last message',
  readOnly: true,
  'x-list': false,
  additionalProperties: false,
  required: ['at', 'by'],
  properties: { kind: nullableKindField, language: writtenField, at: atField, by: byField },
} as const;

export const sentMessageSchema = {
  $id: 'SentMessage',
  title: 'رسالة مُرسلة',
  'x-en': 'Sent message',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'at', 'by', 'phone', 'text'],
  properties: {
    _id: idField,
    at: atField,
    by: byField,
    /** Null for a message without a template. */
    kind: nullableKindField,
    /** Absent if unknown. */
    language: writtenField,
    phone: toField,
    text: textField,
    /** The public ids of the order and the menu that the message is about. */
    order: { type: ['string', 'null'], 'x-list': false },
    menu: { type: ['string', 'null'], 'x-list': false },
    /** The client's username when the message was sent. */
    client: { type: ['string', 'null'], title: 'اسم المستخدم', 'x-en': 'Username' },
  },
} as const satisfies ObjectSchema;
export type SentMessage = TypeOf<typeof sentMessageSchema>;

export const sentMessageCreateSchema = {
  $id: 'SentMessageDraft',
  title: 'تسجيل رسالة',
  'x-en': 'Record a message',
  type: 'object',
  additionalProperties: false,
  required: ['phone', 'text'],
  properties: {
    kind: messageKindField,
    language: writtenField,
    phone: toField,
    text: textField,
    order: { type: 'string', title: 'رقم الطلب', 'x-en': 'Order', minLength: 1, maxLength: 64 },
    menu: { type: 'string', title: 'معرّف القائمة', 'x-en': 'Menu id', minLength: 1, maxLength: 64 },
    client: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username', minLength: 1, maxLength: 60 },
  },
} as const satisfies ObjectSchema;
export type SentMessageCreateInput = TypeOf<typeof sentMessageCreateSchema>;

const { order, menu, client } = sentMessageCreateSchema.properties;

export const sentMessageQuerySchema = {
  $id: 'SentMessageQuery',
  type: 'object',
  properties: { order, menu, client, ...pagingFields },
} as const satisfies ObjectSchema;
export type SentMessageQuery = TypeOf<typeof sentMessageQuerySchema>;

/** How long the record of a message can be taken back. */
const TAKE_BACK_PERIOD_MS = DAY_MS;

/** Whether the record of a message can still be taken back. */
export const canTakeBack = ({ at }: Pick<SentMessage, 'at'>, now: number): boolean =>
  now - Date.parse(at) <= TAKE_BACK_PERIOD_MS;

export const sentMessageEndpoints = {
  list: {
    method: 'GET',
    path: '/sentMessages',
    access: 'staff',
    summary: 'Messages that staff sent to clients, by order, menu or client, the latest first.',
    query: sentMessageQuerySchema,
    response: arrayOf(sentMessageSchema, {}),
  },
  takeBack: {
    method: 'DELETE',
    path: '/sentMessages/:messageId',
    access: 'staff',
    summary: 'Takes back the record of a message that was not sent after all, within a day; 409 afterwards.',
  },
  record: {
    method: 'POST',
    path: '/sentMessages',
    access: 'staff',
    summary: 'Records a message about an order, a menu or a client; an order also names its menu and client.',
    body: sentMessageCreateSchema,
    response: sentMessageSchema,
  },
} as const satisfies Endpoints;
