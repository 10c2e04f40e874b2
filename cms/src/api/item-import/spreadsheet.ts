/** Writes items as a spreadsheet. Runs in the worker thread. */
import { EXPORT_COLUMNS, translationColumns, type Currency, type ImportColumn, type Language } from '@qaima/schemas';
import { singleSheet } from '../../spreadsheet/singleSheet';
import type { SheetColumn } from '../../spreadsheet/spreadsheet';

type ItemRow = readonly (string | number)[];

const WIDTHS: Readonly<Record<string, number>> = { text: 28, sizes: 36, sizeTexts: 28 };
const DEFAULT_WIDTH = 13;

const columnsIn = (language: Language, columns: readonly ImportColumn[]): readonly SheetColumn<ItemRow>[] =>
  columns.map(({ kind, label, schema }, index) => ({
    header: label[language],
    width: WIDTHS[kind] ?? DEFAULT_WIDTH,
    format: kind === 'number' ? (schema['x-money'] ? 'money' : 'count') : 'text',
    // Empty texts become empty cells, because a long text can overflow only into an empty cell.
    value: (row) => (row[index] === '' ? null : (row[index] ?? null)),
  }));

const TITLES = { ar: 'الأصناف', en: 'Items' } as const;

interface ItemsInput {
  readonly rows: readonly ItemRow[];
  /** The language of the headers. */
  readonly language: Language;
  /** The language whose translations are written, for translators; null writes all columns. */
  readonly translated: Language | null;
  readonly currency: Currency;
}

export function itemsSheet({ rows, language, translated, currency }: ItemsInput): Promise<Buffer> {
  const columns = columnsIn(language, translated ? translationColumns(translated) : EXPORT_COLUMNS);
  return singleSheet({ title: TITLES[language], columns, isRtl: language === 'ar', currency }, rows);
}
