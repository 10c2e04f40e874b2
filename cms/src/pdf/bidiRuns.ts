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

/** A letter of a script that is written from right to left. */
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;

/** A part whose direction is isolated from the text around it. */
const ISOLATE = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;

/**
 * The direction of user text: that of its first letter; null without a letter. Null also for a text of several isolated
 * parts, such as «2× جبنة», so that the count comes first.
 */
export function textDirection(text: string): Direction | null {
  const around = text.replace(ISOLATE, '');
  const isOnePart = around.trim() === '' && text.match(ISOLATE)?.length === 1;
  const first = LETTER.exec(isOnePart ? text : around)?.[0];
  if (first === undefined) return null;
  return RTL_LETTER.test(first) ? 'rtl' : 'ltr';
}

/** The methods of a font that this module uses. */
interface Face {
  has(codePoint: number): boolean;
  /** Whether the text shaper reverses this text itself. */
  turns(text: string): boolean;
}

/** Characters with the same font and direction, drawn together. */
export interface Run<F> {
  readonly text: string;
  readonly face: F;
}

/** Finds a font that has all characters of a text; null if there is none. */
export type FontFor<F> = (text: string) => F | null;

interface Piece<F> {
  readonly text: string;
  readonly level: number;
  readonly face: F;
}

/** Spaces use the font of the preceding character, except for an emoji, whose font has wide ones. */
const BLANK = /^\s$/u;
const EMOJI_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F]$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters beyond the Basic Multilingual Plane that are not letters, such as emoji. They have no direction. */
const ASTRAL_NEUTRAL = /(?!\p{L})[\u{10000}-\u{10FFFF}]/gu;

/** Replaces such characters. bidi-js would treat each half of their surrogate pair as a Latin letter. */
const withNeutrals = (line: string) => line.replace(ASTRAL_NEUTRAL, '\uFFFC\uFFFC');

const isOdd = (level: number) => level % 2 === 1;

/** Splits a text into words and other graphemes. A word has one embedding level. */
function wordsOf(text: string, levels: Uint8Array): { text: string; readonly level: number }[] {
  const words: { text: string; readonly level: number }[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const last = words.at(-1);
    const continues = last?.level === level && LETTER.test(segment) && LETTER.test(last.text);
    if (continues) last.text += segment;
    else words.push({ text: segment, level });
  }
  return words;
}

/**
 * A word in one font, because letters of two fonts don't join. If no font has all of its letters, each grapheme gets its
 * own font, and characters without a font are skipped.
 */
function inFonts<F>(word: string, fontFor: FontFor<F>): { readonly text: string; readonly face: F }[] {
  const face = fontFor(word);
  if (face !== null) return [{ text: word, face }];
  const smaller = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const parts = smaller.length > 1 ? smaller : [...word];
  return parts.length > 1 ? parts.flatMap((part) => inFonts(part, fontFor)) : [];
}

/** The words in logical order, each with its embedding level and font. */
function piecesOf<F extends Face>(text: string, levels: Uint8Array, fontFor: FontFor<F>): Piece<F>[] {
  const pieces: Piece<F>[] = [];
  for (const { text: word, level } of wordsOf(text, levels)) {
    const before = pieces.at(-1);
    const isJoined = before?.level === level && BLANK.test(word) && !EMOJI_END.test(before.text);
    if (isJoined && before.face.has(word.codePointAt(0) ?? 0)) pieces.push({ text: word, level, face: before.face });
    else pieces.push(...inFonts(word, fontFor).map((part) => ({ ...part, level })));
  }
  return pieces;
}

type Group<F> = readonly [Piece<F>, ...Piece<F>[]];

/** Groups adjacent words with the same level and font. */
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
function drawn<F extends Face>(group: readonly Piece<F>[], { level, face }: Piece<F>): string {
  const text = group.map((piece) => piece.text).join('');
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
export function runsOf<F extends Face>(line: string, direction: Direction, fontFor: FontFor<F>): Run<F>[] {
  const { levels } = bidi.getEmbeddingLevels(withNeutrals(line), direction);
  return inDrawingOrder(grouped(piecesOf(line, levels, fontFor))).map((group) => ({
    text: drawn(group, group[0]),
    face: group[0].face,
  }));
}
