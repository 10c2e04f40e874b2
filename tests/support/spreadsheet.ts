/** Reads Excel files. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './runFolder.js';

/** The properties of exceljs's types that the tests use. The code is loaded from the CMS's dependencies. */
export interface Cell {
  readonly value: unknown;
  readonly numFmt: string;
  readonly alignment?: { readonly horizontal?: string };
  readonly formula?: string;
}
interface Row {
  getCell(column: number): Cell;
}
export interface Sheet {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly views: readonly { readonly rightToLeft?: boolean }[];
  getRow(number: number): Row;
}
interface WrittenSheet {
  state: string;
  addRow(values: readonly unknown[]): { getCell(column: number): { numFmt: string } };
}
interface Workbook {
  readonly xlsx: { load(bytes: ArrayBuffer): Promise<unknown>; writeBuffer(): Promise<ArrayBuffer> };
  readonly worksheets: readonly Sheet[];
  addWorksheet(name: string): WrittenSheet;
}
const excel = createRequire(join(ROOT, 'cms/package.json'))('exceljs') as { readonly Workbook: new () => Workbook };

/** Reads the first sheet of an Excel file. */
export async function firstSheet(bytes: ArrayBuffer): Promise<Sheet> {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('The file has no sheet.');
  return sheet;
}

/** A value in a cell with a number format. */
export interface FormattedValue {
  readonly value: unknown;
  readonly numFmt: string;
}

const isFormatted = (cell: unknown): cell is FormattedValue =>
  typeof cell === 'object' && cell !== null && 'numFmt' in cell;

/** Writes an Excel file with these rows by the names of its sheets. */
export async function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>,
  hidden: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const book = new excel.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = book.addWorksheet(name);
    if (hidden.includes(name)) sheet.state = 'hidden';
    for (const cells of rows) {
      const row = sheet.addRow(cells.map((cell) => (isFormatted(cell) ? cell.value : cell)));
      for (const [index, cell] of cells.entries()) if (isFormatted(cell)) row.getCell(index + 1).numFmt = cell.numFmt;
    }
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}
