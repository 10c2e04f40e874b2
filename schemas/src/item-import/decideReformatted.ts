/** Applies the answers about reformatted cells. (docs/spec/domain.md#import-and-export) */
import { isReformatted, type ReformattedCell } from './cellReading.js';
import { isSizeHeader } from './headers.js';
import type { ImportAnswer } from './item-import.js';
import { columnsIn, fieldOf, type ImportTable, type TableColumn } from './readRow.js';

export interface OpenCell {
  readonly column: TableColumn;
  readonly cell: ReformattedCell;
}

interface Decided {
  readonly table: ImportTable;
  /** The answers that remain for later questions. */
  readonly answers: readonly ImportAnswer[];
  /** The reformatted cells without an answer, by row. */
  readonly open: ReadonlyMap<number, readonly OpenCell[]>;
}

/**
 * Replaces reformatted cells by their answers. This precedes the joining of rows, because a size has to be known by its
 * name. Where rows are joined, later questions concern the joined cells, so the answers are used up.
 */
export function decideReformatted(table: ImportTable, answers: readonly ImportAnswer[]): Decided {
  const columns = new Map(columnsIn(table).columns.map((column) => [column.at, column]));
  const isJoined = table.header.some(isSizeHeader);
  const used = new Set<ImportAnswer>();
  const open = new Map<number, OpenCell[]>();
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => {
      const column = columns.get(at);
      if (!isReformatted(cell) || !column) return cell;
      // In a column of days, a date is what was meant.
      if (column.column.kind === 'day' && cell.format === 'date') return cell.shown;
      const answer = answers.find((one) => one.row === row && one.field === fieldOf(column));
      if (answer) {
        if (isJoined) used.add(answer);
        return answer.value;
      }
      open.set(row, [...(open.get(row) ?? []), { column, cell }]);
      return cell;
    }),
  }));
  return { table: { ...table, rows }, answers: answers.filter((one) => !used.has(one)), open };
}
