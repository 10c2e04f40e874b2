/**
 * Tables with one row per size: «لاتيه | صغير | 1.5», «لاتيه | كبير | 2». The rows of an item become one row that lists
 * its sizes. (docs/spec/domain.md#import-and-export)
 */
import { normalizeArabic } from '../text/search.js';
import { isSizeHeader } from './columns.js';
import type { Cell } from './readCell.js';
import { columnsIn, type ImportTable } from './readRow.js';

type Row = ImportTable['rows'][number];

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell).trim();

/** A size in the notation of a list of sizes: «كبير=2». A cell that already is such a list stays unchanged. */
const sizeText = (title: string, price: string) =>
  title.includes('=') ? title : `${title.replace(/[;؛\n]+/g, '،')}=${price}`;

/** Joins rows that differ by their size and price only. Other tables stay as they are. */
export function joinSizeRows(table: ImportTable): ImportTable {
  const { columns } = columnsIn(table);
  const at = (key: string) => columns.find(({ column, size }) => column.key === key && size === undefined)?.at;
  const [size, price, title, section] = [at('subItems'), at('price'), at('title'), at('section')];
  if (size === undefined || price === undefined || title === undefined) return table;
  if (!isSizeHeader(table.header[size] ?? '')) return table;
  const keys = new Set([size, price]);
  const rows: Row[] = [];
  for (const { row, cells: read } of table.rows) {
    const cells = table.header.map((_, index) => read[index] ?? null);
    const sizeTitle = textOf(cells[size]);
    if (/^[-–—]?$/.test(sizeTitle)) {
      rows.push({ row, cells });
      continue;
    }
    const listed = cells.with(size, sizeText(sizeTitle, textOf(cells[price]))).with(price, null);
    const last = rows.at(-1);
    const isSame =
      last !== undefined &&
      textOf(last.cells[size]) !== '' &&
      (textOf(cells[title]) !== '' || textOf(cells[section ?? -1]) === '') &&
      listed.every((cell, index) => {
        const text = textOf(cell);
        return keys.has(index) || text === '' || normalizeArabic(text) === normalizeArabic(textOf(last.cells[index]));
      });
    if (isSame) {
      const both = `${textOf(last.cells[size])}; ${textOf(listed[size])}`;
      rows[rows.length - 1] = { row: last.row, cells: last.cells.with(size, both) };
    } else rows.push({ row, cells: listed });
  }
  return { ...table, rows };
}
