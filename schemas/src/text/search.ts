/** Search that tolerates spelling variants: similar letters and words that sound alike match. */
import { toLatinDigits } from './digits.js';
import { isSoundTypoOf } from './soundTypos.js';
import { isTypoOf } from './typos.js';
import {
  phoneticDistance,
  toPhonetic,
  soundsLike,
  withoutArticle,
  withoutParticle,
  type PhoneticWord,
} from './phonetics.js';

const EQUIVALENT_LETTERS: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ς: 'σ' };

/**
 * Normalizes a text for comparison. Hamza carriers, diacritics, accents, tatweel, invisible characters, case, digit
 * script, the Arabic decimal mark and repeated spaces make no difference. NFKD separates the hamza of أ إ آ ؤ ئ. A
 * standalone hamza is removed too.
 */
export function normalizeArabic(text: string): string {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}ـء]/gu, '')
    .toLowerCase()
    .replace(/٫/g, '.')
    .replace(/[ٱىیةکς]/g, (letter) => EQUIVALENT_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Represents a hamza on any carrier. Search texts never contain this control character. */
const HAMZA = '\u0001';

/**
 * Two normalizations of a text. Some people omit a hamza («عشا» for «عشاء», «لولو» for «لؤلؤ»): the first normalization
 * removes every hamza. Others write it on another carrier («مسئول» for «مسؤول»): the second one removes only the
 * carriers.
 */
const READINGS: readonly ((text: string) => string)[] = [
  normalizeArabic,
  (text) => normalizeArabic(text.normalize('NFC').replace(/[ؤئء]/g, HAMZA)),
];

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean);

/** A text prepared for repeated searches. */
export interface Searchable {
  readonly readings: readonly string[];
  /** The phonetic forms of its words, computed on first use. */
  readonly sounds: () => readonly PhoneticWord[];
}

const soundsOf = (folded: string) => wordsOf(folded).flatMap((word) => toPhonetic(word) ?? []);

export function toSearchable(text: string): Searchable {
  const readings = READINGS.map((read) => read(text));
  let sounds: readonly PhoneticWord[] | undefined;
  return { readings, sounds: () => (sounds ??= soundsOf(readings[0] ?? '')) };
}

/** A word of a query with its readings and phonetic form. */
interface QueryWord {
  readonly readings: readonly string[];
  readonly sound: PhoneticWord | null;
  /** The same word without an attached و or ب, which people write in «ليمون ونعنع»; null without one. */
  readonly detached: QueryWord | null;
}

function queryWord(readings: readonly string[]): QueryWord {
  const bare = readings.map(withoutParticle);
  const isAttached = bare[0] !== withoutArticle(readings[0] ?? '');
  return { readings, sound: toPhonetic(readings[0] ?? ''), detached: isAttached ? queryWord(bare) : null };
}

/** The words of a query. Signs such as `&` count only if there is nothing else. */
function parseQuery(query: string): readonly QueryWord[] {
  const words = query
    .split(/\s+/)
    .map((word) => READINGS.map((read) => read(word)))
    .filter(([folded, seated]) => folded || seated)
    .map(queryWord);
  const written = words.filter(({ readings }) => readings.some((word) => /[\p{L}\p{N}]/u.test(word)));
  return written.length > 0 ? written : words;
}

/** Whether a word of the text begins with the asked word, whose article the text lacks or has another way. */
function matchesWithoutArticle(asked: string, text: string): boolean {
  const bare = withoutArticle(asked);
  return bare !== asked && wordsOf(text).some((word) => withoutArticle(word).startsWith(bare));
}

/** A feminine plural with a stem of three letters or more: shorter words only end with these letters. */
const PLURAL = /^(.{3,})ات$/;

/** The stem of an asked plural whose singular the text has: «مشروب» for «المشروبات», «سلط» for «سلطات»; otherwise null. */
function singularStem(asked: string, text: string): string | null {
  const [, stem = null] = PLURAL.exec(withoutArticle(asked)) ?? [];
  const singulars = stem === null ? [] : [stem, `${stem}ه`, `${stem}ا`];
  return wordsOf(text).some((word) => singulars.includes(withoutArticle(word))) ? stem : null;
}

/** Whether a word of the text begins with the asked word, both without an attached و or ب. */
const beginsWith = (asked: string, text: string): boolean =>
  asked !== '' && wordsOf(text).some((word) => [word, withoutParticle(word)].some((own) => own.startsWith(asked)));

/** A word's distance from a text: 0 if the text contains it, above 0 if a word sounds alike, otherwise null. */
function distanceOf({ readings: asked, sound, detached }: QueryWord, text: Searchable): number | null {
  const { readings, sounds } = text;
  if (readings.some((text, reading) => text.includes(asked[reading] ?? ''))) return 0;
  if (readings.some((text, reading) => matchesWithoutArticle(asked[reading] ?? '', text))) return 0;
  const plurals = [asked, ...(detached ? [detached.readings] : [])];
  if (plurals.some((word) => readings.some((text, reading) => singularStem(word[reading] ?? '', text)))) return 0;
  if (detached && readings.some((own, reading) => beginsWith(detached.readings[reading] ?? '', own))) return 0;
  return soundDistance(sound, sounds) ?? (detached && soundDistance(detached.sound, sounds));
}

/** The distance of the word that sounds most like another; null if none does. */
function soundDistance(sound: PhoneticWord | null, sounds: Searchable['sounds']): number | null {
  const alike = sound === null ? [] : sounds().filter((other) => soundsLike(sound, other));
  return sound && alike.length > 0 ? 1 + Math.min(...alike.map((other) => phoneticDistance(sound, other))) : null;
}

/** Returns a text's distance from a query, or null without a match. */
type Matcher = (text: Searchable) => number | null;

/**
 * Creates a matcher for a query. A text matches if it contains each word of the query, with or without its Arabic
 * article, a word in the plural also in the singular, or a word that sounds like it, in Arabic or Latin letters. The matcher returns null without a match, and 0 if
 * the text contains every word. Otherwise, it returns a number that is higher the less the words sound alike.
 */
export function createMatcher(query: string): Matcher {
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

/** Added to the distance of what is not found by its name; less than the distance of a word that only sounds alike. */
const NOT_BY_NAME = 0.5;

/**
 * Extends a matcher to something with a name. Of equally near matches, those by name come first. Texts that contain the
 * query's words come before those with words that only sound alike.
 * @returns a function of the name and of all texts, the name among them; its result is that of `createMatcher`
 */
export function createRanker(distanceTo: Matcher): (name: Searchable, text: Searchable) => number | null {
  return (name, text) => {
    const distance = distanceTo(text);
    if (distance === null) return null;
    const byName = distanceTo(name);
    return byName !== null && byName <= distance ? distance : distance + NOT_BY_NAME;
  };
}

/** Whether a word of the text is the query's word with one mistake, in the same script or by its sound in the other. */
const isMistyped = ({ readings, sound }: QueryWord, text: Searchable): boolean =>
  isTypoOf(readings[0] ?? '', wordsOf(text.readings[0] ?? '')) ||
  (sound !== null && text.sounds().some((other) => isSoundTypoOf(sound, other)));

/**
 * Creates a matcher that also forgives one mistyped letter of each word, and finds each word in any of the texts. For
 * queries that match nothing otherwise: with mistakes, many words are like others.
 */
export function createTypoMatcher(query: string): (...texts: readonly Searchable[]) => boolean {
  const words = parseQuery(query);
  return (...texts) =>
    words.every((word) => texts.some((text) => distanceOf(word, text) !== null || isMistyped(word, text)));
}

/** Whether every word of the query occurs in the text. An empty query matches everything. */
export function matchesQuery(query: string, text: string): boolean {
  return createMatcher(query)(toSearchable(text)) !== null;
}

/** A range of a text in UTF-16 units: from `start` up to but not including `end`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const letters = new Intl.Segmenter('ar');

/** A normalized text and, for each of its UTF-16 units, the corresponding range of the original text. */
function normalizeWithOffsets(text: string, read: (text: string) => string): { folded: string; from: TextSpan[] } {
  let folded = '';
  const from: TextSpan[] = [];
  for (const { segment, index: start } of letters.segment(text)) {
    const end = start + segment.length;
    const piece = read(segment) || (/\s/.test(segment) ? ' ' : '');
    // A character that normalizes to nothing, such as a diacritic, belongs to the letter before it.
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

/** The words of a text that sound like the query's word. */
const phoneticMatches = (text: string, sound: PhoneticWord): readonly TextSpan[] =>
  Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: word, index }) => {
    const other = toPhonetic(normalizeArabic(word));
    return other && soundsLike(sound, other) ? [{ start: index, end: index + word.length }] : [];
  });

/** The ranges of a text that match a query's words, in order and without overlaps. */
export function findMatches(query: string, text: string): readonly TextSpan[] {
  const traces = READINGS.map((read) => normalizeWithOffsets(text, read));
  const found = parseQuery(query).flatMap(({ readings, sound, detached }) => {
    const written = traces.flatMap((trace, reading) => spansOf(readings[reading] ?? '', trace));
    if (written.length > 0) return written;
    const bare = traces.flatMap((trace, reading) => {
      const asked = readings[reading] ?? '';
      return matchesWithoutArticle(asked, trace.folded) ? spansOf(withoutArticle(asked), trace) : [];
    });
    if (bare.length > 0) return bare;
    const singular = traces.flatMap((trace, reading) =>
      [readings, detached?.readings].flatMap((word) =>
        spansOf(singularStem(word?.[reading] ?? '', trace.folded) ?? '', trace),
      ),
    );
    if (singular.length > 0) return singular;
    const parted = traces.flatMap((trace, reading) => spansOf(detached?.readings[reading] ?? '', trace));
    if (parted.length > 0) return parted;
    return [sound, detached?.sound].flatMap((one) => (one ? phoneticMatches(text, one) : []));
  });
  return found
    .sort((one, other) => one.start - other.start)
    .reduce<TextSpan[]>((apart, span) => {
      const last = apart.at(-1);
      if (!last || span.start > last.end) return [...apart, span];
      return [...apart.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }];
    }, []);
}
