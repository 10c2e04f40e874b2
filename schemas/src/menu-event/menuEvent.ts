/** What happens at a venue, told to other programs by the feed and by webhooks. (docs/spec/api.md#events) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { guestOrderSchema } from '../guest-order/guest-order.js';
import { soldOutFields } from '../sold-out/soldOut.js';
import { CALL_KINDS } from '../table/table.js';

export const EVENT_TYPES = [
  'order.placed',
  'order.accepted',
  'order.promised',
  'order.ready',
  'order.on-the-way',
  'order.done',
  'order.rejected',
  'order.missed',
  'order.canceled',
  'order.corrected',
  'menu.changed',
  'item.availability',
  'call.placed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The most events in one response of the feed. */
export const MAX_FEED_EVENTS = 100;

/** The longest time (s) for which a response of the feed waits for an event. */
export const MAX_FEED_WAIT = 25;

/** Of one event of the type `item.availability`, so that no event is larger than 20 kB. */
export const MAX_EVENT_ITEMS = 100;

const id = { type: 'string' } as const;
const { number, state } = guestOrderSchema.properties;

/** Something whose availability changed: an item, a size of an item, or an extra. */
export const changedAvailabilitySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['soldOut', 'soldOutUntil'],
  properties: {
    item: id,
    subItem: id,
    extra: id,
    soldOut: { type: 'boolean' },
    soldOutUntil: soldOutFields.soldOutUntil,
  },
} as const satisfies ObjectSchema;
export type ChangedAvailability = TypeOf<typeof changedAvailabilitySchema>;

/** An event names what it is about; an API key reads the details. */
export const eventDataSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['menu'],
  properties: {
    menu: id,
    order: {
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'number', 'state'],
      properties: { _id: id, number, state },
    },
    /** Of a practice order. */
    test: { type: 'boolean', const: true },
    items: arrayOf(changedAvailabilitySchema, { maxItems: MAX_EVENT_ITEMS }),
    /** Counts the changes of the menu. */
    revision: { type: 'integer' },
    call: {
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'kind', 'table'],
      properties: {
        _id: id,
        kind: { type: 'string', enum: CALL_KINDS },
        table: {
          type: 'object',
          additionalProperties: false,
          required: ['_id', 'label'],
          properties: { _id: id, label: id },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
export type EventData = TypeOf<typeof eventDataSchema>;

export const menuEventSchema = {
  $id: 'MenuEvent',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'type', 'timestamp', 'data'],
  properties: {
    /** The same in the feed, in every webhook and at every try. */
    _id: idField,
    type: { type: 'string', enum: EVENT_TYPES },
    timestamp: instantField,
    data: eventDataSchema,
  },
} as const satisfies ObjectSchema;
export type MenuEvent = TypeOf<typeof menuEventSchema>;

export const eventFeedSchema = {
  $id: 'EventFeed',
  type: 'object',
  additionalProperties: false,
  required: ['events', 'cursor'],
  properties: {
    /** Oldest first. */
    events: arrayOf(menuEventSchema, { maxItems: MAX_FEED_EVENTS }),
    /** The `after` of the next call. */
    cursor: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type EventFeed = TypeOf<typeof eventFeedSchema>;

export const menuEventEndpoints = {
  feed: {
    method: 'GET',
    path: '/quickmenu/:menuId/events',
    access: 'venue',
    scope: 'orders:read',
    summary:
      'The events of the last 48 hours after a cursor, up to 100; waits for one. Without `after`, the present cursor. A cursor too old is 410 with `err.restart`.',
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        after: { type: 'string', pattern: '^[0-9]{1,9}$' },
        /** In seconds. */
        wait: { type: 'integer', minimum: 0, maximum: MAX_FEED_WAIT, default: 0 },
      },
    },
    response: eventFeedSchema,
  },
} as const satisfies Endpoints;
