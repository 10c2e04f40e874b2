/** The printable codes of tables: A4 cards and stickers. Runs in the worker thread. */
import { palette } from '@qaima/schemas';
import { logoPart } from '../../pdf/logo';
import { MM, PdfDocument, type TextStyle } from '../../pdf/pdfDocument';
import { drawQrCode } from '../../pdf/qrCode';
import type { Venue } from '../qr/venueForPrint';

export interface SheetTable {
  readonly label: string;
  readonly zone: string;
  /** The link that the table's QR code contains. */
  readonly address: string;
}

export interface TableSheetInput {
  readonly venue: Venue;
  readonly tables: readonly SheetTable[];
  readonly format: 'a4' | 'stickers';
}

const A4 = { width: 210, height: 297 } as const;

/** The grid of cards on an A4 page; lengths in millimetres. */
const GRIDS = {
  a4: { columns: 2, rows: 2, margin: 0, inset: 6, isSticker: false },
  stickers: { columns: 3, rows: 4, margin: 8, inset: 3, isSticker: true },
} as const;

/** The texts of the cards, in the menu's language. */
const TEXTS = {
  ar: { a4: 'امسح الرمز، واطلب من طاولتك', stickers: 'امسح الرمز للطلب', table: 'طاولة', title: 'رموز الطاولات' },
  en: {
    a4: 'Scan the code and order from your table',
    stickers: 'Scan to order',
    table: 'Table',
    title: 'Codes of the tables',
  },
} as const;
/** The sizes that a long text gets, relative to the wanted one: each where no larger one fits. */
const FITTINGS = Array.from({ length: 17 }, (_, step) => 1 - step * 0.05);
/** A smaller text is wrapped, if it may have several lines. */
const MIN_ONE_LINE_FITTING = 0.75;

const CUT_COLOR = '#b5b5b5';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEADING = 1.35;

/** One element of a card's vertical stack. */
interface Part {
  readonly height: number;
  draw(y: number): void;
}

function textPart(paper: PdfDocument, text: string, { x, width }: Place, wanted: TextStyle): Part {
  const { most = 1 } = wanted;
  const styleOf = (fitting: number) =>
    ({ ...wanted, align: 'center', direction: 'auto', leading: LEADING, size: wanted.size * fitting }) as const;
  const linesAt = (fitting: number) => paper.linesOf(text, width, { ...styleOf(fitting), most: Infinity }).length;
  const fitting = FITTINGS.find((one) => linesAt(one) <= (one < MIN_ONE_LINE_FITTING ? most : 1));
  const style = styleOf(fitting ?? FITTINGS.at(-1) ?? 1);
  const lines = paper.linesOf(text, width, style);
  return {
    height: lines.length * style.size * LEADING,
    draw: (y) => void paper.text(text, { x, y, width }, style),
  };
}

function codePart(paper: PdfDocument, address: string, { x, width }: Place, plate: number): Part {
  const left = x + (width - plate) / 2;
  return {
    height: plate,
    draw(y) {
      paper.doc.roundedRect(left, y, plate, plate, plate / 14).fill('#ffffff');
      // A quiet zone of at least four modules, as ISO 18004 requires. Codes of URLs are at least 25 modules wide.
      const margin = (plate * 4) / (25 + 8);
      drawQrCode(paper, address, { x: left + margin, y: y + margin, side: plate - 2 * margin, color: '#000000' });
    },
  };
}

function drawCard(paper: PdfDocument, { venue, format }: TableSheetInput, table: SheetTable, place: Place): void {
  const colors = palette(venue.colors, 'light');
  const { isSticker } = GRIDS[format];
  const texts = TEXTS[venue.language];
  const { doc } = paper;
  doc
    .roundedRect(place.x, place.y, place.width, place.height, (isSticker ? 3 : 7) * MM)
    .lineWidth(0.75)
    .fillAndStroke(colors.fill, colors.focus);
  const padding = (isSticker ? 3 : 7) * MM;
  const inner = { ...place, x: place.x + padding, width: place.width - 2 * padding };
  const text = (size: number, most: number): TextStyle => ({ size, weight: 'bold', color: colors.onFill, most });
  const parts = [
    ...(venue.logo && !isSticker ? [logoPart(paper, venue.logo, inner, 17 * MM, colors.surface)] : []),
    ...(venue.name ? [textPart(paper, venue.name, inner, text(isSticker ? 9 : 15, 2))] : []),
    textPart(paper, `${texts.table} \u2068${table.label}\u2069`, inner, text(isSticker ? 19 : 34, 2)),
    ...(table.zone ? [textPart(paper, table.zone, inner, text(isSticker ? 8 : 12, 1))] : []),
    codePart(paper, table.address, inner, (isSticker ? 36 : 60) * MM),
    textPart(paper, texts[format], inner, text(isSticker ? 8 : 13, 1)),
  ];
  const space = (place.height - parts.reduce((sum, { height }) => sum + height, 0)) / (parts.length + 1);
  let at = place.y;
  for (const part of parts) {
    part.draw(at + space);
    at += space + part.height;
  }
}

/** Draws lines to cut along. */
function cutLines({ doc }: PdfDocument, { columns, rows, margin }: (typeof GRIDS)[keyof typeof GRIDS]): void {
  const [width, height] = [(A4.width - 2 * margin) / columns, (A4.height - 2 * margin) / rows];
  for (let column = 1; column < columns; column += 1) {
    const x = (margin + column * width) * MM;
    doc.moveTo(x, 0).lineTo(x, A4.height * MM);
  }
  for (let row = 1; row < rows; row += 1) {
    const y = (margin + row * height) * MM;
    doc.moveTo(0, y).lineTo(A4.width * MM, y);
  }
  doc.lineWidth(0.3).dash(2, { space: 3 }).stroke(CUT_COLOR).undash();
}

/** Renders the codes of all tables. */
export async function tableSheet(input: TableSheetInput): Promise<Buffer> {
  const { venue, tables, format } = input;
  const grid = GRIDS[format];
  const { columns, rows, margin, inset } = grid;
  const size = [A4.width * MM, A4.height * MM] as const;
  const title = `${TEXTS[venue.language].title} ${venue.name}`.trim();
  const paper = new PdfDocument({ size, title, language: venue.language });
  const [width, height] = [(A4.width - 2 * margin) / columns, (A4.height - 2 * margin) / rows];
  for (const [index, table] of tables.entries()) {
    const onPage = index % (columns * rows);
    if (onPage === 0) {
      if (index > 0) paper.newPage();
      cutLines(paper, grid);
    }
    // The columns are filled in the direction of the language: from the right in Arabic.
    const inOrder = onPage % columns;
    const column = venue.language === 'ar' ? columns - 1 - inOrder : inOrder;
    drawCard(paper, input, table, {
      x: (margin + column * width + inset) * MM,
      y: (margin + Math.floor(onPage / columns) * height + inset) * MM,
      width: (width - 2 * inset) * MM,
      height: (height - 2 * inset) * MM,
    });
  }
  return paper.bytes();
}
