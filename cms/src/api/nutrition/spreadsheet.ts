/** Writes nutrition and allergens as a spreadsheet. Runs in the worker thread. */
import type { LabelReport } from '@qaima/schemas';
import type { Writable } from 'node:stream';
import { oneLine, Workbook, type RowBatches, type SheetColumn } from '../../spreadsheet/spreadsheet';

export interface LabelSheet extends LabelReport {
  readonly title: string;
  readonly isRtl: boolean;
}

type LabelRow = LabelReport['rows'][number];

const TITLE_WIDTH = 28;
const WIDTH = 18;
/** The number of leading columns with titles: section, item and option. */
const TITLE_COLUMNS = 3;

function columnsOf({ header, rows }: LabelReport): readonly SheetColumn<LabelRow>[] {
  return header.map((text, index) => ({
    header: text,
    width: index < TITLE_COLUMNS ? TITLE_WIDTH : WIDTH,
    format: rows.some((row) => typeof row[index] === 'number') ? 'count' : 'text',
    value: (row) => {
      const cell = row[index] ?? null;
      return typeof cell === 'string' ? oneLine(cell) : cell;
    },
  }));
}

export async function writeLabels(batches: RowBatches<LabelSheet>, out: Writable): Promise<void> {
  const book = new Workbook(out);
  for await (const [report] of batches) {
    if (report) await book.addSheet({ ...report, columns: columnsOf(report) }, [report.rows]);
  }
  await book.end();
}
