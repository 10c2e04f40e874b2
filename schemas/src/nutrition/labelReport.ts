/** The nutrition and allergens of a menu as a table for an inspector. (docs/spec/domain.md#labelling) */
import { LIST_SEPARATOR, type Language, type LocalizedText } from '../core/language.js';
import { ALLERGEN_LABELS, DIET_LABELS, PRESENCE_LABELS } from './allergens.js';
import {
  checklistOf,
  missingValues,
  type CheckedItem,
  type CheckedMenu,
  type CheckedRow,
  type CheckedValue,
} from './missingValues.js';
import type { Labelling } from './labelling.js';
import { nutritionSchema } from './nutrition.js';
import { overallLabels } from './combinedLabels.js';
import { activityMinutesOf, isHighInSalt, nutritionOf } from './sums.js';

/** The names of the values that a labelling requires. */
export const CHECKED_LABELS: Readonly<Record<CheckedValue, LocalizedText>> = {
  calories: { ar: 'السعرات', en: 'Calories' },
  sodium: { ar: 'الصوديوم', en: 'Sodium' },
  caffeine: { ar: 'الكافيين', en: 'Caffeine' },
  allergens: { ar: 'مسبّبات الحساسية', en: 'Allergens' },
};

export type ReportCell = string | number | null;

interface ReportColumn {
  readonly header: LocalizedText;
  readonly value: (row: ReportRow, language: Language) => ReportCell;
}

/** An item, or one of its sizes. */
interface ReportRow extends CheckedRow<CheckedItem> {
  /** The index of the size; null for an item without sub-items. */
  readonly size: number | null;
}

const YES: LocalizedText = { ar: 'نعم', en: 'Yes' };
const NO: LocalizedText = { ar: 'لا', en: 'No' };
const NONE: LocalizedText = { ar: 'لا شيء منها', en: 'None of them' };
const NOT_DECLARED: LocalizedText = { ar: 'لم تُذكر', en: 'Not declared' };

const amounts = nutritionSchema.properties;

/** A column's header is the label of its field in the item's form. */
const headerOf = (field: { readonly title: string; readonly 'x-en': string }): LocalizedText => ({
  ar: field.title,
  en: field['x-en'],
});

const nutrition = ({ item, size }: ReportRow) => nutritionOf(item, size);
/** The item as if it had only this size. */
const withOnlySize = (item: CheckedItem, size: number): CheckedItem => ({
  ...item,
  subItems: item.subItems?.slice(size, size + 1) ?? [],
});

const labels = ({ item, size }: ReportRow) => overallLabels(size === null ? item : withOnlySize(item, size));
/** The names of several codes, as one text. */
const named = <T extends string>(names: Readonly<Record<T, LocalizedText>>, codes: readonly T[], language: Language) =>
  codes.map((code) => names[code][language]).join(LIST_SEPARATOR[language]);

const COLUMNS: readonly ReportColumn[] = [
  { header: { ar: 'التصنيف', en: 'Section' }, value: ({ section }) => section },
  { header: { ar: 'الاسم', en: 'Name' }, value: ({ item }) => item.title },
  {
    header: { ar: 'الخيار', en: 'Option' },
    value: ({ item, size }) => (size === null ? null : (item.subItems?.[size]?.title ?? null)),
  },
  {
    header: headerOf(amounts.calories),
    value: (row) => nutrition(row).calories ?? null,
  },
  { header: headerOf(amounts.sodium), value: (row) => nutrition(row).sodium ?? null },
  {
    header: { ar: 'ملح مرتفع', en: 'High in salt' },
    value: (row, language) =>
      nutrition(row).sodium === undefined ? null : (isHighInSalt(nutrition(row)) ? YES : NO)[language],
  },
  { header: headerOf(amounts.caffeine), value: (row) => nutrition(row).caffeine ?? null },
  {
    header: headerOf(amounts.caffeinePer),
    value: (row, language) => {
      const { caffeine, caffeinePer } = nutrition(row);
      return caffeine === undefined ? null : amounts.caffeinePer['x-options'][caffeinePer ?? 'cup'][language];
    },
  },
  {
    header: { ar: 'دقائق المشي', en: 'Minutes of walking' },
    value: (row) => activityMinutesOf(nutrition(row)) ?? null,
  },
  {
    header: PRESENCE_LABELS.contains,
    value: (row, language) => {
      const { contains, isDeclared } = labels(row);
      if (contains.length > 0) return named(ALLERGEN_LABELS, contains, language);
      return (isDeclared ? NONE : NOT_DECLARED)[language];
    },
  },
  {
    header: PRESENCE_LABELS['may-contain'],
    value: (row, language) => named(ALLERGEN_LABELS, labels(row).mayContain, language) || null,
  },
  {
    header: { ar: 'النظام الغذائي', en: 'Diets' },
    value: (row, language) => named(DIET_LABELS, labels(row).diets, language) || null,
  },
  {
    header: { ar: 'الناقص', en: 'Missing' },
    value: ({ missing }, language) => named(CHECKED_LABELS, missing, language) || null,
  },
];

export interface LabelReport {
  readonly header: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** A row for each visible item, or for each of its sizes. */
export function labelReport(menu: CheckedMenu<CheckedItem>, labelling: Labelling, language: Language): LabelReport {
  const rows = checklistOf(menu, labelling).flatMap((checked): readonly ReportRow[] =>
    checked.item.subItems?.length
      ? checked.item.subItems.map((_, size) => ({
          ...checked,
          size,
          missing: missingValues(withOnlySize(checked.item, size), labelling),
        }))
      : [{ ...checked, size: null }],
  );
  return {
    header: COLUMNS.map(({ header }) => header[language]),
    rows: rows.map((row) => COLUMNS.map(({ value }) => value(row, language))),
  };
}
