/** Draws a table in the document's direction, which may continue on the next page. */
import type { PdfDocument, TextStyle } from './pdfDocument';

export interface TableColumn {
  readonly header: string;
  /** The column's fraction of the table's width. All fractions add up to 1. */
  readonly share: number;
  /** Numbers should be aligned to the end. */
  readonly align?: 'start' | 'end';
  readonly direction?: 'rtl' | 'ltr';
}

export interface TableStyle {
  readonly head: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly size: number;
}

interface Area {
  /** The left edge and the width. */
  readonly x: number;
  readonly width: number;
  /** `y`: where the table starts on the first page. `top` and `bottom`: the limits on all pages. */
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  /** The height of what follows the table, which stays on the page of the last row. */
  readonly closing: number;
}

const PADDING = { x: 10, y: 7 } as const;

type Cells = readonly string[];

/** Draws a table. @returns the y coordinate below its last row */
export function drawTable(
  paper: PdfDocument,
  { x, width, y, top, bottom, closing }: Area,
  columns: readonly TableColumn[],
  rows: readonly Cells[],
  look: TableStyle,
): number {
  const styleOf = ({ align = 'start', direction = paper.direction }: TableColumn, isHead: boolean): TextStyle => ({
    size: isHead ? look.size * 0.9 : look.size,
    weight: isHead ? 'bold' : 'regular',
    color: isHead ? look.muted : look.text,
    direction,
    // `end` refers to the table's direction, so it is swapped for text of the opposite direction.
    align: (align === 'end') === (direction === paper.direction) ? 'end' : 'start',
    leading: 1.5,
  });

  /** The columns with their positions, from the start of the line. */
  let used = 0;
  const placed = columns.map((column) => {
    const wide = column.share * width;
    const left = paper.direction === 'rtl' ? x + width - used - wide : x + used;
    used += wide;
    return { column, box: { x: left + PADDING.x, width: wide - 2 * PADDING.x } };
  });

  const row = (cells: Cells, at: number, isHead: boolean, limit = bottom): number => {
    const heights = placed.map(({ column, box }, index) => {
      const style = styleOf(column, isHead);
      return paper.linesOf(cells[index] ?? '', box.width, style).length * style.size * 1.5;
    });
    const height = Math.max(...heights) + 2 * PADDING.y;
    const start = at + height > limit ? nextPage() : at;
    if (isHead) paper.doc.roundedRect(x, start, width, height, 6).fill(look.head);
    for (const [index, { column, box }] of placed.entries()) {
      paper.text(cells[index] ?? '', { ...box, y: start + PADDING.y }, styleOf(column, isHead));
    }
    const end = start + height;
    if (!isHead)
      paper.doc
        .moveTo(x, end)
        .lineTo(x + width, end)
        .lineWidth(0.6)
        .stroke(look.line);
    return end;
  };

  const headers = columns.map(({ header }) => header);
  function nextPage(): number {
    paper.newPage();
    return row(headers, top, true);
  }

  const limitOf = (index: number) => (index === rows.length - 1 ? bottom - closing : bottom);
  return rows.reduce((at, cells, index) => row(cells, at, false, limitOf(index)), row(headers, y, true));
}
