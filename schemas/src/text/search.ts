/** Finding words as people spell them: Arabic letters that are written alike count as the same. */
import { toLatinDigits } from './digits.js';

const ALIKE: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ς: 'σ' };

/**
 * The text as it is compared: hamza seats, diacritics and accents, tatweel, invisible marks, case, digits' script and
 * runs of blanks make no difference. The decomposition takes the hamza off أ إ آ ؤ ئ; one that stands alone goes too.
 */
export function foldArabic(text: string): string {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}ـء]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةکς]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A hamza as a letter of its own, whatever it sits on. No text holds this character: it is a blank in every other. */
const HAMZA = '\u0001';

/**
 * Two readings of a text. People leave a hamza out («عشا» for «عشاء», «لولو» for «لؤلؤ»), and set it on another seat than
 * others do («مسئول» for «مسؤول»): the first reading is without any hamza, the second without their seats.
 */
const READINGS: readonly ((text: string) => string)[] = [
  foldArabic,
  (text) => foldArabic(text.normalize('NFC').replace(/[ؤئء]/g, HAMZA)),
];

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean);

/** A text made ready to be searched often. */
export type Searchable = readonly string[];

export const searchable = (text: string): Searchable => READINGS.map((read) => read(text));

/** Judges texts by one query: every word of it must stand somewhere in the text, by one of the readings. */
export function finder(query: string): (text: Searchable) => boolean {
  const words = READINGS.map((read) => wordsOf(read(query)));
  return (text) => words.some((asked, reading) => asked.every((word) => text[reading]?.includes(word)));
}

/** Whether every word of the query stands somewhere in the text. An empty query matches all. */
export function matches(query: string, text: string): boolean {
  return finder(query)(searchable(text));
}

/** A part of a text, in UTF-16 units: from `start`, up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const letters = new Intl.Segmenter('ar');

/** A folded text, and for each of its units where in the text it came from: its first and its last unit. */
function traced(text: string, read: (text: string) => string): { folded: string; from: Span[] } {
  let folded = '';
  const from: Span[] = [];
  for (const { segment, index: start } of letters.segment(text)) {
    const end = start + segment.length;
    const piece = read(segment) || (/\s/.test(segment) ? ' ' : '');
    // What leaves nothing behind belongs to the letter that it is written on.
    const last = from.at(-1);
    if (piece === '' && last) from[from.length - 1] = { start: last.start, end };
    from.push(...Array.from({ length: piece.length }, () => ({ start, end })));
    folded += piece;
  }
  return { folded, from };
}

function spansOf(word: string, { folded, from }: ReturnType<typeof traced>): readonly Span[] {
  const spans: Span[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    const [first, last] = [from[at], from[at + word.length - 1]];
    if (first && last) spans.push({ start: first.start, end: last.end });
  }
  return spans;
}

/** Where the words of a query stand in a text, in order and apart from one another; the text itself is not touched. */
export function spansFound(query: string, text: string): readonly Span[] {
  const found = READINGS.flatMap((read) => {
    const trace = traced(text, read);
    return wordsOf(read(query)).flatMap((word) => spansOf(word, trace));
  });
  return found
    .sort((one, other) => one.start - other.start)
    .reduce<Span[]>((apart, span) => {
      const last = apart.at(-1);
      if (!last || span.start > last.end) return [...apart, span];
      return [...apart.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }];
    }, []);
}
