/** The nutrition and allergens of a menu as a table, as an inspector asks for it. (docs/spec/domain.md#labelling) */
import type { Language, LocalizedText } from '../core/language.js';
import { ALLERGEN_LABELS, DIET_LABELS, type Allergen } from './allergens.js';
import { checklistOf, type CheckedItem, type CheckedMenu, type CheckedRow, type CheckedValue } from './checklist.js';
import type { Labelling } from './labelling.js';
import { overallLabels } from './overallLabels.js';
import { activityMinutesOf, isHighInSalt, nutritionOf } from './sums.js';

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
const PER: Readonly<Record<'cup' | '100ml', LocalizedText>> = {
  cup: { ar: 'الكوب', en: 'Cup' },
  '100ml': { ar: '100 مل', en: '100 ml' },
};
const NOT_DECLARED: LocalizedText = { ar: 'لم تُذكر', en: 'Not declared' };

const nutrition = ({ item, size }: ReportRow) => nutritionOf(item, size);
/** The labels of a size: those of an item that has only this size. */
const labels = ({ item, size }: ReportRow) =>
  overallLabels(size === null ? item : { ...item, subItems: item.subItems?.slice(size, size + 1) });
const named = (codes: readonly Allergen[], language: Language) =>
  codes.map((code) => ALLERGEN_LABELS[code][language]).join(language === 'ar' ? '، ' : ', ');

const COLUMNS: readonly ReportColumn[] = [
  { header: { ar: 'التصنيف', en: 'Section' }, value: ({ section }) => section },
  { header: { ar: 'الاسم', en: 'Name' }, value: ({ item }) => item.title },
  {
    header: { ar: 'الخيار', en: 'Option' },
    value: ({ item, size }) => (size === null ? null : (item.subItems?.[size]?.title ?? null)),
  },
  {
    header: { ar: 'السعرات (كيلو كالوري)', en: 'Calories (kcal)' },
    value: (row) => nutrition(row).calories ?? null,
  },
  { header: { ar: 'الصوديوم (ملغ)', en: 'Sodium (mg)' }, value: (row) => nutrition(row).sodium ?? null },
  {
    header: { ar: 'ملح مرتفع', en: 'High in salt' },
    value: (row, language) =>
      nutrition(row).sodium === undefined ? null : (isHighInSalt(nutrition(row)) ? YES : NO)[language],
  },
  { header: { ar: 'الكافيين (ملغ)', en: 'Caffeine (mg)' }, value: (row) => nutrition(row).caffeine ?? null },
  {
    header: { ar: 'الكافيين في', en: 'Caffeine per' },
    value: (row, language) => {
      const { caffeine, caffeinePer } = nutrition(row);
      return caffeine === undefined ? null : PER[caffeinePer ?? 'cup'][language];
    },
  },
  {
    header: { ar: 'دقائق المشي', en: 'Minutes of walking' },
    value: (row) => activityMinutesOf(nutrition(row)) ?? null,
  },
  {
    header: { ar: 'يحتوي', en: 'Contains' },
    value: (row, language) => {
      const { contains, isDeclared } = labels(row);
      if (contains.length > 0) return named(contains, language);
      return (isDeclared ? NO : NOT_DECLARED)[language];
    },
  },
  {
    header: { ar: 'قد يحتوي', en: 'May contain' },
    value: (row, language) => named(labels(row).mayContain, language) || null,
  },
  {
    header: { ar: 'النظام الغذائي', en: 'Diets' },
    value: (row, language) =>
      labels(row)
        .diets.map((diet) => DIET_LABELS[diet][language])
        .join(language === 'ar' ? '، ' : ', ') || null,
  },
  {
    header: { ar: 'الناقص', en: 'Missing' },
    value: ({ missing }, language) =>
      missing.map((value) => CHECKED_LABELS[value][language]).join(language === 'ar' ? '، ' : ', ') || null,
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
      ? checked.item.subItems.map((_, size) => ({ ...checked, size }))
      : [{ ...checked, size: null }],
  );
  return {
    header: COLUMNS.map(({ header }) => header[language]),
    rows: rows.map((row) => COLUMNS.map(({ value }) => value(row, language))),
  };
}
