/**
 * Splits a line into runs in drawing order. PDF always draws from left to right, so the Unicode bidirectional
 * algorithm splits a line into runs of one direction. The runs are split further by font.
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * Keeps a date, phone number or price left-to-right within Arabic text. Otherwise, `2026-11-21` after an Arabic word
 * would be shown as three numbers from right to left.
 */
export const ltr = (text: string) => `\u2066${text}\u2069`;

/** The direction of a paragraph. */
export type Direction = 'rtl' | 'ltr';

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** A part whose direction is isolated from the text around it. */
const ISOLATE = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;

/**
 * The direction of user text: that of its first Arabic or Latin letter; null without such a letter. Null also for a text
 * of several isolated parts, such as «2× جبنة», so that the count comes first.
 */
export function textDirection(text: string): Direction | null {
  const around = text.replace(ISOLATE, '');
  const isOnePart = around.trim() === '' && text.match(ISOLATE)?.length === 1;
  const first = [...(isOnePart ? text : around)].find((character) => ARABIC.test(character) || LATIN.test(character));
  if (first === undefined) return null;
  return LATIN.test(first) ? 'ltr' : 'rtl';
}

/** The method of a font that this module uses. */
interface Turning {
  /** Whether the text shaper reverses this text itself. */
  turns(text: string): boolean;
}

/** Characters with the same font and direction, drawn together. */
export interface Run<F> {
  readonly text: string;
  readonly face: F;
}

/** Finds the font for a character. Null if no font has it; the character is then skipped. */
export type FontOf<F> = (codePoint: number) => F | null;

interface Piece<F> {
  readonly character: string;
  readonly level: number;
  readonly face: F;
}

/** Combining marks use the font of the preceding letter. */
const MARK = /\p{Mark}/u;
/** Spaces use the font of the preceding character, except for an emoji, whose font has wide ones. */
const BLANK = /\s/u;
const EMOJI_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F]/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters beyond the Basic Multilingual Plane that are not letters, such as emoji. They have no direction. */
const ASTRAL_NEUTRAL = /(?!\p{L})[\u{10000}-\u{10FFFF}]/gu;

/** Replaces such characters. bidi-js would treat each half of their surrogate pair as a Latin letter. */
const withNeutrals = (line: string) => line.replace(ASTRAL_NEUTRAL, '\uFFFC\uFFFC');

const isOdd = (level: number) => level % 2 === 1;

/** The characters in logical order, each with its embedding level and font. */
function piecesOf<F>(text: string, levels: Uint8Array, faceOf: FontOf<F>): Piece<F>[] {
  const pieces: Piece<F>[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const before = pieces.at(-1);
    const isBlank = BLANK.test(character) && !EMOJI_END.test(before?.character ?? '');
    const joins = before?.level === level && (MARK.test(character) || isBlank);
    const face = joins ? before.face : faceOf(character.codePointAt(0) ?? 0);
    if (face !== null) pieces.push({ character, level, face });
  }
  return pieces;
}

type Group<F> = readonly [Piece<F>, ...Piece<F>[]];

/** Groups adjacent characters with the same level and font. */
function grouped<F>(pieces: readonly Piece<F>[]): Group<F>[] {
  const groups: [Piece<F>, ...Piece<F>[]][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0].face === piece.face && last[0].level === piece.level) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/**
 * The text to pass to the shaper. In right-to-left text, the shaper reverses Arabic letters and digits, but not
 * brackets and punctuation. So this function reverses the latter.
 */
function drawn<F extends Turning>(group: readonly Piece<F>[], { level, face }: Piece<F>): string {
  const text = group.map(({ character }) => character).join('');
  const isRtl = isOdd(level);
  if (face.turns(text) === isRtl) return text;
  if (!isRtl) return [...text].reverse().join('');
  // Reverses by grapheme, so that the code points of an emoji stay in order.
  const turned = Array.from(graphemes.segment(text), ({ segment }) => segment).reverse();
  return turned.map((one) => bidi.getMirroredCharacter(one) ?? one).join('');
}

/** Reverses groups, from the highest embedding level down (rule L2 of the Unicode bidirectional algorithm). */
function inDrawingOrder<F>(groups: readonly Group<F>[]): Group<F>[] {
  const order = [...groups];
  const reaches = (index: number, level: number) => (order[index]?.[0].level ?? 0) >= level;
  for (let level = Math.max(0, ...order.map(([{ level: own }]) => own)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while (reaches(end, level)) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}

/**
 * Splits a line into runs, in drawing order from left to right.
 * @param direction of the line's paragraph
 */
export function runsOf<F extends Turning>(line: string, direction: Direction, faceOf: FontOf<F>): Run<F>[] {
  const { levels } = bidi.getEmbeddingLevels(withNeutrals(line), direction);
  return inDrawingOrder(grouped(piecesOf(line, levels, faceOf))).map((group) => ({
    text: drawn(group, group[0]),
    face: group[0].face,
  }));
}
