/** Finds the dish that a photo's file name means: «kunafa_1.jpg» is of «كنافة». */
import type { Item } from './item.js';
import { createMatcher, createTypoMatcher, normalizeArabic, toSearchable } from '../text/search.js';

/** What the match of a photo needs of an item. */
export type PhotographedItem = Pick<Item, '_id' | 'title' | 'translations' | 'code'>;

export interface PhotoMatch {
  /** The item's id; null if none fits, several fit equally, or another file fits the item better. */
  readonly itemId: string | null;
  /** Whether the name is the item's title or code; otherwise, somebody should look at the match. */
  readonly sure: boolean;
}

const EXTENSION = /\.[a-z0-9]{2,5}$/i;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu;
/** Words of cameras, messengers and copies, and their numbers: `IMG_2041`, `WhatsApp Image 2026-01-02 at 10.15`. */
const NOISE =
  /^(\d+|\d+x\d+|\d+px|img|dsc[nf]?|dcim|pxl|mvimg|image|images|photo|photos|pic|picture|whatsapp|screenshot|at|am|pm|copy|final|edited|new|صوره|صور|نسخه|نهاييه)$/;

/** The words of a text without separators between them, as the search compares them. */
const wordsOf = (text: string): readonly string[] =>
  normalizeArabic(text.replace(SEPARATORS, ' ')).split(' ').filter(Boolean);

/** The words of a file name that can name a dish. Humps are words too: `BeefBurger.jpg`. */
function wordsOfFile(fileName: string): readonly string[] {
  const name = fileName.replace(EXTENSION, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return wordsOf(name).filter((word) => !NOISE.test(word));
}

/** A text with matchers in both directions, prepared once for all files. */
function toTitle(text: string) {
  const words = wordsOf(text);
  const joined = words.join(' ');
  return { words, joined, searchable: toSearchable(joined), matcher: createMatcher(joined) };
}
type Title = ReturnType<typeof toTitle>;

const EXACT = 1000;
const SAME_WORDS = 900;
const TITLE_WITHIN = 600;
const WITHIN_TITLE = 300;
const MISTYPED = 100;
/** From this score on, a match needs no look: below are parts of titles. */
const SURE = 700;

/** The result of a scorer: 0 if the title does not fit. */
type Scorer = (title: Title) => number;

function scorerOf(words: readonly string[]): Scorer {
  const joined = words.join(' ');
  const searchable = toSearchable(joined);
  const matcher = createMatcher(joined);
  const mistyped = createTypoMatcher(joined);
  return (title) => {
    if (title.words.length === 0) return 0;
    if (title.joined.replaceAll(' ', '') === joined.replaceAll(' ', '')) return EXACT;
    const inTitle = matcher(title.searchable);
    const inFile = title.matcher(searchable);
    const isAsLong = title.words.length === words.length;
    if (inTitle !== null && inFile !== null && isAsLong) return SAME_WORDS - inTitle - inFile;
    // Of several titles within the file name, the longest is meant: «beef burger 2» is no «burger».
    if (inFile !== null) return TITLE_WITHIN + title.words.length - inFile / 10;
    if (inTitle !== null) return WITHIN_TITLE - inTitle;
    return isAsLong && mistyped(title.searchable) ? MISTYPED : 0;
  };
}

/** Only the same title or code fits: names that are mere numbers. */
const exactly =
  (words: readonly string[]): Scorer =>
  (title) =>
    title.joined === words.join(' ') ? EXACT : 0;

interface Candidate {
  readonly file: number;
  readonly itemId: string;
  readonly score: number;
}

/** The item that fits best; null if none does or several fit equally. */
function bestOf(file: number, score: Scorer, titles: ReadonlyMap<string, readonly Title[]>): Candidate | null {
  let best: Candidate | null = null;
  let isTied = false;
  for (const [itemId, own] of titles) {
    const reached = Math.max(0, ...own.map(score));
    if (reached === 0 || reached < (best?.score ?? 0)) continue;
    isTied = reached === best?.score;
    best = { file, itemId, score: reached };
  }
  return isTied ? null : best;
}

/**
 * Finds the dish of each photo by its file name, with the spellings that the search forgives: hamzas, articles, words
 * that sound alike in the other script, one wrong letter.
 * @returns a match for each name, in their order; no item occurs twice
 */
export function matchPhotos(fileNames: readonly string[], items: readonly PhotographedItem[]): readonly PhotoMatch[] {
  const titles = new Map(
    items.map(({ _id, title, translations, code }) => {
      const texts = [title, ...Object.values(translations ?? {}).map((one) => one.title), code];
      return [_id, texts.flatMap((text) => (text ? [toTitle(text)] : []))];
    }),
  );
  const found = fileNames
    .flatMap((name, file) => {
      const words = wordsOfFile(name);
      // A code may be a number, which is otherwise no name.
      const all = words.length > 0 ? words : wordsOf(name.replace(EXTENSION, ''));
      const best = all.length > 0 && bestOf(file, words.length > 0 ? scorerOf(words) : exactly(all), titles);
      return best ? [best] : [];
    })
    .sort((a, b) => b.score - a.score || a.file - b.file);
  const taken = new Set<string>();
  const matches = fileNames.map((): PhotoMatch => ({ itemId: null, sure: false }));
  for (const { file, itemId, score } of found) {
    if (taken.has(itemId)) continue;
    taken.add(itemId);
    matches[file] = { itemId, sure: score >= SURE };
  }
  return matches;
}
