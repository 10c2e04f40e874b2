/**
 * A use says that an item or a section offers a shared group of extras. It can override settings of the group.
 * (docs/spec/domain.md#extras)
 */
import { moneyField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

/** Maximum units of one extra, or of one group, in a line. */
export const MAX_CHOICE_QUANTITY = 99;

const publicId = { type: 'string', pattern: '^[a-z0-9]{24}$' } as const;

/** The short key of a size, such as `S`. A sub-item defines it. Prices of extras and group uses refer to it. */
export const sizeCodeField = {
  type: 'string',
  title: 'رمز الحجم',
  'x-en': 'Size code',
  minLength: 1,
  maxLength: 12,
  pattern: '\\S',
} as const;

export const extraUseSchema = {
  type: 'object',
  title: 'إضافات',
  'x-en': 'Extras',
  additionalProperties: false,
  required: ['group'],
  properties: {
    group: { ...publicId, title: 'المجموعة', 'x-en': 'Group' },
    min: { type: 'integer', title: 'الحد الأدنى', 'x-en': 'At least', minimum: 0, maximum: MAX_CHOICE_QUANTITY },
    /** Null means unlimited; if absent, the group's own limit applies. */
    max: {
      type: ['integer', 'null'],
      title: 'الحد الأعلى',
      'x-en': 'At most',
      minimum: 1,
      maximum: MAX_CHOICE_QUANTITY,
    },
    free: { type: 'integer', title: 'مجانًا', 'x-en': 'Free', minimum: 0, maximum: MAX_CHOICE_QUANTITY },
    /** The sizes to which the use applies; all if absent or empty. */
    sizes: { type: 'array', title: 'الأحجام', 'x-en': 'Sizes', maxItems: 50, items: sizeCodeField },
    /** Ids of extras that this use does not offer. */
    without: { type: 'array', title: 'دون', 'x-en': 'Without', maxItems: 100, items: publicId },
    /** Prices for this item or section, the same for every size. They replace all prices of the extra. */
    prices: {
      type: 'array',
      title: 'أسعار مختلفة هنا',
      'x-en': 'Prices that differ here',
      'x-key': ['extra'],
      maxItems: 100,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['extra', 'price'],
        properties: { extra: publicId, price: moneyField },
      },
    },
  },
} as const satisfies ObjectSchema;
export type ExtraUse = TypeOf<typeof extraUseSchema>;

/** The groups of extras that an item or section uses, in order. */
export const extraUsesField = {
  type: 'array',
  title: 'الإضافات',
  'x-en': 'Extras',
  maxItems: 30,
  items: extraUseSchema,
  'x-key': ['group'],
  'x-list': false,
} as const;
