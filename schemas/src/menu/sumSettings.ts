/** The settings from which the sums of a cart follow: tips, charges and tax. (docs/spec/domain.md#sums) */
import { percentField, rateOrAmountField, taxRateField } from '../core/fields.js';
import type { LocalizedText } from '../core/language.js';
import type { TypeOf } from '../core/schema.js';
import { servicesField } from '../receive-option/service.js';

const switchLabels = { true: { ar: 'مفعّل', en: 'On' }, false: { ar: 'معطّل', en: 'Off' } } as const;

export const tipsField = {
  type: 'object',
  title: 'الإكرامية',
  'x-en': 'Tips',
  additionalProperties: false,
  properties: {
    active: { type: 'boolean', title: 'عرض الإكرامية', 'x-en': 'Offer tips', 'x-options': switchLabels },
    percents: {
      type: 'array',
      title: 'النسب المعروضة',
      'x-en': 'Percentages offered',
      maxItems: 5,
      uniqueItems: true,
      items: { ...percentField, title: 'نسبة %', 'x-en': 'Percent', minimum: 0.01 },
    },
    own: { type: 'boolean', title: 'مبلغ يكتبه الضيف', 'x-en': 'An amount of the guest', 'x-options': switchLabels },
    services: servicesField,
  },
} as const;

export const ABOVE_ALL: LocalizedText = { ar: 'النسبة 100 على الأكثر.', en: 'A percentage is at most 100.' };

/** Whether the value is a percentage above 100. */
export const isAboveAll = ({ kind, value }: { readonly kind?: string; readonly value?: number }): boolean =>
  kind === 'percent' && (value ?? 0) > 100;

export const chargesField = {
  type: 'array',
  title: 'الرسوم',
  'x-en': 'Charges',
  maxItems: 5,
  items: {
    type: 'object',
    title: 'رسم',
    'x-en': 'Charge',
    additionalProperties: false,
    required: ['title', 'kind', 'value'],
    properties: {
      title: { type: 'string', title: 'الاسم', 'x-en': 'Name', minLength: 1, maxLength: 60, pattern: '\\S' },
      kind: {
        type: 'string',
        title: 'النوع',
        'x-en': 'Kind',
        enum: ['percent', 'amount'],
        'x-options': { percent: { ar: 'نسبة %', en: 'Percent' }, amount: { ar: 'مبلغ', en: 'Amount' } },
      },
      value: rateOrAmountField,
      services: servicesField,
      taxed: { type: 'boolean', title: 'تشمله الضريبة', 'x-en': 'Taxed', default: true },
    },
  },
} as const;

export const taxField = {
  type: 'object',
  title: 'الضريبة',
  'x-en': 'Tax',
  additionalProperties: false,
  properties: {
    rate: { ...taxRateField, title: 'نسبة الضريبة %', 'x-en': 'Tax rate %' },
    included: {
      type: 'boolean',
      title: 'الأسعار',
      'x-en': 'Prices',
      'x-options': {
        true: { ar: 'تشمل الضريبة', en: 'Include the tax' },
        false: { ar: 'دون الضريبة', en: 'Without tax' },
      },
    },
    /** As guests read it; if absent, "tax". */
    title: { type: 'string', title: 'اسم الضريبة', 'x-en': 'Name of the tax', maxLength: 40 },
    number: { type: 'string', title: 'الرقم الضريبي', 'x-en': 'Tax number', maxLength: 40 },
  },
} as const;

/** What the settings say of sums. */
export interface SumSettings {
  readonly tips?: TypeOf<typeof tipsField> | undefined;
  readonly charges?: TypeOf<typeof chargesField> | undefined;
  readonly tax?: TypeOf<typeof taxField> | undefined;
}

export const DEFAULT_TIPS = { active: false, percents: [5, 10, 15], own: true } as const;
