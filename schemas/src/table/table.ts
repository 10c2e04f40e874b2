/**
 * Tables of a venue. Each has a QR code that tells the cart which table the guest is at. (docs/spec/domain.md#tables)
 */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { arrayOf, toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';

/** Maximum number of tables per menu. */
export const MAX_TABLES = 500;

export const tableSchema = translatable({
  $id: 'Table',
  title: 'الطاولة',
  'x-en': 'Table',
  type: 'object',
  additionalProperties: false,
  required: ['label'],
  properties: {
    _id: idField,
    label: {
      type: 'string',
      title: 'الرقم أو الاسم',
      'x-en': 'Number or name',
      minLength: 1,
      maxLength: 20,
      pattern: '\\S',
      'x-fallback': '—',
    },
    zone: { type: 'string', title: 'المنطقة', 'x-en': 'Zone', maxLength: 60, 'x-translate': true },
    seats: { type: ['integer', 'null'], title: 'المقاعد', 'x-en': 'Seats', minimum: 1, maximum: 100 },
    /** The id of the branch. */
    branch: { type: ['string', 'null'], title: 'الفرع', 'x-en': 'Branch', maxLength: 64, 'x-list': false },
    active: {
      type: 'boolean',
      title: 'الحالة',
      'x-en': 'State',
      default: true,
      'x-options': { true: { ar: 'مفعّلة', en: 'Active' }, false: { ar: 'معطّلة', en: 'Off' } },
    },
    /** The secret in the printed QR code. */
    token: { type: 'string', title: 'الرمز', 'x-en': 'Token', readOnly: true, 'x-list': false, 'x-unique': true },
  },
} as const satisfies ObjectSchema);
export type Table = TypeOf<typeof tableSchema>;
export const tableCreateSchema = toCreateSchema(tableSchema);
export type TableCreateInput = TypeOf<typeof tableCreateSchema>;
export const tableUpdateSchema = toUpdateSchema(tableSchema);
export type TableUpdateInput = TypeOf<typeof tableUpdateSchema>;

const numberField = { type: 'integer', minimum: 1, maximum: 9999 } as const;

/** Maximum number of tables that one call adds. */
export const MAX_BULK_TABLES = 100;

/** The form that adds numbered tables. */
export const tableRangeFormSchema = {
  $id: 'TableRange',
  title: 'عدة طاولات',
  'x-en': 'Several tables',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: {
    from: { ...numberField, title: 'من', 'x-en': 'From', default: 1 },
    to: { ...numberField, title: 'إلى', 'x-en': 'To' },
    zone: tableSchema.properties.zone,
    seats: tableSchema.properties.seats,
  },
} as const satisfies ObjectSchema;
export type TableRange = TypeOf<typeof tableRangeFormSchema>;

/** The tables of a range of numbers, without those that already exist. Their zone keeps its translations. */
export function tablesOfRange(
  { from, to, ...shared }: TableRange,
  present: readonly Pick<Table, 'label' | 'zone' | 'translations'>[],
): readonly TableCreateInput[] {
  const labels = new Set(present.map(({ label }) => label.trim()));
  const translations = present.find(({ zone = '' }) => zone !== '' && zone === shared.zone)?.translations;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index))
    .filter((label) => !labels.has(label))
    .map((label) => ({ ...shared, ...(translations && { translations }), label, active: true }));
}

/** What a guest at a table can call for. */
export const CALL_KINDS = ['waiter', 'bill'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

export const callKindField = {
  type: 'string',
  title: 'النداء',
  'x-en': 'Call',
  enum: CALL_KINDS,
  'x-options': {
    waiter: { ar: 'نداء النادل', en: 'Waiter' },
    bill: { ar: 'طلب الحساب', en: 'Bill' },
  },
} as const;

export const tableCallSchema = {
  $id: 'TableCall',
  title: 'نداء',
  'x-en': 'Call',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'table', 'at'],
  properties: {
    _id: idField,
    kind: callKindField,
    table: {
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'label'],
      properties: { _id: { type: 'string' }, label: { type: 'string' }, zone: { type: 'string' } },
    },
    at: instantField,
  },
} as const satisfies ObjectSchema;
export type TableCall = TypeOf<typeof tableCallSchema>;

/** A call as its guest sees it. */
export const placedCallSchema = {
  ...tableCallSchema,
  $id: 'PlacedCall',
  properties: {
    ...tableCallSchema.properties,
    /** Whether no device of the venue rings for calls, so that perhaps nobody notices it. */
    isUnattended: { type: 'boolean' },
    /** The phone of the venue for a call that is unattended; absent if it has none. */
    phone: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type PlacedCall = TypeOf<typeof placedCallSchema>;

/** The last call of a kind from a table, as the guests at the table see it. */
export const guestCallSchema = {
  $id: 'GuestCall',
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'at'],
  properties: {
    kind: callKindField,
    at: instantField,
    /** When the venue answered the call; absent until then. */
    answeredAt: instantField,
  },
} as const satisfies ObjectSchema;
export type GuestCall = TypeOf<typeof guestCallSchema>;

/** What a guest learns by scanning a table's code. A code that is no longer in use identifies only the menu. */
export const tableOfTokenSchema = {
  $id: 'TableOfToken',
  type: 'object',
  additionalProperties: false,
  required: ['menu'],
  properties: {
    menu: { type: 'string' },
    /** The menu's short name; absent if it has none. */
    username: { type: 'string' },
    label: { type: 'string' },
    zone: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type TableOfToken = TypeOf<typeof tableOfTokenSchema>;

export const callSchema = {
  $id: 'CallDraft',
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: { kind: callKindField },
} as const satisfies ObjectSchema;

const tables = '/quickmenu/:menuId/tables';
const calls = '/quickmenu/:menuId/tableCalls';

export const tableEndpoints = {
  ...withScope(
    'menu:write',
    partEndpoints({
      path: 'tables',
      id: 'tableId',
      schema: tableSchema,
      create: tableCreateSchema,
      update: tableUpdateSchema,
      summaries: {
        create: 'Adds a table.',
        change: 'Changes what is sent of a table.',
        remove: 'Deletes a table.',
      },
    }),
  ),
  list: {
    method: 'GET',
    path: tables,
    access: 'editor',
    scope: 'menu:read',
    summary: 'The tables in their order.',
    response: arrayOf(tableSchema, {}),
  },
  createMany: {
    method: 'POST',
    path: `${tables}/bulk`,
    access: 'editor',
    scope: 'menu:write',
    recognizesRepeats: true,
    summary: 'Adds several tables, all or none.',
    body: arrayOf(tableCreateSchema, { minItems: 1, maxItems: MAX_BULK_TABLES }),
    response: arrayOf(tableSchema, {}),
  },
  sheet: {
    method: 'GET',
    path: `${tables}/sheet`,
    access: 'editor',
    summary: 'The codes of all active tables, or of one, to print as A4 cards or as stickers.',
    query: {
      type: 'object',
      properties: {
        format: { type: 'string', title: 'الصيغة', 'x-en': 'Format', enum: ['a4', 'stickers'], default: 'a4' },
        /** The id of a table, to print its code alone. */
        table: { type: 'string', title: 'الطاولة', 'x-en': 'Table', pattern: idField.pattern },
      },
    },
    files: ['pdf'],
  },
  rotate: {
    method: 'POST',
    path: `${tables}/:tableId/rotate`,
    access: 'editor',
    summary: 'Gives a table a new code. The former one leads to the menu without a table.',
    response: tableSchema,
  },
  listCalls: {
    method: 'GET',
    path: calls,
    access: 'venue',
    summary: 'The calls of tables that nobody has answered, oldest first.',
    query: {
      type: 'object',
      properties: {
        /** `1` if the device rings for calls. It then counts as connected, as with a stream. */
        rings: { type: 'string', enum: ['0', '1'], 'x-list': false },
      },
    },
    response: arrayOf(tableCallSchema, {}),
  },
  answerCall: {
    method: 'DELETE',
    path: `${calls}/:callId`,
    access: 'venue',
    summary: 'Records that somebody has answered a call.',
  },
  ofToken: {
    method: 'GET',
    path: '/t/:token',
    access: 'visitor',
    summary: 'The menu and the table that a code names; a code that is not used any more names the menu alone.',
    response: tableOfTokenSchema,
  },
  callsOfToken: {
    method: 'GET',
    path: '/t/:token/calls',
    access: 'visitor',
    summary: 'The last call of each kind from a table, and when the venue answered it.',
    response: arrayOf(guestCallSchema, {}),
  },
  call: {
    method: 'POST',
    path: '/t/:token/calls',
    access: 'visitor',
    summary: 'Calls the waiter, or asks for the bill; one of a kind per minute.',
    body: callSchema,
    rateLimit: 'guest',
    response: placedCallSchema,
  },
} as const satisfies Endpoints;
