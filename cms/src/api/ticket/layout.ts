/**
 * Lays a ticket out from right to left. The canvas mirrors the layout of an English ticket. The paper may have any
 * length, so nothing is truncated.
 */
import { directionOf } from '@qaima/schemas';
import type { Direction } from '../../pdf/bidiRuns';
import { isPrintable } from '../../pdf/printable';
import { Canvas, type TextStyle } from './canvas';
import type { Ticket } from './content';

/** Lengths are in dots on paper 576 dots wide, and scaled for other widths. */
const PAPER = 576;
const MARGIN = 14;
/** Thinner lines may be missing on thermal paper. */
const MIN_STROKE = 3;
/** The minimum font size that is readable on thermal paper. */
const MIN_SIZE = 25;

/** The maximum side of a QR code, in dots. */
const CODE_SIDE = 300;
/** The maximum length of a QR code's text, which the narrowest paper has space for. Longer texts get several codes. */
const MAX_CODE_BYTES = 1_200;

/** Splits a text into parts that QR codes have space for. */
function codeTexts(text: string): readonly string[] {
  const parts = [''];
  for (const character of text) {
    const grown = (parts.at(-1) ?? '') + character;
    if (Buffer.byteLength(grown) > MAX_CODE_BYTES) parts.push(character);
    else parts[parts.length - 1] = grown;
  }
  return parts;
}

const SIZES = {
  head: 30,
  number: 118,
  service: 46,
  ready: 34,
  mark: 44,
  note: 34,
  section: 28,
  count: 36,
  title: 38,
  size: 30,
  detail: 32,
  lineNote: 30,
  sum: 32,
  guest: 32,
} as const;

class TicketLayout {
  readonly canvas: Canvas;
  readonly #scale: number;

  constructor(width: number, direction: Direction) {
    this.canvas = new Canvas(width, direction);
    this.#scale = Math.min(Math.max(width / PAPER, 0.8), 1.4);
  }

  #px = (dots: number) => Math.round(dots * this.#scale);

  #stroke = (dots: number) => Math.max(MIN_STROKE, this.#px(dots));

  #style = (name: keyof typeof SIZES, more: Partial<TextStyle> = {}): TextStyle => ({
    size: Math.max(MIN_SIZE, this.#px(SIZES[name])),
    weight: 'bold',
    ...more,
  });

  get #left(): number {
    return this.#px(MARGIN);
  }

  get #inner(): number {
    return this.canvas.width - 2 * this.#left;
  }

  /** Draws two texts on one line, or below each other if they don't fit. */
  #pair(start: string, end: string, style: TextStyle): void {
    const { canvas } = this;
    const gap = this.#px(16);
    const [a, b] = [canvas.textWidth(start, style), canvas.textWidth(end, style)];
    const isOneLine = a + b + gap <= this.#inner;
    const below = start === '' ? canvas.y : canvas.drawText(start, this.#left, this.#inner, canvas.y, style);
    const top = isOneLine ? canvas.y : below;
    const last = end === '' ? top : canvas.drawText(end, this.#left, this.#inner, top, { ...style, align: 'end' });
    canvas.y = Math.max(below, last);
  }

  /** QR codes of a guest's words that fonts can't print, so that the kitchen can read and translate them on a phone. */
  #codes(text: string): void {
    if (isPrintable(text, 'bold')) return;
    for (const part of codeTexts(text.replace(/[\u2066-\u2069]/gu, ''))) {
      this.canvas.qrCode(part, this.#px(CODE_SIDE));
      this.canvas.skip(this.#px(10));
    }
  }

  #rule(isDotted = false): void {
    const { canvas } = this;
    canvas.skip(this.#px(8));
    if (isDotted) canvas.dots(this.#left, canvas.y, this.#inner, this.#stroke(4));
    else canvas.fill(this.#left, canvas.y, this.#inner, this.#stroke(3));
    canvas.skip(this.#px(12));
  }

  /** Draws white text on black. @returns its height */
  #inverted(text: string, x: number, width: number, style: TextStyle): number {
    const { canvas } = this;
    const padding = this.#px(4);
    const lines = canvas.linesOf(text, width - 4 * padding, style);
    const height = canvas.textHeight(lines.length, style) + 2 * padding;
    canvas.fill(x, canvas.y, width, height, this.#px(10));
    canvas.drawLines(lines, x, width, canvas.y + padding, { ...style, ink: 'white', align: 'center' });
    return height;
  }

  #note(text: string, width: number, frame: number, style: TextStyle): void {
    this.#boxed(text, width, frame, style);
    this.#codes(text);
  }

  #boxed(text: string, width: number, frame: number, style: TextStyle): void {
    const { canvas } = this;
    const padding = this.#px(14);
    const lines = canvas.linesOf(text, width - 2 * padding, style);
    const height = canvas.textHeight(lines.length, style) + this.#px(16);
    const x = this.#left;
    canvas.frame(x, canvas.y, width, height, this.#px(10), this.#stroke(frame));
    canvas.drawLines(lines, x + padding, width - 2 * padding, canvas.y + this.#px(8), style);
    canvas.y += height;
    canvas.skip(this.#px(10));
  }

  head({ marks, venue, time, number, service, ready, part, note, changes }: Ticket): void {
    const { canvas } = this;
    canvas.skip(this.#px(14));
    for (const mark of marks) {
      canvas.y += this.#inverted(mark, this.#left, this.#inner, this.#style('mark'));
      canvas.skip(this.#px(10));
    }
    this.#pair(venue, time, this.#style('head'));
    this.#rule();
    const big = this.#style('number');
    // A long order number gets a smaller font, so that it takes at most half of the width.
    const fitting = Math.min(1, this.#inner / 2 / canvas.textWidth(number, big));
    const numberStyle = { ...big, size: Math.round(big.size * fitting) };
    const numberWidth = canvas.textWidth(number, numberStyle);
    const top = canvas.y;
    // The number is moved up, because digits need no space for descenders.
    canvas.drawText(number, this.#left, this.#inner, top - numberStyle.size * 0.22, numberStyle);
    const side = number === '' ? this.#inner : this.#inner - numberWidth - this.#px(22);
    canvas.y += this.#inverted(service, this.#left, side, this.#style('service'));
    canvas.y += this.#px(4);
    if (ready !== null)
      canvas.y = canvas.drawText(ready, this.#left, side, canvas.y, this.#style('ready', { align: 'center' }));
    if (number !== '') canvas.y = Math.max(canvas.y, top + numberStyle.size * 0.86);
    canvas.skip(this.#px(14));
    if (part !== null) this.#boxed(part, this.#inner, 3, this.#style('section'));
    if (changes !== null) this.#note(changes, this.#inner, 5, this.#style('note'));
    if (note !== null) this.#note(note, this.#inner, 5, this.#style('note'));
  }

  #sectionTitle(title: string): void {
    const { canvas } = this;
    const style = this.#style('section');
    canvas.skip(this.#px(6));
    const lines = canvas.linesOf(title, this.#inner, style);
    const width = canvas.textWidth(lines.at(-1) ?? '', style) + this.#px(12);
    const bottom = canvas.drawLines(lines, this.#left, this.#inner, canvas.y, style);
    const middle = bottom - style.size * 0.72;
    if (width < this.#inner) canvas.dots(this.#left, middle, this.#inner - width, this.#stroke(3));
    canvas.y = bottom;
    canvas.skip(this.#px(6));
  }

  /** Draws an item's size in a frame. If there is no space after the last line of the title, the frame is below. */
  #sizeFrame(size: string, x: number, width: number, titleEnd: number, titleLine: number): void {
    const { canvas } = this;
    const style = this.#style('size');
    const padding = this.#px(14);
    const lines = canvas.linesOf(size, width - 2 * padding, style);
    const boxWidth = Math.max(...lines.map((line) => canvas.textWidth(line, style))) + 2 * padding;
    const height = canvas.textHeight(lines.length, style) + this.#px(6);
    const gap = this.#px(16);
    const fits = lines.length === 1 && titleEnd + gap + boxWidth <= width;
    const top = fits ? titleLine + this.#px(2) : canvas.y + this.#px(4);
    const left = fits ? x + width - titleEnd - gap - boxWidth : x + width - boxWidth;
    canvas.frame(left, top, boxWidth, height, this.#px(8), this.#stroke(3));
    canvas.drawLines(lines, left, boxWidth, top + this.#px(3), { ...style, align: 'center' });
    canvas.y = Math.max(canvas.y, top + height);
  }

  #line({ count, title, size, details, note }: Ticket['groups'][number]['lines'][number]): void {
    const { canvas } = this;
    const countStyle = this.#style('count', { ink: 'white', align: 'center' });
    const countText = `\u2066${count}×\u2069`;
    const countWidth = Math.max(this.#px(74), canvas.textWidth(countText, countStyle) + this.#px(20));
    const countHeight = canvas.textHeight(1, countStyle) + this.#px(4);
    const right = this.#left + this.#inner;
    canvas.fill(right - countWidth, canvas.y, countWidth, countHeight, this.#px(9));
    canvas.drawText(countText, right - countWidth, countWidth, canvas.y + this.#px(2), countStyle);
    const width = this.#inner - countWidth - this.#px(16);
    const style = this.#style('title');
    const top = canvas.y;
    const lines = canvas.linesOf(title, width, style);
    canvas.y = canvas.drawLines(lines, this.#left, width, top, style);
    if (size !== null) {
      const titleEnd = canvas.textWidth(lines.at(-1) ?? '', style);
      this.#sizeFrame(size, this.#left, width, titleEnd, canvas.y - style.size * 1.45);
    }
    canvas.y = Math.max(canvas.y, top + countHeight);
    canvas.skip(this.#px(4));
    for (const detail of details) this.#detail(detail, width);
    if (note !== null) this.#note(note, width, 3, this.#style('lineNote'));
    canvas.skip(this.#px(8));
  }

  #detail({ sign, text }: Ticket['groups'][number]['lines'][number]['details'][number], width: number): void {
    const { canvas } = this;
    const style = this.#style('detail');
    const signWidth = this.#px(36);
    const right = this.#left + width;
    if (sign !== '▪') canvas.drawText(sign, right - signWidth, signWidth, canvas.y, style);
    else {
      const side = this.#px(10);
      canvas.fill(right - side, canvas.y + style.size * 0.6, side, side);
    }
    canvas.y = canvas.drawText(text, this.#left, width - signWidth, canvas.y, style);
    canvas.skip(0);
  }

  body({ groups }: Ticket): void {
    for (const { title, lines } of groups) {
      if (title !== null) this.#sectionTitle(title);
      for (const line of lines) this.#line(line);
    }
  }

  foot({ extent, sums, guest }: Ticket): void {
    const { canvas } = this;
    this.#rule();
    const style = this.#style('sum');
    const [only] = sums;
    if (sums.length === 1 && only) this.#pair(extent, only.join(' '), style);
    else {
      this.#pair(extent, '', style);
      for (const [name, amount] of sums) this.#pair(name, amount, style);
    }
    if (guest.length > 0) this.#rule(true);
    for (const [start, end] of guest) this.#pair(start, end, this.#style('guest'));
    const unprintable = guest.flat().filter((text) => !isPrintable(text, 'bold'));
    if (unprintable.length > 0) this.#codes(unprintable.join('\n'));
    canvas.skip(this.#px(36));
  }
}

/** Lays a ticket out on paper of `width` dots. */
export function layOut(ticket: Ticket, width: number): Canvas {
  const layout = new TicketLayout(width, directionOf(ticket.language));
  layout.head(ticket);
  layout.body(ticket);
  layout.foot(ticket);
  return layout.canvas;
}
