/** Proposes short names from a menu's name. (docs/spec/domain.md#short-names) */
import { normalizeArabic } from '../text/search.js';
import { MAX_USERNAME_LENGTH, suffixedNames } from '../text/suffixedNames.js';
import { isMenuUsername } from './username.js';

/**
 * Words for kinds of venues whose Latin spelling differs from their sound. «مطعم» (restaurant) becomes empty, because
 * it adds nothing to a menu's address.
 */
const VENUE_WORDS: Readonly<Record<string, string>> = {
  مطعم: '',
  مطاعم: '',
  مقهي: 'cafe',
  كافيه: 'cafe',
  كافي: 'cafe',
  قهوه: 'qahwa',
};

/** How letters are usually written in Latin names. Letters are folded first, so hamzas and the final ى do not occur. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'th', ر: 'r', ز: 'z', س: 's', ش: 'sh' },
  ...{ ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
  ...{ و: 'w', ي: 'y', پ: 'p', چ: 'ch', ڤ: 'v', گ: 'g' },
};

/**
 * و and ي are vowels, except at the beginning of a word or next to another vowel. A final ه usually stands for a silent
 * ة.
 */
const transliterated = (word: string): string =>
  word
    .replace(/(?<=[^او])و(?![اوي]|ه$)/g, 'ou')
    .replace(/(?<=[^اويu])ي(?![اوي])/g, 'i')
    .replace(/(?<=..)ا?ه$/, 'a')
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? '');

/**
 * Short names for a menu with this name, the best first. They are in lower-case Latin letters, and not reserved. Empty
 * if no letter of the name can be transliterated. Only the server can tell whether a short name is taken.
 */
export function usernameProposals(menuName: string): readonly string[] {
  const words = normalizeArabic(menuName)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => VENUE_WORDS[word] ?? transliterated(word))
    .filter(Boolean);
  const fitting = words.filter((_, index) => words.slice(0, index + 1).join('-').length <= MAX_USERNAME_LENGTH);
  const name = (fitting.length > 0 ? fitting.join('-') : (words[0] ?? '')).slice(0, MAX_USERNAME_LENGTH);
  if (name === '') return [];
  const numbered = suffixedNames(name, ['menu', '2', '3', '4']);
  return [...new Set([name, name.replaceAll('-', ''), ...numbered])].filter(isMenuUsername);
}
