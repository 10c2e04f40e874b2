/**
 * Words of different scripts that sound alike except for one mistake, such as `pesi` and «بيبسي». Within one script, the
 * written letters are compared instead (`typos.ts`).
 */
import { agree, isWithoutH, soundsLike, type PhoneticWord } from './phonetics.js';

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 4;
/** Words with fewer consonants are like each other if a consonant is wrong. */
const MIN_CONSONANTS = 3;

type Sounds = Pick<PhoneticWord, 'consonants' | 'vowels'>;

/** A list in which a range is replaced. */
const spliced = (list: readonly number[], at: number, count: number, ...by: readonly number[]): readonly number[] => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + count),
];

/** Without the mistake of a wrong, exchanged, missing or additional consonant, which is at the first one that differs. */
function withOtherConsonant({ consonants, vowels }: Sounds, other: Sounds, at: number): readonly Sounds[] {
  const [meant = 0, next = 0] = other.consonants.slice(at);
  const [typed = 0, second = 0] = consonants.slice(at);
  const [before = 0, after = 0] = vowels.slice(at);
  switch (other.consonants.length - consonants.length) {
    case 0: {
      const isExchanged = (typed & next) !== 0 && (second & meant) !== 0;
      const by = isExchanged ? [second, typed] : [meant];
      return [{ consonants: spliced(consonants, at, by.length, ...by), vowels }];
    }
    case 1:
      // The vowel stands before the missing consonant or after it.
      return [
        [before, 0],
        [0, before],
      ].map((pair) => ({ consonants: spliced(consonants, at, 0, meant), vowels: spliced(vowels, at, 1, ...pair) }));
    case -1:
      return [{ consonants: spliced(consonants, at, 1), vowels: spliced(vowels, at, 2, before | after) }];
    default:
      return [];
  }
}

const isHeard = (one: Sounds, other: Sounds, slot: number) => agree(one.vowels[slot] ?? 0, other.vowels[slot] ?? 0);

/** Without the mistake of a wrong vowel. In short words, each other vowel must be written in both. */
function withOtherVowel(typed: Sounds, other: Sounds): readonly Sounds[] {
  const isShort = typed.consonants.length < MIN_CONSONANTS;
  return typed.vowels.flatMap((_, slot) => {
    const vowels = spliced(typed.vowels, slot, 1, other.vowels[slot] ?? 0);
    const isSure = vowels.every((one, at) => one === other.vowels[at] || isHeard(typed, other, at));
    return isShort && !isSure ? [] : [{ ...typed, vowels }];
  });
}

/** Whether a typed word is another one, of the other script, with one mistake. Numbers are never mistyped. */
export function isSoundTypoOf(typed: PhoneticWord, other: PhoneticWord): boolean {
  if (typed.isArabic === other.isArabic || typed.hasDigit || typed.length < MIN_LETTERS) return false;
  const [own, meant] = [typed.consonants, other.consonants];
  const at = own.findIndex((sounds, index) => (sounds & (meant[index] ?? 0)) === 0);
  // The first sound is rarely mistyped, and many words end alike: `vegan` is not «بعجين».
  if (at === 0 && !isWithoutH(own[0] ?? 0, meant[0] ?? 0)) return false;
  // A consonant that is missing at the end is not typed yet.
  if (at === -1 && own.length !== meant.length) return false;
  if (meant.length < Math.min(own.length, MIN_CONSONANTS)) return false;
  const isShort = Math.min(own.length, meant.length) <= MIN_CONSONANTS;
  const count = Math.max(own.length, meant.length);
  if (at !== -1 && (count < MIN_CONSONANTS || (isShort && !isHeard(typed, other, 1)))) return false;
  const corrected =
    at === -1 ? (own.length > 1 ? withOtherVowel(typed, other) : []) : withOtherConsonant(typed, other, at);
  return corrected.some((sounds) => soundsLike({ ...typed, ...sounds }, other));
}
