/**
 * A PDF document in the reading direction of its language. PDF has no writing direction, so text is split into lines
 * and runs, which are drawn one by one. Lengths are in points (72 per inch), from the upper left corner.
 */
import { directionOf, type Language } from '@qaima/schemas';
import PDFDocument from 'pdfkit';
import type { Font } from './fontFile';
import { fontFor, type Weight } from './fonts';
import { breakLines } from './lineBreaking';
import { printable } from './printable';
import { runsOf, textDirection, type Direction, type Run } from './bidiRuns';

export const MM = 72 / 25.4;

/** The default line height, relative to the font size. Arabic letters need more space than Latin ones. */
const LINE_HEIGHT = 1.6;

const OPPOSITE = { start: 'end', center: 'center', end: 'start' } as const;

export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly color: string;
  readonly weight?: Weight;
  /** The alignment in the box; by default the start of the direction. */
  readonly align?: 'start' | 'center' | 'end';
  /**
   * The direction of the paragraph; by default that of the document. `auto` is for text that users type: it has its own
   * direction, and the document's alignment.
   */
  readonly direction?: Direction | 'auto';
  /** The maximum number of lines. */
  readonly most?: number;
  /** The line height, relative to the font size. */
  readonly leading?: number;
}

/** The upper left corner and width of a text. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface PdfOptions {
  readonly size: readonly [number, number];
  /** The title that PDF viewers show. */
  readonly title: string;
  /** Default: Arabic. */
  readonly language?: Language;
}

export class PdfDocument {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  readonly height: number;
  /** The direction of the document's language. */
  readonly direction: Direction;
  readonly #known = new Set<string>();

  constructor({ size, title, language = 'ar' }: PdfOptions) {
    [this.width, this.height] = size;
    this.direction = directionOf(language);
    this.doc = new PDFDocument({
      size: [...size],
      margin: 0,
      autoFirstPage: true,
      // Needed for page numbers, which include the total.
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Producer: 'Qaima', Creator: 'Qaima' },
    });
  }

  #use({ name, bytes }: Font, size: number): void {
    if (!this.#known.has(name)) this.doc.registerFont(name, bytes);
    this.#known.add(name);
    this.doc.font(name).fontSize(size);
  }

  #runs(text: string, { weight = 'regular', direction = this.direction }: TextStyle) {
    return runsOf(text, direction === 'auto' ? this.direction : direction, (part) => fontFor(weight, part));
  }

  /** Draws the runs of a line, from a point on its baseline to the right. */
  drawRuns(runs: readonly Run<Font>[], x: number, baseline: number, size: number, color: string): void {
    let at = x;
    for (const run of runs) {
      this.#use(run.face, size);
      this.doc
        .fillColor(color)
        .text(run.text, at, baseline, { features: [], lineBreak: false, baseline: 'alphabetic' });
      at += this.doc.widthOfString(run.text, { features: [] });
    }
  }

  /** The width of a text if it is set on one line. */
  widthOf(text: string, style: TextStyle): number {
    return this.#runs(printable(text, style.weight ?? 'regular'), style).reduce((width, run) => {
      this.#use(run.face, style.size);
      return width + this.doc.widthOfString(run.text, { features: [] });
    }, 0);
  }

  linesOf(text: string, width: number, style: TextStyle): string[] {
    return breakLines(
      printable(text, style.weight ?? 'regular'),
      width,
      (part) => this.widthOf(part, style),
      style.most,
    );
  }

  #line(line: string, { x, y, width }: TextBox, style: TextStyle): void {
    const { size, color, align = 'start', direction = this.direction } = style;
    const free = width - this.widthOf(line, style);
    const atRight = (align === 'start') === (direction === 'rtl');
    let at = x + (align === 'center' ? free / 2 : atRight ? free : 0);
    for (const run of this.#runs(line, style)) {
      this.#use(run.face, size);
      this.doc.fillColor(color).text(run.text, at, y, { features: [], lineBreak: false, baseline: 'middle' });
      at += this.doc.widthOfString(run.text, { features: [] });
    }
  }

  /** The direction of a text, which is that of all its lines. */
  #directed(text: string, style: TextStyle): TextStyle {
    if (style.direction !== 'auto') return style;
    const direction = textDirection(text) ?? this.direction;
    const { align = 'start' } = style;
    return { ...style, direction, align: direction === this.direction ? align : OPPOSITE[align] };
  }

  /** Draws a text into a box. @returns the y coordinate below the last line */
  text(text: string, box: TextBox, wanted: TextStyle): number {
    const style = this.#directed(text, wanted);
    const height = style.size * (style.leading ?? LINE_HEIGHT);
    const lines = this.linesOf(text, box.width, style);
    for (const [index, line] of lines.entries()) {
      this.#line(line, { ...box, y: box.y + height * (index + 0.5) }, style);
    }
    return box.y + height * lines.length;
  }

  newPage(): void {
    this.doc.addPage({ size: [this.width, this.height], margin: 0 });
  }

  /** Draws on every page; call it last. `write` receives the page number, from 1, and the number of pages. */
  onEachPage(write: (page: number, pages: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page);
      write(page + 1, count);
    }
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
