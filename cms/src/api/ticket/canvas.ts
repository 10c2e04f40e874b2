/**
 * A page in printer dots, of fixed width and any length. It records drawing operations, which are then rendered as a
 * picture or a PDF. Callers always lay out from right to left. For a page from left to right, the layout is mirrored.
 */
import { runsOf, textDirection, type Direction, type Run } from '../../pdf/bidiRuns';
import type { Font } from '../../pdf/fontFile';
import { fontFor, type Weight } from '../../pdf/fonts';
import { breakLines } from '../../pdf/lineBreaking';
import { printable } from '../../pdf/printable';
import { qrModules } from '../../pdf/qrCode';

export type Ink = 'black' | 'white';

export type Mark =
  | {
      readonly kind: 'text';
      readonly runs: readonly Run<Font>[];
      readonly x: number;
      readonly baseline: number;
      readonly size: number;
      readonly ink: Ink;
      readonly top: number;
      readonly bottom: number;
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly top: number;
      readonly width: number;
      readonly bottom: number;
      readonly radius: number;
      /** The thickness of the border; null for a filled box. */
      readonly frame: number | null;
    };

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly ink?: Ink;
  readonly align?: 'start' | 'center' | 'end';
}

/** The line height and the position of the baseline, both relative to the font size. */
const LEADING = 1.45;
const BASELINE = 1.0;

/** The side of a QR code's smallest module, in dots. A phone's camera reads 0.25 mm. */
const MIN_MODULE = 3;

/** The opening characters of the isolates that a text leaves open. */
const openIsolates = (text: string): string =>
  [...text].reduce((open, character) => {
    if (character === '\u2069') return open.slice(0, -1);
    return /[\u2066-\u2068]/u.test(character) ? open + character : open;
  }, '');

/**
 * Continues isolated parts over the lines of a paragraph, because each line is ordered by itself. An isolate of automatic
 * direction gets the direction of its first letter, which its later lines may not begin with.
 */
function continueIsolates(lines: readonly string[]): readonly string[] {
  const fixed = lines.join('\n').replace(/\u2068(?=([^\u2066-\u2069]*)\u2069)/gu, (auto, part: string) => {
    const direction = textDirection(part);
    if (direction === null) return auto;
    return direction === 'ltr' ? '\u2066' : '\u2067';
  });
  let open = '';
  return fixed.split('\n').map((line) => {
    const whole = open + line;
    open = openIsolates(whole);
    return whole + '\u2069'.repeat(open.length);
  });
}

const runsIn = (text: string, weight: Weight, direction: Direction) =>
  runsOf(text, direction, (part) => fontFor(weight, part));

const widthOfRuns = (runs: readonly Run<Font>[], size: number) =>
  runs.reduce((sum, { face, text }) => sum + face.widthOf(text) * size, 0);

export class Canvas {
  readonly marks: Mark[] = [];
  /** The y coordinates where a page break is allowed. */
  readonly breaks: number[] = [];
  readonly width: number;
  readonly #direction: Direction;
  y = 0;

  constructor(width: number, direction: Direction) {
    this.width = width;
    this.#direction = direction;
  }

  /** Converts the left edge of a box from the layout to the page. @param x the left edge in the layout */
  #placed(x: number, width: number): number {
    return this.#direction === 'rtl' ? x : this.width - x - width;
  }

  textWidth(text: string, { size, weight = 'regular' }: TextStyle): number {
    return widthOfRuns(runsIn(printable(text, weight), weight, 'rtl'), size);
  }

  textHeight = (lines: number, { size }: TextStyle): number => lines * size * LEADING;

  linesOf(text: string, width: number, style: TextStyle): readonly string[] {
    return breakLines(printable(text, style.weight ?? 'regular'), width, (part) => this.textWidth(part, style));
  }

  /** Draws lines at `top` between `x` and `x + width`. @returns the y coordinate below */
  drawLines(lines: readonly string[], x: number, width: number, top: number, style: TextStyle): number {
    const { size, weight = 'regular', ink = 'black', align = 'start' } = style;
    const height = size * LEADING;
    // The direction is that of the whole paragraph, so a line does not change it by its first letter.
    const direction = textDirection(lines.join(' ')) ?? this.#direction;
    for (const [index, line] of continueIsolates(lines).entries()) {
      const runs = runsIn(line, weight, direction);
      const own = widthOfRuns(runs, size);
      const free = width - own;
      const left = this.#placed(x + { start: free, center: free / 2, end: 0 }[align], own);
      const upper = top + index * height;
      const baseline = upper + size * BASELINE;
      this.marks.push({ kind: 'text', runs, x: left, baseline, size, ink, top: upper, bottom: upper + height });
    }
    return top + lines.length * height;
  }

  /** Wraps and draws a text at `top`. @returns the y coordinate below */
  drawText(text: string, x: number, width: number, top: number, style: TextStyle): number {
    return this.drawLines(this.linesOf(text, width, style), x, width, top, style);
  }

  fill(x: number, top: number, width: number, height: number, radius = 0): void {
    this.marks.push({ kind: 'box', x: this.#placed(x, width), top, width, bottom: top + height, radius, frame: null });
  }

  frame(x: number, top: number, width: number, height: number, radius: number, thickness: number): void {
    const left = this.#placed(x, width);
    this.marks.push({ kind: 'box', x: left, top, width, bottom: top + height, radius, frame: thickness });
  }

  /**
   * Draws a QR code at `y`, in the middle of the page, and moves below it.
   * @param most the maximum side, with the quiet zone of four modules; exceeded if modules would be too small to scan
   */
  qrCode(text: string, most: number): void {
    const { size, rows } = qrModules(text, 'L');
    const module = Math.max(MIN_MODULE, Math.floor(most / (size + 8)));
    const left = Math.round((this.width - size * module) / 2);
    const top = Math.ceil(this.y) + 4 * module;
    for (const { row, column, length } of rows) {
      const at = { x: left + column * module, top: top + row * module, bottom: top + (row + 1) * module };
      this.marks.push({ kind: 'box', ...at, width: length * module, radius: 0, frame: null });
    }
    this.y = top + (size + 4) * module;
  }

  /** Draws a dotted line. */
  dots(x: number, top: number, width: number, side = 3): void {
    for (let at = x; at + side <= x + width; at += side * 2) this.fill(at, top, side, side);
  }

  /** Moves down and allows a page break there. */
  skip(dots: number): void {
    this.y += dots;
    this.breaks.push(this.y);
  }
}
