/**
 * The templates of messages to clients in both languages, one set for all staff. Until somebody changes a template, it
 * has the default text. (docs/spec/staff-console.md#messages)
 */
import type { Endpoints } from '../core/endpoint.js';
import { instantField } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { languageField } from '../core/translations.js';
import { messageKindField } from '../sent-message/messageKinds.js';

const textField = {
  type: 'string',
  title: 'قالب الرسالة',
  'x-en': 'Message template',
  minLength: 1,
  maxLength: 1500,
  pattern: '\\S',
  'x-multiline': true,
} as const;

const templateLanguageField = { ...languageField, title: 'لغة القالب', 'x-en': 'Language of the template' } as const;

export const messageTemplateSchema = {
  $id: 'MessageTemplate',
  title: 'قالب رسالة',
  'x-en': 'Message template',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'language', 'text', 'isDefault', 'changedAt', 'by'],
  properties: {
    name: messageKindField,
    language: templateLanguageField,
    text: textField,
    isDefault: { type: 'boolean', title: 'النص الأصلي', 'x-en': 'Default text' },
    /** When and by whom the template was last changed or reset; null if never. */
    changedAt: { ...instantField, type: ['string', 'null'], title: 'آخر تعديل', 'x-en': 'Last change' },
    by: {
      type: ['object', 'null'],
      title: 'المستخدم',
      'x-en': 'By',
      additionalProperties: false,
      required: ['username', 'name'],
      properties: { username: { type: 'string' }, name: { type: 'string' } },
    },
  },
} as const satisfies ObjectSchema;
export type MessageTemplate = TypeOf<typeof messageTemplateSchema>;

export const messageTemplateUpdateSchema = {
  $id: 'MessageTemplateChanges',
  title: 'تعديل قالب رسالة',
  'x-en': 'Change a message template',
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: {
    /** Null restores the default text. */
    text: { ...textField, type: ['string', 'null'] },
  },
} as const satisfies ObjectSchema;
export type MessageTemplateUpdateInput = TypeOf<typeof messageTemplateUpdateSchema>;

const messageTemplateQuerySchema = {
  $id: 'MessageTemplateQuery',
  type: 'object',
  properties: { language: { ...templateLanguageField, default: 'ar' } },
} as const satisfies ObjectSchema;

export const messageTemplateEndpoints = {
  list: {
    method: 'GET',
    path: '/messageTemplates',
    access: 'staff',
    summary:
      'The templates of messages to clients in one language; `cliq` beside them is the provider’s alias for instant payments.',
    query: messageTemplateQuerySchema,
    response: arrayOf(messageTemplateSchema, {}),
  },
  change: {
    method: 'PUT',
    path: '/messageTemplates/:name',
    access: 'staff',
    summary: 'Changes a template for all staff; null restores the default text.',
    query: messageTemplateQuerySchema,
    body: messageTemplateUpdateSchema,
    detectsConflicts: true,
    response: messageTemplateSchema,
  },
} as const satisfies Endpoints;
