/** A combo: items of one menu sold together. (docs/spec/domain.md#combos) */
import { idField, moneyField, translatedTitleField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { toUpdateSchema, toCreateSchema, withProperties, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';

/** An item that a combo's choice offers, optionally limited to one of its sub-items. */
const choiceOptionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['item'],
  properties: {
    item: { type: 'string', title: 'الصنف', 'x-en': 'Item', minLength: 1, maxLength: 64 },
    /** The id of a sub-item. Without it, the guest chooses a sub-item, if the item has any. */
    subItem: { type: 'string', title: 'الخيار', 'x-en': 'Option', minLength: 1, maxLength: 64 },
    /** The amount added to the combo's price. */
    extra: { ...moneyField, title: 'الفرق', 'x-en': 'Added to the price', default: 0, 'x-fallback': 0 },
  },
} as const satisfies ObjectSchema;

/** The size and the quantity of one of a combo's items. An item without a portion is contained once. */
const portionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['item'],
  properties: {
    item: choiceOptionSchema.properties.item,
    /** The id of a sub-item. If absent, the combo contains the cheapest. */
    subItem: choiceOptionSchema.properties.subItem,
    quantity: {
      type: 'integer',
      title: 'الكمية',
      'x-en': 'Quantity',
      minimum: 1,
      maximum: 20,
      default: 1,
      'x-fallback': 1,
    },
  },
} as const satisfies ObjectSchema;

export type ComboPortion = TypeOf<typeof portionSchema>;

export const comboChoiceSchema = translatable({
  type: 'object',
  title: 'اختيار',
  'x-en': 'Choice',
  additionalProperties: false,
  required: ['title', 'of'],
  properties: {
    title: { ...translatedTitleField, title: 'اسم الاختيار', 'x-en': 'Choice name' },
    min: {
      type: 'integer',
      title: 'الحد الأدنى',
      'x-en': 'At least',
      minimum: 0,
      maximum: 20,
      default: 1,
      'x-fallback': 1,
    },
    max: {
      type: 'integer',
      title: 'الحد الأعلى',
      'x-en': 'At most',
      minimum: 1,
      maximum: 20,
      default: 1,
      'x-fallback': 1,
    },
    of: {
      type: 'array',
      title: 'من',
      'x-en': 'From',
      'x-key': ['item', 'subItem'],
      minItems: 1,
      maxItems: 100,
      items: choiceOptionSchema,
      // If all options of a choice are invalid, the choice is kept without options. So the indexes of later choices
      // stay the same.
      'x-fallback': [],
    },
  },
} as const satisfies ObjectSchema);
export type ComboChoice = TypeOf<typeof comboChoiceSchema>;

export const comboSchema = translatable({
  $id: 'Combo',
  title: 'الوجبة المجمّعة',
  'x-en': 'Combo',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'price'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'اسم الوجبة', 'x-en': 'Combo name' },
    price: moneyField,
    /**
     * The number of the menu's sections before this combo, hidden ones included. Without it, the combo stands with the
     * others, where the settings put them.
     */
    position: {
      type: ['integer', 'null'],
      title: 'مكان هذه الوجبة',
      'x-en': 'Place of this combo',
      minimum: 0,
      maximum: 200,
      'x-column': 'sectionsBefore',
    },
    items: {
      type: 'array',
      title: 'الأصناف',
      'x-en': 'Items',
      readOnly: true,
      items: translatable({
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'title', 'description'],
        properties: {
          _id: { type: 'string' },
          title: { type: 'string', 'x-translate': true },
          description: { type: 'string', 'x-translate': true },
          /** Above 1 only. */
          quantity: { type: 'integer' },
          /** The title of the size that the combo contains. */
          option: { type: 'string', 'x-translate': true },
        },
      } as const),
    },
    portions: {
      type: 'array',
      title: 'أحجام الأصناف وكمياتها',
      'x-en': 'Sizes and quantities of the items',
      maxItems: 100,
      items: portionSchema,
    },
    /** The choices that the guest makes. */
    choices: {
      type: 'array',
      title: 'اختيارات الزبون',
      'x-en': 'Guest’s choices',
      'x-key': ['title'],
      maxItems: 20,
      items: comboChoiceSchema,
    },
  },
} as const satisfies ObjectSchema);

export type Combo = TypeOf<typeof comboSchema>;

/** The ids of items of the same menu. */
const itemIdsField = {
  type: 'array',
  title: 'الأصناف',
  'x-en': 'Items',
  maxItems: 100,
  uniqueItems: true,
  items: { type: 'string', minLength: 1, maxLength: 64 },
} as const;

export const comboCreateSchema = withProperties(toCreateSchema(comboSchema), { items: itemIdsField });
export type ComboCreateInput = TypeOf<typeof comboCreateSchema>;

export const comboUpdateSchema = withProperties(toUpdateSchema(comboSchema), { items: itemIdsField });
export type ComboUpdateInput = TypeOf<typeof comboUpdateSchema>;

/**
 * The fields of the combo form. The form sends only changes. Title and price are required, so that the owner can't
 * clear them.
 */
export const comboFormSchema = {
  ...comboUpdateSchema,
  $id: 'ComboFields',
  required: comboCreateSchema.required,
} as const satisfies ObjectSchema;

/** Converts a combo to the form's values. */
export const comboFormValues = (combo: Combo) => ({ ...combo, items: (combo.items ?? []).map(({ _id }) => _id) });

export const comboEndpoints = withScope(
  'menu:write',
  partEndpoints({
    path: 'combos',
    id: 'comboId',
    schema: comboSchema,
    create: comboCreateSchema,
    update: comboUpdateSchema,
    summaries: {
      create: 'Adds a combo, with `items` (ids) or empty at first.',
      change:
        'Changes the title, the price, the position, the items with sizes and quantities, or the choices of a combo.',
      remove: 'Deletes a combo.',
    },
  }),
);
