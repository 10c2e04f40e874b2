/** Addresses that are called with a menu's events, by Standard Webhooks 1.0. (docs/spec/api.md#webhooks) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, titleField } from '../core/fields.js';
import { arrayOf, toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { EVENT_TYPES, menuEventSchema } from '../menu-event/menuEvent.js';

/** Maximum number of webhooks per menu. */
export const MAX_WEBHOOKS = 10;

/** The most deliveries in a list. */
export const MAX_LISTED_DELIVERIES = 100;

/** How long deliveries are listed. */
export const DELIVERY_DAYS = 30;

/** For how long a secret that was replaced signs too. */
export const FORMER_SECRET_HOURS = 24;

/** An address that answers with nothing but failures for this time is switched off. */
export const SILENT_DAYS = 5;

/** `gone`: the address answered 410; `silent`: it received nothing for five days. */
export const OFF_REASONS = ['gone', 'silent'] as const;

export const webhookSchema = {
  $id: 'Webhook',
  title: 'عنوان الإشعارات',
  'x-en': 'Webhook',
  type: 'object',
  additionalProperties: false,
  required: ['url', 'events'],
  properties: {
    _id: idField,
    url: {
      type: 'string',
      title: 'العنوان',
      'x-en': 'Address',
      description: 'https, port 443 or 8443',
      minLength: 1,
      maxLength: 500,
    },
    title: { ...titleField, minLength: 0, title: 'الاسم', 'x-en': 'Name' },
    events: {
      type: 'array',
      title: 'الأحداث',
      'x-en': 'Events',
      minItems: 1,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: EVENT_TYPES,
        'x-options': {
          'order.placed': { ar: 'طلب جديد', en: 'New order' },
          'order.accepted': { ar: 'طلب مقبول', en: 'Order accepted' },
          'order.promised': { ar: 'موعد طلب تغيّر', en: 'Order’s time changed' },
          'order.ready': { ar: 'طلب جاهز', en: 'Order ready' },
          'order.on-the-way': { ar: 'طلب في الطريق', en: 'Order on its way' },
          'order.done': { ar: 'طلب مكتمل', en: 'Order done' },
          'order.rejected': { ar: 'طلب مرفوض', en: 'Order rejected' },
          'order.missed': { ar: 'طلب فائت', en: 'Order missed' },
          'order.canceled': { ar: 'طلب ملغى', en: 'Order canceled' },
          'order.corrected': { ar: 'طلب معدّل', en: 'Order corrected' },
          'menu.changed': { ar: 'تعديل القائمة', en: 'Menu changed' },
          'item.availability': { ar: 'نفاد صنف أو توفّره', en: 'Sold out or available' },
          'call.placed': { ar: 'نداء من طاولة', en: 'Call from a table' },
        },
      },
    },
    active: { type: 'boolean', title: 'مفعّل', 'x-en': 'On', default: true },
    /** Why it was switched off by itself. */
    offReason: { type: ['string', 'null'], enum: [...OFF_REASONS, null], readOnly: true },
    /** The first failure since anything was received; null without one. */
    failingSince: { ...instantField, type: ['string', 'null'], readOnly: true },
    /** Until when the former secret signs too; null without one. */
    formerSecretUntil: { ...instantField, type: ['string', 'null'], readOnly: true },
    /** The names of the secrets that sign; none is answered. */
    secretsSet: { type: 'array', items: { type: 'string', enum: ['secret', 'formerSecret'] }, readOnly: true },
  },
} as const satisfies ObjectSchema;
export type Webhook = TypeOf<typeof webhookSchema>;

export const webhookCreateSchema = toCreateSchema(webhookSchema);
export type WebhookCreateInput = TypeOf<typeof webhookCreateSchema>;
export const webhookUpdateSchema = toUpdateSchema(webhookSchema);
export type WebhookUpdateInput = TypeOf<typeof webhookUpdateSchema>;

/** A new webhook, or one with a new secret. Only this response contains the secret. */
export const newWebhookSchema = {
  ...webhookSchema,
  $id: 'NewWebhook',
  required: [...webhookSchema.required, 'secret'],
  properties: { ...webhookSchema.properties, secret: { type: 'string', readOnly: true } },
} as const satisfies ObjectSchema;
export type NewWebhook = TypeOf<typeof newWebhookSchema>;

/** `dropped`: the webhook was switched off, or all tries failed. */
export const DELIVERY_STATES = ['waiting', 'received', 'dropped'] as const;

/** Why a try failed without a response. */
export const DELIVERY_FAILURES = ['address', 'timeout', 'connection'] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

export const webhookDeliverySchema = {
  $id: 'WebhookDelivery',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'event', 'state', 'tries', 'at'],
  properties: {
    _id: idField,
    /** What is sent; `webhook-id` is the event's id. */
    event: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'timestamp', 'data'],
      properties: {
        type: { type: 'string', enum: EVENT_TYPES },
        timestamp: instantField,
        data: menuEventSchema.properties.data,
      },
    },
    eventId: { type: 'string' },
    state: { type: 'string', enum: DELIVERY_STATES },
    /** Of the last try; null before it, and `status` also if there was no response. */
    status: { type: ['integer', 'null'] },
    failure: { type: ['string', 'null'], enum: [...DELIVERY_FAILURES, null] },
    ms: { type: ['integer', 'null'] },
    tries: { type: 'integer', minimum: 0 },
    /** When it was last tried, or made. */
    at: instantField,
    /** When it is tried next; null if it isn't. */
    nextAt: { ...instantField, type: ['string', 'null'] },
  },
} as const satisfies ObjectSchema;
export type WebhookDelivery = TypeOf<typeof webhookDeliverySchema>;

const webhooks = '/quickmenu/:menuId/webhooks';

export const webhookEndpoints = {
  list: {
    method: 'GET',
    path: webhooks,
    access: 'venue-owner',
    summary: 'The webhooks of a menu, without their secrets.',
    response: arrayOf(webhookSchema, {}),
  },
  create: {
    method: 'POST',
    path: webhooks,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Makes a webhook. Only this response contains its secret.',
    example: { url: 'https://till.example/qaima', events: ['order.placed', 'order.canceled'], title: 'Till' },
    body: webhookCreateSchema,
    response: newWebhookSchema,
  },
  change: {
    method: 'PUT',
    path: `${webhooks}/:webhookId`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Changes a webhook; `active: true` switches it on again, from the present on.',
    body: webhookUpdateSchema,
    response: webhookSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${webhooks}/:webhookId`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Deletes a webhook and its deliveries.',
  },
  test: {
    method: 'POST',
    path: `${webhooks}/:webhookId/test`,
    access: 'venue-owner',
    summary: 'Sends a practice event at once, and answers its delivery.',
    rateLimit: 'resend',
    response: webhookDeliverySchema,
  },
  rotate: {
    method: 'POST',
    path: `${webhooks}/:webhookId/rotate`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Makes a new secret. The former one signs too for 24 hours.',
    response: newWebhookSchema,
  },
  deliveries: {
    method: 'GET',
    path: `${webhooks}/:webhookId/deliveries`,
    access: 'venue-owner',
    summary: 'The last 100 deliveries of 30 days, the newest first.',
    response: arrayOf(webhookDeliverySchema, { maxItems: MAX_LISTED_DELIVERIES }),
  },
  resend: {
    method: 'POST',
    path: `${webhooks}/:webhookId/deliveries/:deliveryId/resend`,
    access: 'venue-owner',
    summary: 'Sends an event again at once, with the same id, and answers its delivery.',
    rateLimit: 'resend',
    response: webhookDeliverySchema,
  },
} as const satisfies Endpoints;
