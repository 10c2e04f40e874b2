/** Creates a spreadsheet with one sheet in memory, for few rows. {@link Workbook} streams many rows. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Workbook, type SheetLayout } from './spreadsheet';

export async function singleSheet<R>(layout: SheetLayout<R>, rows: readonly R[]): Promise<Buffer> {
  const out = new PassThrough();
  const bytes = buffer(out);
  const book = new Workbook(out);
  await book.addSheet(layout, [rows]);
  await book.end();
  return bytes;
}
