/** The layout that invoices and statements share: page, letterhead, blocks, sums and page numbers. */
import {
  formatAmount,
  formatDate,
  providerDay,
  type Language,
  type LocalizedText,
  type Thousandths,
} from '@qaima/schemas';
import type { Provider } from '../../config/environment';
import { MM, type PdfDocument, type TextStyle } from '../../pdf/pdfDocument';
import { ltr } from '../../pdf/bidiRuns';

export const PAGE = { size: [210 * MM, 297 * MM], margin: 18 * MM } as const;
export const WIDTH = PAGE.size[0] - 2 * PAGE.margin;
export const LEFT = PAGE.margin;
export const BOTTOM = PAGE.size[1] - PAGE.margin;

/** The space between a table and its sums, in points. */
export const GAP = 18;

export const COLORS = {
  text: '#221a15',
  muted: '#6a5f58',
  accent: '#0b5a54',
  soft: '#e4f2f0',
  line: '#e9e3dd',
  head: '#f8f5f2',
  alarm: '#8f1d13',
  alarmSoft: '#fdeae7',
} as const;

export const TABLE = {
  head: COLORS.head,
  line: COLORS.line,
  text: COLORS.text,
  muted: COLORS.muted,
  size: 10.5,
} as const;

export const body: TextStyle = { size: 10.5, color: COLORS.text };
export const muted: TextStyle = { ...body, color: COLORS.muted };

export const money = (amount: Thousandths) => ltr(`${formatAmount(amount)} JD`);

/** A calendar day, `yyyy-mm-dd`, as it is written. */
export const writtenDay = (day: string) => ltr(formatDate(day));

/** A day in the provider's time zone. */
export const day = (instant: string | null | undefined) => (instant ? writtenDay(providerDay(instant)) : '');

const TAX_NUMBER: LocalizedText = { ar: 'الرقم الضريبي', en: 'Tax number' };

/**
 * The left edge of a box that is aligned with the start or the end of the line. In Arabic, lines start on the right.
 */
export const boxAt = ({ direction }: PdfDocument, side: 'start' | 'end', width: number): number =>
  (side === 'start') === (direction === 'rtl') ? LEFT + WIDTH - width : LEFT;

interface LetterheadTexts {
  readonly title: string;
  readonly facts: readonly string[];
  /** A prominent mark below the facts. */
  readonly stamp?: string | undefined;
}

/**
 * Draws the seller at the start of the line, and the document's title and facts at the end.
 * @returns the y coordinate below
 */
export function letterhead(
  paper: PdfDocument,
  { name, address, phone, email, taxNumber }: Provider,
  { title, facts, stamp }: LetterheadTexts,
  language: Language,
): number {
  const half = WIDTH / 2;
  const [start, end] = [boxAt(paper, 'start', half), boxAt(paper, 'end', half)];
  const heading = { size: 20, weight: 'bold', leading: 1.5 } as const;
  let y = paper.text(
    name,
    { x: start, y: PAGE.margin, width: half },
    { ...heading, color: COLORS.accent, direction: 'auto' },
  );
  const tax = taxNumber && `${TAX_NUMBER[language]} ${ltr(taxNumber)}`;
  for (const line of [address, phone && ltr(phone), email && ltr(email), tax]) {
    if (line) y = paper.text(line, { x: start, y, width: half }, { ...muted, direction: 'auto' });
  }
  const titleStyle: TextStyle = { ...heading, color: COLORS.text, align: 'end' };
  let below = paper.text(title, { x: end, y: PAGE.margin, width: half }, titleStyle);
  for (const fact of facts) below = paper.text(fact, { x: end, y: below, width: half }, { ...muted, align: 'end' });
  if (stamp) below = drawStamp(paper, stamp, below);
  const under = Math.max(y, below) + 14;
  paper.doc
    .moveTo(LEFT, under)
    .lineTo(LEFT + WIDTH, under)
    .lineWidth(0.8)
    .stroke(COLORS.line);
  return under + 14;
}

function drawStamp(paper: PdfDocument, words: string, y: number): number {
  const style = { size: 10.5, weight: 'bold', color: COLORS.alarm, align: 'center' } as const;
  const width = paper.widthOf(words, style) + 20;
  const x = boxAt(paper, 'end', width);
  paper.doc.roundedRect(x, y + 4, width, 22, 6).fill(COLORS.alarmSoft);
  return paper.text(words, { x, y: y + 6, width }, style) + 6;
}

interface BlockTexts {
  readonly title: string;
  /** The first line is prominent; empty lines are omitted. */
  readonly lines: readonly (string | undefined)[];
}

/** Draws a titled block in half of the page. @returns the y coordinate below */
export function block(paper: PdfDocument, side: 'start' | 'end', { title, lines }: BlockTexts, from: number): number {
  const width = WIDTH / 2 - 8;
  const x = boxAt(paper, side, width);
  let y = paper.text(title, { x, y: from, width }, { size: 9.5, weight: 'bold', color: COLORS.muted });
  for (const [index, line] of lines.filter(Boolean).entries()) {
    const style = index === 0 ? ({ ...body, size: 12.5, weight: 'bold' } as const) : body;
    y = paper.text(line ?? '', { x, y, width }, { ...style, direction: 'auto' });
  }
  return y;
}

interface Sum {
  readonly words: string;
  readonly amount: Thousandths;
  readonly strong?: boolean;
}

/** Draws sums below each other, at the end of the line. @returns the y coordinate below */
export function sums(paper: PdfDocument, listed: readonly Sum[], from: number): number {
  const width = WIDTH * 0.46;
  const x = boxAt(paper, 'end', width);
  let y = from;
  for (const { words, amount, strong = false } of listed) {
    const style: TextStyle = strong
      ? { size: 13, weight: 'bold', color: COLORS.accent }
      : { size: 10.5, color: COLORS.text };
    const height = style.size * 1.6 + 12;
    if (strong) paper.doc.roundedRect(x, y, width, height, 8).fill(COLORS.soft);
    const box = { x: x + 12, y: y + 6, width: width - 24 };
    paper.text(words, box, style);
    paper.text(money(amount), box, { ...style, align: 'end' });
    y += height + (strong ? 0 : 2);
  }
  return y;
}

/** Draws a page number in the lower margin of each page, if there are several pages. */
export function numberPages(paper: PdfDocument, words: (page: string, pages: string) => string): void {
  paper.onEachPage((page, pages) => {
    if (pages === 1) return;
    const text = words(ltr(String(page)), ltr(String(pages)));
    paper.text(text, { x: LEFT, y: BOTTOM + 4, width: WIDTH }, { ...muted, size: 9, align: 'center' });
  });
}
