/**
 * Tables with one row per size: «لاتيه | صغير | 1.5», «لاتيه | كبير | 2». The rows of an item become one row that lists
 * its sizes. (docs/spec/domain.md#import-and-export)
 */
import { unambiguousText } from '../number/parseNumber.js';
import { toLatinDigits } from '../text/digits.js';
import { normalizeArabic } from '../text/search.js';
import { isReformatted, type Cell } from './cellReading.js';
import { isSizeNumber, sizeNumberLabel } from './columns.js';
import { isSizeHeader } from './headers.js';
import { columnsIn, type ImportTable, type TableColumn } from './readRow.js';
import { sizeText } from './sizesCell.js';

type Row = ImportTable['rows'][number];

/** The rows of one item, one per size. A row without a size is the only row of its item. */
type ItemRows = readonly [Row, ...Row[]];

const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'number'
    ? unambiguousText(cell)
    : isReformatted(cell)
      ? cell.shown
      : cell === null || cell === undefined || typeof cell === 'object'
        ? ''
        : String(cell).trim();

const isSame = (one: string, other: string) =>
  normalizeArabic(toLatinDigits(one)) === normalizeArabic(toLatinDigits(other));

/**
 * Joins adjacent rows of one item. They differ only in the size, its price and its other numbers, such as calories. A
 * table without a column of single sizes is unchanged.
 */
export function joinSizeRows(table: ImportTable): ImportTable {
  const { columns } = columnsIn(table);
  const at = (key: string) => columns.find(({ column, size }) => column.key === key && size === undefined)?.at;
  const [size, price, title, section] = [at('subItems'), at('price'), at('title'), at('section')];
  if (size === undefined || price === undefined || title === undefined) return table;
  if (!isSizeHeader(table.header[size] ?? '')) return table;
  const numbers = columns.filter(({ column }) => isSizeNumber(column));
  const ofSizes = new Set([size, price, ...numbers.map(({ at: index }) => index)]);
  const hasSize = ({ cells }: Row) => !/^[-–—]?$/.test(textOf(cells[size]));

  /** Whether a row is a further size of an item. A blank cell counts as equal to that of the item's first row. */
  const belongsTo = (row: Row, [first]: ItemRows) =>
    hasSize(row) &&
    hasSize(first) &&
    (textOf(row.cells[title]) !== '' || textOf(row.cells[section ?? -1]) === '') &&
    row.cells.every((cell, index) => {
      const text = textOf(cell);
      return ofSizes.has(index) || text === '' || isSame(text, textOf(first.cells[index]));
    });

  const joined = (rows: ItemRows): Row => {
    const [{ row, cells }] = rows;
    if (!hasSize(rows[0])) return rows[0];
    const differs = ({ at: index }: TableColumn) =>
      rows.some((one) => textOf(one.cells[index]) !== '' && !isSame(textOf(one.cells[index]), textOf(cells[index])));
    const differing = numbers.filter(differs);
    const sizes = rows.map((one) => {
      const name = textOf(one.cells[size]);
      // A cell that already is a list of sizes stays unchanged.
      if (name.includes('=')) return name;
      const own = differing.flatMap(({ at: index, column }) => {
        const text = textOf(one.cells[index]);
        return text === '' ? [] : [`${sizeNumberLabel(column, 'ar')}=${text}`];
      });
      return sizeText(name.replace(/[;؛\n]+/g, '،'), textOf(one.cells[price]), own, 'ar');
    });
    const moved = new Set([price, ...differing.map(({ at: index }) => index)]);
    const shared = cells.map((cell, index) => (index === size ? sizes.join('; ') : moved.has(index) ? null : cell));
    return { row, cells: shared, from: rows.map((one) => one.row) };
  };

  const items: ItemRows[] = [];
  for (const { row, cells: read } of table.rows) {
    const next: Row = { row, cells: table.header.map((_, index) => read[index] ?? null) };
    const last = items.at(-1);
    if (last && belongsTo(next, last)) items[items.length - 1] = [...last, next];
    else items.push([next]);
  }
  return { ...table, rows: items.map(joined) };
}
