/**
 * The columns of a spreadsheet of items. They are derived from the item's schema, so a new field is also a new column.
 * (docs/spec/domain.md#import-and-export)
 */
import type { Language, LocalizedText } from '../core/language.js';
import { isFraction, type ObjectSchema, type Schema } from '../core/schema.js';
import { LANGUAGES } from '../core/translations.js';
import { itemSchema, subItemSchema } from '../item/item.js';

export type ColumnKind =
  'text' | 'number' | 'rate' | 'day' | 'boolean' | 'option' | 'options' | 'allergens' | 'sizes' | 'sizeTexts';

export interface ImportColumn {
  /** The path in the item, joined by dots: `sale.offPrice`. `section` and `_id` are the keys of two further columns. */
  readonly key: string;
  readonly kind: ColumnKind;
  readonly schema: Schema;
  readonly label: LocalizedText;
  /** Further headers that people use. */
  readonly aliases?: readonly string[];
}

/** Headers of a column that names one size in each row. The price column of the row then has the price of this size. */
export const SIZE_HEADERS: readonly string[] = [
  ...['الحجم', 'حجم', 'المقاس', 'مقاس'],
  ...['size', 'size name', 'variant', 'variation', 'portion'],
];

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  section: [
    ...['القسم', 'اسم القسم', 'الفئة', 'المجموعة', 'اسم التصنيف', 'الصنف الرئيسي', 'التبويب'],
    ...[
      'category',
      'category name',
      'item category',
      'menu category',
      'group',
      'item group',
      'menu group',
      'department',
      'dept',
      'family',
    ],
  ],
  title: [
    ...['الصنف', 'اسم الصنف', 'العنصر', 'العنوان', 'المنتج', 'اسم المنتج', 'الطبق', 'اسم الطبق'],
    ...['المادة', 'اسم المادة', 'البيان', 'اسم الوجبة', 'اسم الأكلة', 'الأصناف', 'الأطباق', 'المنتجات'],
    ...[
      'item',
      'item name',
      'dish',
      'dish name',
      'title',
      'product',
      'product name',
      'menu item',
      'items',
      'long name',
      'full name',
    ],
  ],
  description: [
    'التفاصيل',
    'المكونات',
    'الشرح',
    'desc',
    'details',
    'ingredients',
    'item description',
    'long description',
  ],
  price: [
    ...['سعر', 'سعر البيع', 'سعر الوحدة', 'سعر المستهلك', 'السعر النهائي', 'الثمن', 'المبلغ'],
    ...['prices', 'unit price', 'selling price', 'retail price', 'item price', 'amount'],
  ],
  subItems: ['الأحجام', 'الخيارات والأحجام', 'sizes', ...SIZE_HEADERS],
  'nutrition.calories': ['السعرات', 'السعرات الحرارية', 'calories', 'kcal'],
  'nutrition.sodium': ['الصوديوم', 'sodium'],
  'nutrition.caffeine': ['الكافيين', 'caffeine'],
  code: ['كود', 'كود الصنف', 'رمز الصنف', 'رقم الصنف', 'plu', 'sku', 'item code', 'product code', 'item no'],
  allergens: ['الحساسية', 'allergies'],
  'sale.offPrice': ['الخصم', 'خصم', 'sale', 'off'],
  'sale.until': ['الخصم حتى', 'آخر يوم للخصم', 'sale until', 'last day of the sale'],
};

const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat();

const LANGUAGE_NAMES: Readonly<Record<Language, LocalizedText>> = {
  ar: { ar: 'بالعربية', en: 'in Arabic' },
  en: { ar: 'بالإنجليزية', en: 'in English' },
};

/** The header of a column with translations, which ends in the language. */
const inLanguage = ({ ar, en }: LocalizedText, language: Language): LocalizedText => ({
  ar: `${ar} ${LANGUAGE_NAMES[language].ar}`,
  en: `${en} ${LANGUAGE_NAMES[language].en}`,
});

/** Shorter headers of a column with translations. Earlier versions exported them. */
const withCode = (names: readonly string[], language: Language): readonly string[] =>
  names.map((name) => `${name} (${language})`);

const labelOf = ({ title, 'x-en': en }: Schema, name: string): LocalizedText => ({ ar: title ?? name, en: en ?? name });

/** The kind of a column; null if the field can't be typed into a cell. */
function kindOf(schema: Schema): ColumnKind | null {
  const types = typesOf(schema);
  if (schema.enum) return 'option';
  if (types.includes('boolean')) return 'boolean';
  if (isFraction(schema)) return 'rate';
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (schema['x-last-day']) return 'day';
  if (types.includes('string')) return schema.format === undefined ? 'text' : null;
  if (!types.includes('array')) return null;
  if (schema.items?.properties?.['price'] && schema.items.properties['title']) return 'sizes';
  if (schema.items?.properties?.['presence']) return 'allergens';
  return schema.items?.enum ? 'options' : null;
}

function columnsOf(schema: ObjectSchema, prefix = ''): ImportColumn[] {
  return Object.entries(schema.properties).flatMap(([name, property]): ImportColumn[] => {
    if (property.readOnly || name === 'translations') return [];
    const key = prefix + name;
    const label = labelOf(property, name);
    if (property.properties) return columnsOf({ type: 'object', properties: property.properties }, `${key}.`);
    const kind = kindOf(property);
    if (kind === null) return [];
    const aliases = ALIASES[key] ?? [];
    const own = { key, kind, schema: property, label, aliases };
    if (kind === 'sizes')
      return [
        own,
        ...LANGUAGES.map((language) => ({
          key: `${key}.${language}`,
          kind: 'sizeTexts' as const,
          schema: { type: 'string' } as const,
          label: inLanguage(label, language),
          aliases: withCode([label.ar, label.en], language),
        })),
      ];
    if (property['x-translate'] !== true) return [own];
    const { maxLength } = property;
    const text: Schema = { type: 'string', ...(maxLength ? { maxLength } : {}), ...multiline(property) };
    return [
      own,
      ...LANGUAGES.map((language) => ({
        key: `translations.${language}.${name}`,
        kind: 'text' as const,
        schema: text,
        label: inLanguage(label, language),
        aliases: withCode([label.ar, label.en, ...aliases, name], language),
      })),
    ];
  });
}

const multiline = (schema: Schema) => (schema['x-multiline'] ? { 'x-multiline': true } : {});

export const SECTION_COLUMN: ImportColumn = {
  key: 'section',
  kind: 'text',
  schema: { type: 'string', minLength: 1, maxLength: 120 },
  label: { ar: 'التصنيف', en: 'Section' },
  aliases: ALIASES['section'] ?? [],
};

export const ID_COLUMN: ImportColumn = {
  key: '_id',
  kind: 'text',
  schema: { type: 'string', maxLength: 24 },
  label: { ar: 'الرمز', en: 'Code' },
  aliases: ['المعرّف', 'id'],
};

/** The columns derived from a schema of items. */
export const itemColumns = (schema: ObjectSchema): readonly ImportColumn[] => [
  SECTION_COLUMN,
  ...columnsOf(schema),
  ID_COLUMN,
];

/** All columns, in the order of the fields. */
export const IMPORT_COLUMNS = itemColumns(itemSchema);

/** The columns that are exported. The price of an item at market price says so. */
export const EXPORT_COLUMNS = IMPORT_COLUMNS.filter(({ key }) => key !== 'askPrice');

/** The columns that translators need: the texts, their translations into a language, and what identifies the item. */
export const translationColumns = (language: Language): readonly ImportColumn[] =>
  IMPORT_COLUMNS.filter(
    ({ key }) =>
      ['section', 'title', 'description', 'subItems', `subItems.${language}`, '_id'].includes(key) ||
      key.startsWith(`translations.${language}.`),
  );

const SIZE_FIELDS: ObjectSchema['properties'] = subItemSchema.properties;

/** Whether a column contains a number that may differ by size, such as the calories. */
export function isSizeNumber({ key, kind }: ImportColumn): boolean {
  const [group = '', field] = key.split('.');
  return kind === 'number' && field !== undefined && SIZE_FIELDS[group]?.properties?.[field] !== undefined;
}

/**
 * The label of a number column without its unit: «السعرات». In a cell with several sizes, this label comes before the
 * number.
 */
export const sizeNumberLabel = ({ label }: ImportColumn, language: Language): string =>
  label[language].replace(/\s*\(.*\)$/, '');

/**
 * The schema of a row's cells by the keys of their columns. All columns are in one schema, so that the build of the
 * owner's area can compile one validator.
 */
export const importRowSchema: ObjectSchema = {
  type: 'object',
  properties: Object.fromEntries(IMPORT_COLUMNS.map(({ key, schema: { default: _default, ...rest } }) => [key, rest])),
};
