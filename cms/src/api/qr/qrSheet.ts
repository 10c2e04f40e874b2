/** The printable sheet with the menu's QR code: one card, four cards on a page, or a poster. */
import { MM, PdfDocument } from '../../pdf/pdfDocument';
import { CARD, drawCard } from './qrCard';
import { FILE_NAMES } from './fileNames';
import type { Venue } from './venueForPrint';

export interface SheetOptions {
  readonly size: 'A4' | 'A6';
  /** The number of cards on an A4 page: one card fills the page, four cards are A6. */
  readonly copies: 1 | 4;
}

interface PrintedSheet {
  readonly venue: Venue;
  readonly options: SheetOptions;
}

const PAGES = { A4: [210 * MM, 297 * MM], A6: [CARD.width * MM, CARD.height * MM] } as const;

/** The length of crop marks in millimetres, short enough not to reach the frames of the cards. */
const MARK = 4.5;
const MARK_COLOR = '#8a8a8a';

/** Draws crop marks at the middle of each edge and of the page. */
function cutMarks({ doc, width, height }: PdfDocument): void {
  const reach = MARK * MM;
  const [x, y] = [width / 2, height / 2];
  const marks = [
    [x, 0, x, reach],
    [x, height - reach, x, height],
    [0, y, reach, y],
    [width - reach, y, width, y],
    [x - reach, y, x + reach, y],
    [x, y - reach, x, y + reach],
  ] as const;
  for (const [fromX, fromY, toX, toY] of marks) doc.moveTo(fromX, fromY).lineTo(toX, toY);
  doc.lineWidth(0.4).stroke(MARK_COLOR);
}

/** Draws a grid of `count` × `count` cards. */
function drawCards(paper: PdfDocument, venue: Venue, count: 1 | 2): void {
  const [width, height] = [paper.width / count, paper.height / count];
  const scale = width / (CARD.width * MM);
  // A4 is one millimetre higher than two A6 cards, so the cards are centred.
  const spare = (height - CARD.height * MM * scale) / 2;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      drawCard(paper, venue, { x: column * width, y: row * height + spare, scale });
    }
  }
}

export async function qrSheet({ venue, options }: PrintedSheet): Promise<Buffer> {
  const { size, copies } = options;
  const paper = new PdfDocument({
    size: PAGES[size],
    title: `${FILE_NAMES[venue.language].code} ${venue.name}`.trim(),
    language: venue.language,
  });
  const count = size === 'A4' && copies === 4 ? 2 : 1;
  drawCards(paper, venue, count);
  if (count > 1) cutMarks(paper);
  return paper.bytes();
}
