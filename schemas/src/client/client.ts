/** A client of the provider, with the data that the client's page shows. (docs/spec/staff-console.md#clients) */
import { sumField } from '../accounting/accounting.js';
import type { Endpoints } from '../core/endpoint.js';
import { phoneField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

export const clientSchema = {
  $id: 'Client',
  title: 'العميل',
  'x-en': 'Client',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'name', 'phone', 'due', 'paid', 'paidForCanceled', 'balance'],
  properties: {
    username: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username' },
    name: { type: 'string', title: 'الاسم', 'x-en': 'Name' },
    phone: phoneField,
    due: { ...sumField, title: 'المستحق', 'x-en': 'Due' },
    paid: { ...sumField, title: 'المدفوع', 'x-en': 'Paid' },
    /** The part of `paid` that was paid for cancelled orders, which charge nothing. */
    paidForCanceled: { ...sumField, title: 'منه لطلبات ملغاة', 'x-en': 'Of it for cancelled orders' },
    /** What the client owes; negative if the provider owes the client. */
    balance: { ...sumField, title: 'الرصيد', 'x-en': 'Balance' },
  },
} as const satisfies ObjectSchema;
export type Client = TypeOf<typeof clientSchema>;

export const clientEndpoints = {
  read: {
    method: 'GET',
    path: '/clients/:username',
    access: 'staff',
    summary: 'A client’s name and phone, and what was due and paid in all.',
    response: clientSchema,
  },
} as const satisfies Endpoints;
