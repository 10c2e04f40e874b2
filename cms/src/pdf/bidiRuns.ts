/**
 * Splits a line into runs in drawing order. PDF has no writing direction: the Unicode bidirectional algorithm splits a
 * line into runs of one direction, these split by font, and each run is drawn from left to right.
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * Isolates a date, phone number or price within Arabic text as left to right. (Otherwise the algorithm treats
 * `2026-11-21` after an Arabic word as three numbers, read from the right.)
 */
export const ltr = (text: string) => `\u2066${text}\u2069`;

/** The direction of a paragraph. */
export type Direction = 'rtl' | 'ltr';

/** The part of a font that runs depend on. */
interface Turning {
  /** Whether the shaper reverses the text. */
  turns(text: string): boolean;
}

/** Characters of one font that are drawn together. */
export interface Run<F> {
  readonly text: string;
  readonly face: F;
}

/** The font that has a character; null if none has, and the character is skipped. */
export type FontOf<F> = (codePoint: number) => F | null;

interface Piece<F> {
  readonly character: string;
  readonly level: number;
  readonly face: F;
}

/** Combining marks stay with the letter before. */
const MARK = /\p{Mark}/u;
/** Spaces take the current font. */
const BLANK = /\s/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters outside of the Basic Multilingual Plane that have no direction, such as emoji. */
const ASTRAL_NEUTRAL = /(?!\p{L})[\u{10000}-\u{10FFFF}]/gu;

/** The same text for the algorithm: bidi-js takes halves of surrogate pairs for Latin letters. */
const withNeutrals = (line: string) => line.replace(ASTRAL_NEUTRAL, '\uFFFC\uFFFC');

const isOdd = (level: number) => level % 2 === 1;

/** The characters in logical order, each with its level and font. */
function piecesOf<F>(text: string, levels: Uint8Array, faceOf: FontOf<F>): Piece<F>[] {
  const pieces: Piece<F>[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const before = pieces.at(-1);
    const joins = before?.level === level && (MARK.test(character) || BLANK.test(character));
    const face = joins ? before.face : faceOf(character.codePointAt(0) ?? 0);
    if (face !== null) pieces.push({ character, level, face });
  }
  return pieces;
}

type Group<F> = readonly [Piece<F>, ...Piece<F>[]];

/** Groups neighbours of one level and font. */
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
 * The text to draw. The shaper reverses Arabic by itself, including digits, which run left to right, but not brackets
 * and punctuation in it; this compensates.
 */
function drawn<F extends Turning>(group: readonly Piece<F>[], { level, face }: Piece<F>): string {
  const text = group.map(({ character }) => character).join('');
  const isRtl = isOdd(level);
  if (face.turns(text) === isRtl) return text;
  if (!isRtl) return [...text].reverse().join('');
  // The parts of an emoji stay together.
  const turned = Array.from(graphemes.segment(text), ({ segment }) => segment).reverse();
  return turned.map((one) => bidi.getMirroredCharacter(one) ?? one).join('');
}

/** Reverses each level and above, from the highest down (rule L2 of the algorithm). */
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
 * A line as runs, in drawing order from left to right.
 * @param direction of the line's paragraph
 */
export function runsOf<F extends Turning>(line: string, direction: Direction, faceOf: FontOf<F>): Run<F>[] {
  const { levels } = bidi.getEmbeddingLevels(withNeutrals(line), direction);
  return inDrawingOrder(grouped(piecesOf(line, levels, faceOf))).map((group) => ({
    text: drawn(group, group[0]),
    face: group[0].face,
  }));
}
