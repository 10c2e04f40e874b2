/** Keys by which other programs, such as tills, call the API for one menu. (docs/spec/api.md#api-keys) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, titleField } from '../core/fields.js';
import { arrayOf, toCreateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { SCOPES } from '../core/scope.js';

/** Maximum number of keys per menu. */
export const MAX_API_KEYS = 20;

/** The beginning of every key, by which scanners find leaked ones. */
export const API_KEY_PREFIX = 'qk_';

export const apiKeySchema = {
  $id: 'ApiKey',
  title: 'المفتاح',
  'x-en': 'Key',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'scopes'],
  properties: {
    _id: idField,
    title: { ...titleField, title: 'الاسم', 'x-en': 'Name' },
    scopes: {
      type: 'array',
      title: 'ما يُسمح به',
      'x-en': 'What it may do',
      minItems: 1,
      uniqueItems: true,
      items: {
        type: 'string',
        enum: SCOPES,
        'x-options': {
          'menu:read': { ar: 'قراءة القائمة كاملة', en: 'Read the whole menu' },
          'menu:write': { ar: 'تعديل القائمة وأسعارها وإعداداتها', en: 'Change the menu, its prices and settings' },
          'availability:write': { ar: 'تعليم ما نفد وما توفّر', en: 'Mark what is sold out' },
          'orders:read': { ar: 'قراءة طلبات الزبائن', en: 'Read guests’ orders' },
          'orders:write': { ar: 'قبول الطلبات وتغيير حالتها', en: 'Accept orders and change their state' },
          'stats:read': { ar: 'قراءة الإحصاءات', en: 'Read the statistics' },
        },
      },
    },
    /** The last day on which the key is valid ends then; null: it is valid until it is revoked. */
    expiresAt: {
      ...instantField,
      type: ['string', 'null'],
      title: 'صالح حتى نهاية يوم',
      'x-en': 'Valid through',
      'x-last-day': true,
    },
    /** The last characters of the key, by which people tell keys apart. */
    hint: { type: 'string', readOnly: true },
    /** When the key was last used, to the hour; null: never. */
    lastUsedAt: { ...instantField, type: ['string', 'null'], readOnly: true },
  },
} as const satisfies ObjectSchema;
export type ApiKey = TypeOf<typeof apiKeySchema>;

export const apiKeyCreateSchema = toCreateSchema(apiKeySchema);
export type ApiKeyCreateInput = TypeOf<typeof apiKeyCreateSchema>;

/** A new key. Only this response contains the key itself. */
export const newApiKeySchema = {
  ...apiKeySchema,
  $id: 'NewApiKey',
  required: [...apiKeySchema.required, 'key'],
  properties: { ...apiKeySchema.properties, key: { type: 'string', readOnly: true } },
} as const satisfies ObjectSchema;
export type NewApiKey = TypeOf<typeof newApiKeySchema>;

const keys = '/quickmenu/:menuId/keys';

export const apiKeyEndpoints = {
  list: {
    method: 'GET',
    path: keys,
    access: 'venue-owner',
    summary: 'The API keys of a menu, without the keys themselves.',
    response: arrayOf(apiKeySchema, {}),
  },
  create: {
    method: 'POST',
    path: keys,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Makes an API key. Only this response contains it.',
    example: { title: 'Till', scopes: ['orders:read', 'orders:write', 'availability:write'] },
    body: apiKeyCreateSchema,
    response: newApiKeySchema,
  },
  remove: {
    method: 'DELETE',
    path: `${keys}/:keyId`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Revokes an API key.',
  },
} as const satisfies Endpoints;
