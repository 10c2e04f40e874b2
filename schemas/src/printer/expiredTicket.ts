/** Tickets that no printer has fetched in time. (docs/spec/domain.md#printers) */
import { idField, instantField, titleField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { guestOrderFields, practiceField, stateField } from '../guest-order-state/guestOrderFields.js';

/** Maximum number of expired jobs in a list, and in a request that prints or dismisses them. */
export const MAX_EXPIRED_JOBS = 500;

const jobs = {
  type: 'array',
  title: 'مهام الطباعة',
  'x-en': 'Print jobs',
  minItems: 1,
  maxItems: MAX_EXPIRED_JOBS,
  items: { type: 'string', minLength: 1, maxLength: 64 },
} as const;

/** The ticket of an order on one printer, whose jobs have expired. */
export const expiredTicketSchema = {
  $id: 'ExpiredTicket',
  title: 'تذكرة لم تُطبع',
  'x-en': 'Ticket that was not printed',
  type: 'object',
  additionalProperties: false,
  required: ['jobs', 'printer', 'order', 'state', 'neededAt', 'isPractice'],
  properties: {
    /** The ids of its jobs, one for each copy. */
    jobs,
    /** The title of the printer. */
    printer: titleField,
    /** The id of the order. */
    order: idField,
    number: guestOrderFields.number,
    state: stateField,
    isPractice: practiceField,
    /** When the ticket was needed: when its order was placed or accepted, or at the opening after that. */
    neededAt: instantField,
  },
} as const satisfies ObjectSchema;
export type ExpiredTicket = TypeOf<typeof expiredTicketSchema>;

export const expiredJobsSchema = {
  $id: 'ExpiredJobs',
  type: 'object',
  additionalProperties: false,
  required: ['jobs'],
  properties: { jobs },
} as const satisfies ObjectSchema;
