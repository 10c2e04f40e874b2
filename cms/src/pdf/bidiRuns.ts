/**
 * A line of text in the order in which it is drawn. PDF knows no writing direction: a line is taken apart by the Unicode
 * bidirectional algorithm into runs that read one way, these by the face that has their letters, and each is drawn by
 * itself, from the left to the right of the paper.
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * A date, a telephone, a price within a line of Arabic: read from the left, as one, whatever is around it. (Left alone,
 * the algorithm takes `2026-11-21` after an Arabic word for three numbers, to be read from the right.)
 */
export const ltr = (text: string) => `\u2066${text}\u2069`;

/** The direction of a paragraph, whatever its first letter is. */
export type Direction = 'rtl' | 'ltr';

/** As much of a face as its runs depend on. */
interface Turning {
  /** Whether the shaper draws the text from its last letter to its first. */
  turns(text: string): boolean;
}

/** Letters of one face that are drawn in one go. */
export interface Run<F> {
  readonly text: string;
  readonly face: F;
}

/** Gives the face that has a character; null when none has, and the character is left out. */
export type FontOf<F> = (codePoint: number) => F | null;

interface Piece<F> {
  readonly character: string;
  readonly level: number;
  readonly face: F;
}

/** Stays with the letter before it: it is drawn over or under it. */
const MARK = /\p{Mark}/u;
/** Taken by whichever face is being drawn. */
const BLANK = /\s/u;

const isOdd = (level: number) => level % 2 === 1;

/** The characters in the order of reading, each with its level and its face. */
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

/** Neighbours of one level and one face, together. */
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
 * What a group is drawn as. The shaper turns Arabic round by itself, its digits too, which are written from the left;
 * and of the brackets and dots among Arabic it knows nothing. What it gets wrong is turned beforehand.
 */
function drawn<F extends Turning>(group: readonly Piece<F>[], { level, face }: Piece<F>): string {
  const text = group.map(({ character }) => character).join('');
  const isRtl = isOdd(level);
  if (face.turns(text) === isRtl) return text;
  const turned = [...text].reverse();
  return (isRtl ? turned.map((one) => bidi.getMirroredCharacter(one) ?? one) : turned).join('');
}

/** Reverses what is at a level or above it, from the highest level down (rule L2 of the algorithm). */
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
 * A line as runs, in the order in which they are drawn from left to right.
 * @param direction of the paragraph that the line is of
 */
export function runsOf<F extends Turning>(line: string, direction: Direction, faceOf: FontOf<F>): Run<F>[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  return inDrawingOrder(grouped(piecesOf(line, levels, faceOf))).map((group) => ({
    text: drawn(group, group[0]),
    face: group[0].face,
  }));
}
