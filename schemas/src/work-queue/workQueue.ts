/** Staff's work queues: the sums of all queues, and a page of one queue. (docs/spec/staff-console.md#work-queue) */
import type { Endpoints } from '../core/endpoint.js';
import { instantField, providerMoneyField, pagingFields } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { orderSchema } from '../order/order.js';
import { lastMessageField } from '../sent-message/sent-message.js';
import { WORK_QUEUES } from './queues.js';

export const queueField = {
  type: 'string',
  title: 'القائمة',
  'x-en': 'Queue',
  enum: WORK_QUEUES,
  default: 'expiring',
  'x-options': {
    expiring: { ar: 'تنتهي خلال 30 يومًا أو انتهت', en: 'Ending in 30 days or ended' },
    unpaid: { ar: 'دفعات متبقية', en: 'Outstanding payments' },
    edits: { ar: 'تعديلات تنتظر', en: 'Edits waiting' },
    demos: { ar: 'تجريبية تنتهي أو انتهت', en: 'Demos ending or ended' },
    cannotReceive: { ar: 'لا تستطيع الاستقبال', en: 'Cannot receive orders' },
  },
} as const;

const { user, menu } = orderSchema.properties;
const amountField = { ...providerMoneyField, maximum: Number.MAX_SAFE_INTEGER } as const;

export const workQueueEntrySchema = {
  $id: 'WorkQueueEntry',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'client', 'menu', 'dueAt', 'owed', 'since', 'paidFor'],
  properties: {
    /** The id of the order, or of the menu if there is no order. */
    _id: { type: 'string', 'x-list': false },
    /** Absent for a menu without orders. */
    order: { ...orderSchema, 'x-list': false },
    client: { ...user, 'x-list': false },
    menu: { ...menu, 'x-list': false },
    /** When the subscription or the demo ends. */
    dueAt: { ...instantField, type: ['string', 'null'], title: 'الانتهاء', 'x-en': 'Ends' },
    owed: { ...amountField, title: 'المتبقي', 'x-en': 'Outstanding' },
    /** When the oldest open edit was requested; null if there is none, or the time is unknown. */
    since: { ...instantField, type: ['string', 'null'], title: 'تنتظر منذ', 'x-en': 'Waiting since', 'x-list': false },
    /** What was paid for running subscriptions of the menu, and until when these run; null if nothing was. */
    paidFor: {
      type: ['object', 'null'],
      'x-list': false,
      additionalProperties: false,
      required: ['until', 'paid'],
      properties: { until: instantField, paid: amountField },
    },
    /** The last message about the order, or about a menu without orders. */
    lastMessage: lastMessageField,
  },
} as const satisfies ObjectSchema;
export type WorkQueueEntry = TypeOf<typeof workQueueEntrySchema>;

export const queueSummarySchema = {
  $id: 'WorkQueueSummary',
  type: 'object',
  additionalProperties: false,
  required: ['queue', 'count', 'ended', 'sum', 'endedSum', 'firstAt'],
  properties: {
    queue: queueField,
    count: { type: 'integer', minimum: 0 },
    /** The number of entries that have already ended. */
    ended: { type: 'integer', minimum: 0 },
    /** The total of the orders (`expiring`), or the outstanding amount (`unpaid`); otherwise null. */
    sum: { ...amountField, type: ['number', 'null'] },
    /** Of `unpaid`: how many orders are past a due date, and the amount that is. */
    overdue: { type: 'integer', minimum: 0 },
    overdueSum: amountField,
    /** The part of `sum` of the entries that have already ended. */
    endedSum: { ...amountField, type: ['number', 'null'] },
    /** When the first entry ends; in `edits`, when the oldest open edit was requested. */
    firstAt: { ...instantField, type: ['string', 'null'] },
  },
} as const satisfies ObjectSchema;
export type WorkQueueSummary = TypeOf<typeof queueSummarySchema>;

export const workQueueSchema = {
  $id: 'WorkQueue',
  type: 'object',
  additionalProperties: false,
  required: ['queues', 'entries'],
  properties: { queues: arrayOf(queueSummarySchema, {}), entries: arrayOf(workQueueEntrySchema, {}) },
} as const satisfies ObjectSchema;
export type WorkQueuePage = TypeOf<typeof workQueueSchema>;

export const workQueueQuerySchema = {
  $id: 'WorkQueueQuery',
  type: 'object',
  properties: {
    queue: queueField,
    sort: {
      type: 'string',
      title: 'الترتيب',
      'x-en': 'Sort',
      // `next`: what ends next first, then what has ended. `due`: by the end, whether it has passed or not.
      enum: ['next', 'due', 'since', 'menu', 'client', 'owed', 'lastMessage'],
      default: 'next',
    },
    direction: { type: 'string', title: 'الاتجاه', 'x-en': 'Direction', enum: ['asc', 'desc'], default: 'asc' },
    q: { type: 'string', title: 'بحث', 'x-en': 'Search', maxLength: 100 },
    /** `1` returns a spreadsheet of all matching entries of the queue. */
    excel: { type: 'string', title: 'إكسل', 'x-en': 'Excel', enum: ['0', '1'], 'x-list': false },
    ...pagingFields,
  },
} as const satisfies ObjectSchema;
export type WorkQueueQuery = TypeOf<typeof workQueueQuerySchema>;
export type WorkQueueSort = WorkQueueQuery['sort'];

export const workQueueEndpoints = {
  read: {
    method: 'GET',
    path: '/workQueue',
    access: 'staff',
    summary: 'Counts and sums of what waits for staff, and a page of one of the queues, or all of it as a spreadsheet.',
    query: workQueueQuerySchema,
    files: ['xlsx'],
    response: workQueueSchema,
  },
} as const satisfies Endpoints;
