/** The spreadsheets of guests' data. Run in the worker thread. */
import type { Language } from '@qaima/schemas';
import { oneLine, type SheetColumn } from '../../spreadsheet/spreadsheet';
import { singleSheet } from '../../spreadsheet/singleSheet';

interface Sheet {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly language: Language;
}

/** A sheet of texts. */
export const textSheet = ({ title, heads, rows, language }: Sheet): Promise<Buffer> =>
  singleSheet(
    {
      title,
      isRtl: language === 'ar',
      columns: heads.map((header, index): SheetColumn<readonly string[]> => ({
        header,
        width: 34,
        format: 'text',
        value: (row) => oneLine(row[index]),
      })),
    },
    rows,
  );
