/** Renders a ticket as a PDF 80 mm wide, with vector text. */
import { MM, PdfDocument } from '../../pdf/pdfDocument';
import type { Canvas, Mark } from './canvas';

const WIDTH_MM = 80;

/** Slightly less than 200 inches, the largest page that PDF viewers show. */
const MAX_PAGE_POINTS = 14_000;

/** The y coordinates at which pages end, in dots. If possible, a page ends between two lines. */
function pageEnds({ y, breaks }: Canvas, most: number): readonly number[] {
  const ends: number[] = [];
  for (let start = 0; y - start > most;) {
    const end = breaks.findLast((at) => at > start && at <= start + most) ?? start + most;
    ends.push(end);
    start = end;
  }
  return [...ends, y];
}

function draw(paper: PdfDocument, mark: Mark, top: number, scale: number): void {
  if (mark.kind === 'text') {
    const { runs, x, baseline, size, ink } = mark;
    paper.drawRuns(runs, x * scale, (baseline - top) * scale, size * scale, ink);
    return;
  }
  const { doc } = paper;
  const inset = (mark.frame ?? 0) / 2;
  const [x, y] = [(mark.x + inset) * scale, (mark.top - top + inset) * scale];
  const [width, height] = [(mark.width - 2 * inset) * scale, (mark.bottom - mark.top - 2 * inset) * scale];
  const box =
    mark.radius > 0 ? doc.roundedRect(x, y, width, height, mark.radius * scale) : doc.rect(x, y, width, height);
  if (mark.frame === null) box.fill('black');
  else box.lineWidth(mark.frame * scale).stroke('black');
}

export async function pdfOf(canvas: Canvas, title: string): Promise<Buffer> {
  const scale = (WIDTH_MM * MM) / canvas.width;
  const ends = pageEnds(canvas, MAX_PAGE_POINTS / scale);
  const height = Math.max(...ends.map((end, page) => end - (ends[page - 1] ?? 0)));
  const paper = new PdfDocument({ size: [WIDTH_MM * MM, height * scale], title });
  for (const [page, end] of ends.entries()) {
    const top = ends[page - 1] ?? 0;
    if (page > 0) paper.newPage();
    for (const mark of canvas.marks) if (mark.top >= top - 30 && mark.top < end) draw(paper, mark, top, scale);
  }
  return paper.bytes();
}
