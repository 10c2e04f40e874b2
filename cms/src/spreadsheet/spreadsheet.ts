/**
 * Writes spreadsheets with typed date and number cells, in the worker thread.
 * (docs/spec/staff-console.md#spreadsheets)
 */
import { currencyDecimals, removeControlCharacters, type CurrencyCode } from '@qaima/schemas';
import Excel, { type Row as SheetRow, type Worksheet } from 'exceljs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

const FORMATS = {
  text: '@',
  percent: '0%',
  day: 'dd/mm/yyyy',
  time: 'dd/mm/yyyy hh:mm',
  count: '0',
} as const;

const MONEY_FORMATS = { 0: '#,##0', 2: '#,##0.00#', 3: '#,##0.000' } as const;

/**
 * An amount is shown with the decimals of its currency. Amounts with thousandths show them; `#,##0.###` would leave a
 * decimal mark behind the other amounts.
 */
function moneyFormat(currency: CurrencyCode, amount = 0): string {
  const decimals = currencyDecimals(currency);
  return MONEY_FORMATS[decimals === 0 && !Number.isInteger(amount) ? 2 : decimals];
}

export interface SheetColumn<R> {
  readonly header: string;
  readonly width: number;
  readonly format: keyof typeof FORMATS | 'money';
  readonly value: (row: R) => string | number | Date | null;
}

export interface SheetLayout<R> {
  readonly title: string;
  readonly columns: readonly SheetColumn<R>[];
  /** Whether the sheet is right-to-left. */
  readonly isRtl: boolean;
  /** The currency of all rows or of each; the provider's by default. */
  readonly currency?: CurrencyCode | ((row: R) => CurrencyCode);
}

/** Spreadsheet programs refuse a file with a longer text in a cell. */
const MAX_CELL_CHARACTERS = 32_767;

/**
 * Removes what XML can't carry; a stored text may be older than the validation. Escapes `_x0041_`, which spreadsheet
 * programs would read as `A`.
 */
const cellText = (text: string): string =>
  removeControlCharacters(text.slice(0, MAX_CELL_CHARACTERS)).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const MAX_SHEET_NAME_CHARACTERS = 31;

/** Spreadsheet programs refuse these characters in a sheet's name. */
const sheetName = (title: string): string =>
  removeControlCharacters(title.replace(/[*?:\\/[\]']/g, ' ').slice(0, MAX_SHEET_NAME_CHARACTERS)).trim();

/** Removes tabs and line breaks from user input. The cell type is text, so it is never read as a formula. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export type RowBatches<R> = AsyncIterable<readonly R[]> | Iterable<readonly R[]>;

const HEAD = { fill: 'FFF8F5F2', line: 'FFE9E3DD' } as const;

function head<R>(sheet: Worksheet, { columns, isRtl, currency }: SheetLayout<R>): void {
  sheet.columns = columns.map(({ header, width, format }, index) => ({
    header,
    key: String(index),
    width,
    style: {
      numFmt: format === 'money' ? moneyFormat(typeof currency === 'function' ? null : currency) : FORMATS[format],
      // Numbers stand with their digits below each other in both directions.
      alignment: {
        horizontal: isRtl || format !== 'text' ? ('right' as const) : ('left' as const),
        readingOrder: isRtl ? ('rtl' as const) : ('ltr' as const),
      },
    },
  }));
  const row = sheet.getRow(1);
  row.font = { bold: true };
  row.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: HEAD.fill } };
  row.border = { bottom: { style: 'thin', color: { argb: HEAD.line } } };
  row.commit();
}

function addRow<R>(sheet: Worksheet, { columns, currency }: SheetLayout<R>, row: R): SheetRow {
  const cells = columns.map(({ value }) => value(row));
  const added = sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell)));
  for (const [index, { format }] of columns.entries()) {
    const amount = cells[index];
    if (format !== 'money' || typeof amount !== 'number') continue;
    added.getCell(index + 1).numFmt = moneyFormat(typeof currency === 'function' ? currency(row) : currency, amount);
  }
  return added;
}

/** A workbook that is written sheet by sheet with backpressure, so memory does not grow with the number of rows. */
export class Workbook {
  readonly #book;
  readonly #out;

  constructor(out: Writable) {
    this.#out = out;
    this.#book = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  }

  async addSheet<R>(layout: SheetLayout<R>, batches: RowBatches<R>): Promise<void> {
    const { title, isRtl } = layout;
    const sheet = this.#book.addWorksheet(sheetName(title), {
      views: [{ rightToLeft: isRtl, state: 'frozen', ySplit: 1 }],
    });
    head(sheet, layout);
    for await (const batch of batches) {
      const added = batch.map((row) => addRow(sheet, layout, row));
      added.at(-1)?.commit();
      if (this.#out.destroyed) return;
      if (this.#out.writableNeedDrain) await Promise.race([once(this.#out, 'drain'), once(this.#out, 'close')]);
    }
    sheet.commit();
  }

  async end(): Promise<void> {
    if (!this.#out.destroyed) await this.#book.commit();
  }
}
