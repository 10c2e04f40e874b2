/** Draws the table card: name, QR code, prompt. Designed for A6 and scalable to any size. */
import { palette, type Palette } from '@qaima/schemas';
import { logoPart } from '../../pdf/logo';
import { drawQrCode } from '../../pdf/qrCode';
import { MM, type PdfDocument } from '../../pdf/pdfDocument';
import type { Venue } from './venueForPrint';

/** Printed below the QR code, in the menu's language, because guests read it. */
const PROMPT = { ar: 'امسح الرمز لعرض القائمة', en: 'Scan the code to see the menu' } as const;

export const CARD = { width: 105, height: 148 } as const;

/** Lengths in millimetres at A6. The inset leaves space for the edge that printers can't print. */
const FRAME = { inset: 6, radius: 8, padding: 7 } as const;
const LOGO_HEIGHT = 22;
/**
 * The white square behind the QR code. It is larger if the card has no logo. Its padding is the quiet zone of four
 * modules.
 */
const PLATE = { besideLogo: 62, alone: 76, radius: 5, padding: 6 } as const;

const SIZES = { name: 18, prompt: 15, link: 10.5 } as const;

/** The position of a card, and its scale relative to A6. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** One element of the card's vertical stack. */
interface Part {
  readonly height: number;
  draw(y: number): void;
}

interface Card {
  readonly paper: PdfDocument;
  readonly venue: Venue;
  readonly colors: Palette;
  /** `mm`: points per millimetre of the card; `scale`: the factor for font sizes. */
  readonly mm: number;
  readonly scale: number;
  readonly x: number;
  readonly width: number;
}

function namePart({ paper, venue, colors, scale, x, width }: Card): Part {
  const style = {
    size: SIZES.name * scale,
    weight: 'bold',
    color: colors.onFill,
    align: 'center',
    direction: 'auto',
    most: 2,
    leading: 1.4,
  } as const;
  const lines = paper.linesOf(venue.name, width, style);
  return {
    height: lines.length * style.size * style.leading,
    draw: (y) => void paper.text(venue.name, { x, y, width }, style),
  };
}

function codePart({ paper, venue, colors, mm, x, width }: Card): Part {
  const plate = (venue.logo ? PLATE.besideLogo : PLATE.alone) * mm;
  const left = x + (width - plate) / 2;
  return {
    height: plate,
    draw(y) {
      paper.doc.roundedRect(left, y, plate, plate, PLATE.radius * mm).fill(colors.surface);
      const margin = PLATE.padding * mm;
      const box = { x: left + margin, y: y + margin, side: plate - 2 * margin, color: colors.text };
      drawQrCode(paper, venue.address, box);
    },
  };
}

function promptPart({ paper, venue, colors, scale, x, width }: Card): Part {
  const prompt = { size: SIZES.prompt * scale, weight: 'bold', color: colors.onFill, align: 'center' } as const;
  const link = { size: SIZES.link * scale, color: colors.onFill, align: 'center', direction: 'ltr' } as const;
  // A truncated link would be useless, so a long link gets a smaller font, which leaves space for rounding errors.
  const fitting = Math.min(1, (0.999 * width) / paper.widthOf(venue.shown, link));
  const fitted = { ...link, size: link.size * fitting };
  const leading = 1.5;
  return {
    height: prompt.size * leading + link.size * leading,
    draw(y) {
      const below = paper.text(PROMPT[venue.language], { x, y, width }, { ...prompt, leading });
      paper.text(venue.shown, { x, y: below, width }, { ...fitted, leading });
    },
  };
}

export function drawCard(paper: PdfDocument, venue: Venue, { x, y, scale }: Place): void {
  const mm = MM * scale;
  const colors = palette(venue.colors, 'light');
  const frame = {
    x: x + FRAME.inset * mm,
    y: y + FRAME.inset * mm,
    width: (CARD.width - 2 * FRAME.inset) * mm,
    height: (CARD.height - 2 * FRAME.inset) * mm,
  };
  // The border has the main colour, darkened if it would be invisible on white paper.
  paper.doc
    .roundedRect(frame.x, frame.y, frame.width, frame.height, FRAME.radius * mm)
    .lineWidth(0.75 * scale)
    .fillAndStroke(colors.fill, colors.focus);
  const inner = { x: frame.x + FRAME.padding * mm, width: frame.width - 2 * FRAME.padding * mm };
  const card: Card = { paper, venue, colors, mm, scale, ...inner };
  const parts = [
    ...(venue.logo ? [logoPart(paper, venue.logo, inner, LOGO_HEIGHT * mm, colors.surface)] : []),
    ...(venue.name ? [namePart(card)] : []),
    codePart(card),
    promptPart(card),
  ];
  const space = (frame.height - parts.reduce((sum, { height }) => sum + height, 0)) / (parts.length + 1);
  let at = frame.y;
  for (const part of parts) {
    part.draw(at + space);
    at += space + part.height;
  }
}
