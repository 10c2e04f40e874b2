/** Writes items as a spreadsheet. Runs in the worker thread. */
import { IMPORT_COLUMNS, translationColumns, type ImportColumn, type Language } from '@qaima/schemas';
import type { Writable } from 'node:stream';
import { Workbook, type RowBatches, type SheetColumn } from '../../spreadsheet/spreadsheet';

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

const writerIn =
  (language: Language, shown: readonly ImportColumn[]) => async (batches: RowBatches<ItemRow>, out: Writable) => {
    const book = new Workbook(out);
    const columns = columnsIn(language, shown);
    await book.addSheet({ title: TITLES[language], columns, isRtl: language === 'ar' }, batches);
    await book.end();
  };

/** Tasks of the worker thread, one per language of the headers and, for translators, of the translations. */
export const writeItemsAr = writerIn('ar', IMPORT_COLUMNS);
export const writeItemsEn = writerIn('en', IMPORT_COLUMNS);
export const writeArabicTextsAr = writerIn('ar', translationColumns('ar'));
export const writeArabicTextsEn = writerIn('en', translationColumns('ar'));
export const writeEnglishTextsAr = writerIn('ar', translationColumns('en'));
export const writeEnglishTextsEn = writerIn('en', translationColumns('en'));
