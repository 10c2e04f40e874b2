/** Finding words as people spell them: letters that are written alike count as the same, and so do words that sound alike. */
import { toLatinDigits } from './digits.js';
import { phoneticDistance, toPhonetic, soundsLike, type PhoneticWord } from './phonetics.js';

const EQUIVALENT_LETTERS: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ς: 'σ' };

/**
 * The text as it is compared: hamza seats, diacritics and accents, tatweel, invisible marks, case, digits' script and
 * runs of blanks make no difference. The decomposition takes the hamza off أ إ آ ؤ ئ; one that stands alone goes too.
 */
export function normalizeArabic(text: string): string {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}ـء]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةکς]/g, (letter) => EQUIVALENT_LETTERS[letter] ?? letter)
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
  normalizeArabic,
  (text) => normalizeArabic(text.normalize('NFC').replace(/[ؤئء]/g, HAMZA)),
];

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean);

/** A text made ready to be searched often. */
export interface Searchable {
  readonly readings: readonly string[];
  /** How its words sound: found out when first asked for. */
  readonly sounds: () => readonly PhoneticWord[];
}

const soundsOf = (folded: string) => wordsOf(folded).flatMap((word) => toPhonetic(word) ?? []);

export function toSearchable(text: string): Searchable {
  const readings = READINGS.map((read) => read(text));
  let sounds: readonly PhoneticWord[] | undefined;
  return { readings, sounds: () => (sounds ??= soundsOf(readings[0] ?? '')) };
}

/** A word of a query in each reading of it, and by its sound. */
interface QueryWord {
  readonly readings: readonly string[];
  readonly sound: PhoneticWord | null;
}

/** The words of a query. */
const parseQuery = (query: string): readonly QueryWord[] =>
  query
    .split(/\s+/)
    .map((word) => READINGS.map((read) => read(word)))
    .filter(([folded, seated]) => folded || seated)
    .map((readings) => ({ readings, sound: toPhonetic(readings[0] ?? '') }));

/** How far a word is from what a text says: 0 where it is written there, more where it only sounds alike, else null. */
function distanceOf({ readings: asked, sound }: QueryWord, { readings, sounds }: Searchable): number | null {
  if (readings.some((text, reading) => text.includes(asked[reading] ?? ''))) return 0;
  if (sound === null) return null;
  const alike = sounds().filter((other) => soundsLike(sound, other));
  return alike.length > 0 ? 1 + Math.min(...alike.map((other) => phoneticDistance(sound, other))) : null;
}

/**
 * Judges texts by one query: every word of it must stand somewhere in the text, by one of the readings, or sound like one of
 * its words in either script. Answers how far the text is from the query, 0 where all of it is written there; null where it
 * does not match.
 */
export function createMatcher(query: string): (text: Searchable) => number | null {
  const words = parseQuery(query);
  return (text) => {
    let sum = 0;
    for (const word of words) {
      const distance = distanceOf(word, text);
      if (distance === null) return null;
      sum += distance;
    }
    return sum;
  };
}

/** Whether every word of the query stands somewhere in the text. An empty query matches all. */
export function matchesQuery(query: string, text: string): boolean {
  return createMatcher(query)(toSearchable(text)) !== null;
}

/** A part of a text, in UTF-16 units: from `start`, up to but not including `end`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const letters = new Intl.Segmenter('ar');

/** A folded text, and for each of its units where in the text it came from: its first and its last unit. */
function normalizeWithOffsets(text: string, read: (text: string) => string): { folded: string; from: TextSpan[] } {
  let folded = '';
  const from: TextSpan[] = [];
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

function spansOf(word: string, { folded, from }: ReturnType<typeof normalizeWithOffsets>): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  if (word === '') return spans;
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    const [first, last] = [from[at], from[at + word.length - 1]];
    if (first && last) spans.push({ start: first.start, end: last.end });
  }
  return spans;
}

/** The words of a text that sound like the one that is asked for. */
const phoneticMatches = (text: string, sound: PhoneticWord): readonly TextSpan[] =>
  Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: word, index }) => {
    const other = toPhonetic(normalizeArabic(word));
    return other && soundsLike(sound, other) ? [{ start: index, end: index + word.length }] : [];
  });

/** Where the words of a query stand in a text, in order and apart from one another; the text itself is not touched. */
export function findMatches(query: string, text: string): readonly TextSpan[] {
  const traces = READINGS.map((read) => normalizeWithOffsets(text, read));
  const found = parseQuery(query).flatMap(({ readings, sound }) => {
    const written = traces.flatMap((trace, reading) => spansOf(readings[reading] ?? '', trace));
    return written.length > 0 || !sound ? written : phoneticMatches(text, sound);
  });
  return found
    .sort((one, other) => one.start - other.start)
    .reduce<TextSpan[]>((apart, span) => {
      const last = apart.at(-1);
      if (!last || span.start > last.end) return [...apart, span];
      return [...apart.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }];
    }, []);
}
