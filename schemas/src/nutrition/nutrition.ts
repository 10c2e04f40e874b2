/** The nutrition, allergens and diets of items, sub-items and extras. (docs/spec/domain.md#nutrition-and-allergens) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { ALLERGENS, ALLERGEN_LABELS, DIETS, DIET_LABELS, PRESENCE_LABELS, PRESENCES } from './allergens.js';

const amount = (maximum: number) => ({ type: 'integer', minimum: 0, maximum }) as const;

export const nutritionSchema = {
  type: 'object',
  title: 'القيم الغذائية',
  'x-en': 'Nutrition',
  'x-list': false,
  additionalProperties: false,
  properties: {
    calories: { ...amount(50_000), title: 'السعرات (كيلو كالوري)', 'x-en': 'Calories (kcal)' },
    sodium: { ...amount(100_000), title: 'الصوديوم (ملغ)', 'x-en': 'Sodium (mg)' },
    caffeine: { ...amount(10_000), title: 'الكافيين (ملغ)', 'x-en': 'Caffeine (mg)' },
    caffeinePer: {
      type: 'string',
      title: 'الكافيين في',
      'x-en': 'Caffeine per',
      enum: ['cup', '100ml'],
      'x-options': { cup: { ar: 'الكوب', en: 'Cup' }, '100ml': { ar: '100 مل', en: '100 ml' } },
    },
    activityMinutes: { ...amount(50_000), title: 'دقائق المشي لحرقها', 'x-en': 'Minutes of walking to burn them' },
  },
} as const satisfies ObjectSchema;
export type Nutrition = TypeOf<typeof nutritionSchema>;

const allergensField = {
  type: 'array',
  title: 'مسبّبات الحساسية',
  'x-en': 'Allergens',
  'x-list': false,
  maxItems: ALLERGENS.length,
  'x-unique-by': 'code',
  items: {
    type: 'object',
    title: 'مسبّب حساسية',
    'x-en': 'Allergen',
    additionalProperties: false,
    required: ['code'],
    properties: {
      code: { type: 'string', title: 'المسبّب', 'x-en': 'Allergen', enum: ALLERGENS, 'x-options': ALLERGEN_LABELS },
      presence: {
        type: 'string',
        title: 'وجوده',
        'x-en': 'Presence',
        enum: PRESENCES,
        default: 'contains',
        'x-options': PRESENCE_LABELS,
      },
    },
  },
} as const;

/**
 * Whether the list of allergens is complete. If false, nobody knows whether the dish contains an allergen that is not
 * listed.
 */
const allergensDeclaredField = {
  type: 'boolean',
  title: 'صرّحنا بمسبّبات الحساسية كلها',
  'x-en': 'All allergens are declared',
  'x-list': false,
} as const;

const dietsField = {
  type: 'array',
  title: 'النظام الغذائي',
  'x-en': 'Diets',
  'x-list': false,
  maxItems: DIETS.length,
  uniqueItems: true,
  items: { type: 'string', enum: DIETS, 'x-options': DIET_LABELS },
} as const;

/** The fields that an item and its sub-items share. */
export const labelFields = {
  nutrition: nutritionSchema,
  allergens: allergensField,
  allergensDeclared: allergensDeclaredField,
  diets: dietsField,
} as const;

/** An extra changes what a dish contains. It does not change the diets for which the dish is made, so it has none. */
export const extraLabelFields = {
  nutrition: nutritionSchema,
  allergens: allergensField,
  allergensDeclared: allergensDeclaredField,
} as const;
