/** Ticket printers that poll for their jobs with Star CloudPRNT. (docs/spec/domain.md#printers) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, titleField } from '../core/fields.js';
import { partEndpoints } from '../core/partEndpoints.js';
import { arrayOf, toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { expiredJobsSchema, expiredTicketSchema } from './expiredTicket.js';

/** Maximum number of printers per menu. */
export const MAX_PRINTERS = 20;

export const printerSchema = {
  $id: 'Printer',
  title: 'الطابعة',
  'x-en': 'Printer',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    _id: idField,
    title: { ...titleField, title: 'الاسم', 'x-en': 'Name' },
    /** The ids of sections whose lines this printer prints; all lines if absent or empty. */
    sections: {
      type: 'array',
      title: 'التصنيفات',
      'x-en': 'Sections',
      maxItems: 200,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 64 },
      'x-list': false,
    },
    copies: { type: 'integer', title: 'النسخ', 'x-en': 'Copies', minimum: 1, maximum: 5, default: 1, 'x-fallback': 1 },
    on: {
      type: 'string',
      title: 'متى تطبع',
      'x-en': 'Prints',
      enum: ['placed', 'accepted'],
      default: 'accepted',
      'x-fallback': 'accepted',
      'x-options': {
        placed: { ar: 'عند وصول الطلب', en: 'When the order arrives' },
        accepted: { ar: 'عند القبول', en: 'When it is accepted' },
      },
    },
    /** The paper width in dots. */
    width: {
      type: 'integer',
      title: 'عرض الورق (نقاط)',
      'x-en': 'Paper width in dots',
      minimum: 384,
      maximum: 832,
      default: 576,
      'x-fallback': 576,
    },
    token: { type: 'string', title: 'الرمز', 'x-en': 'Token', readOnly: true, 'x-list': false, 'x-unique': true },
    /** When the printer last polled. */
    lastSeenAt: { ...instantField, type: ['string', 'null'], title: 'آخر اتصال', 'x-en': 'Last seen', readOnly: true },
  },
} as const satisfies ObjectSchema;
export type Printer = TypeOf<typeof printerSchema>;
export const printerCreateSchema = toCreateSchema(printerSchema);
export type PrinterCreateInput = TypeOf<typeof printerCreateSchema>;
export const printerUpdateSchema = toUpdateSchema(printerSchema);
export type PrinterUpdateInput = TypeOf<typeof printerUpdateSchema>;

const { _id, title, lastSeenAt } = printerSchema.properties;

/** Whether a printer works, for those who take orders. Its token is left out, because it gives access to tickets. */
export const printerStateSchema = {
  $id: 'PrinterState',
  title: 'حال الطابعة',
  'x-en': 'Printer state',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { _id, title, lastSeenAt },
} as const satisfies ObjectSchema;
export type PrinterState = TypeOf<typeof printerStateSchema>;

const printers = '/quickmenu/:menuId/printers';

export const printerEndpoints = {
  ...partEndpoints({
    path: 'printers',
    id: 'printerId',
    schema: printerSchema,
    create: printerCreateSchema,
    update: printerUpdateSchema,
    summaries: {
      create: 'Adds a printer.',
      change: 'Changes what is sent of a printer.',
      remove: 'Deletes a printer.',
    },
  }),
  list: {
    method: 'GET',
    path: printers,
    access: 'editor',
    summary: 'The printers of a venue.',
    response: arrayOf(printerSchema, {}),
  },
  states: {
    method: 'GET',
    path: `${printers}/states`,
    access: 'orders',
    summary: 'The printers of a venue with their last contact, without what sets them up.',
    response: arrayOf(printerStateSchema, {}),
  },
  test: {
    method: 'POST',
    path: `${printers}/:printerId/test`,
    access: 'editor',
    summary: 'Queues a test ticket.',
  },
  listExpired: {
    method: 'GET',
    path: `${printers}/expired`,
    access: 'venue',
    summary: 'Tickets of the last week that no printer has fetched in time, the newest first.',
    response: arrayOf(expiredTicketSchema, {}),
  },
  printExpired: {
    method: 'POST',
    path: `${printers}/expired/print`,
    access: 'venue',
    summary: 'Queues expired tickets again.',
    body: expiredJobsSchema,
  },
  dismissExpired: {
    method: 'POST',
    path: `${printers}/expired/dismiss`,
    access: 'venue',
    summary: 'Deletes expired tickets.',
    body: expiredJobsSchema,
  },
} as const satisfies Endpoints;
