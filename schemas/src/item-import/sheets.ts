/** The sheets of a workbook that are imported together. (docs/spec/domain.md#import-and-export) */
import { toLatinDigits } from '../text/digits.js';
import { normalizeArabic } from '../text/search.js';
import type { ImportPlan } from './item-import.js';
import { columnsIn, type ImportTable } from './readRow.js';

/** Names that spreadsheet programs give to sheets, and names that say only that there are items. */
const GENERIC_NAMES: ReadonlySet<string> = new Set(
  [
    ...['sheet', 'worksheet', 'table', 'page', 'data', 'export', 'feuil', 'feuille', 'tabelle', 'sayfa'],
    ...['menu', 'items', 'products', 'dishes', 'prices', 'list', 'price list', 'items example', 'items template'],
    ...['ورقة', 'الورقة', 'ورقة العمل', 'جدول', 'صفحة', 'بيانات', 'القائمة', 'قائمة', 'المنيو', 'منيو'],
    ...['العناصر', 'الأصناف', 'المنتجات', 'الأطباق', 'الأسعار', ''],
  ].map(normalizeArabic),
);

const isGeneric = (name: string): boolean =>
  GENERIC_NAMES.has(normalizeArabic(toLatinDigits(name).replace(/[\s\d_().-]+$/, '')));

/** The section of the new items of a table without a column of sections: the name of its sheet. Empty if it has none. */
export function sectionOfSheet(table: ImportTable): string {
  const { sheet = '' } = table;
  const hasSections = columnsIn(table).columns.some(({ column }) => column.key === 'section');
  return hasSections || isGeneric(sheet) ? '' : sheet.trim().replace(/\s+/g, ' ');
}

export interface RowPlace {
  /** Empty if only one sheet was read. */
  readonly sheet: string;
  readonly row: number;
}

/** Where a row of a plan is in the file. */
export function placeOfRow({ sheets }: Pick<ImportPlan, 'sheets'>, row: number): RowPlace {
  const { title = '', offset = 0 } = sheets.findLast((one) => one.offset < row) ?? {};
  return { sheet: title, row: row - offset };
}
