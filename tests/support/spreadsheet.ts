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
interface Workbook {
  readonly xlsx: { load(bytes: ArrayBuffer): Promise<unknown> };
  readonly worksheets: readonly Sheet[];
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
