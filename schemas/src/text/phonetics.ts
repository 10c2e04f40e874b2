/**
 * Phonetic matching, so that `pizza`, `بيتزا` and `بيتزه` find each other. Arabic omits short vowels, and Latin has no
 * letters for ح or ط. So words are compared consonant by consonant. Each letter is the set of sounds that it may
 * represent. Vowels are compared only where both words write them.
 */

/** One row per sound with all letters of both scripts that represent it. A letter may be in several rows. */
const SOUNDS = [
  'ب پ b p',
  'ف ڤ f v ph',
  'ت ط ث t th 6',
  'د ض ذ ظ d',
  'ز ذ ظ تز z tz dh th',
  'ز s',
  'س ص ث s 9',
  'ج چ j g dj',
  'غ ج ق گ g gh 8',
  'ك k c q ck',
  'ق k c q ck 9',
  'ش چ تش sh ch tch',
  'خ kh 5',
  'ح h 7',
  'ه h',
  'ر r',
  'ل l',
  'م m',
  'ن n',
];

/**
 * Vowels and semivowels as bit sets of `a` (1), `i` (2) and `u` (4); Latin vowels represent several. ع (8) may carry
 * any vowel. `y` (32) and `w` (64) are never omitted.
 */
const VOWELS: Readonly<Record<string, number>> = {
  ...{ ا: 1, ي: 2, و: 4, ع: 15, 3: 15, 2: 7, "'": 7, '’': 7 },
  ...{ a: 3, e: 3, i: 2, y: 34, o: 4, u: 5, w: 68 },
};

const ANY_VOWEL = 7;
const AYN = 8;
/** Marks a final Latin `e`, which may be silent. */
const SILENT = 128;

const CONSONANTS = new Map<string, number>();
SOUNDS.forEach((letters, index) => {
  for (const letter of letters.split(' ')) CONSONANTS.set(letter, (CONSONANTS.get(letter) ?? 0) | (1 << index));
});

/** Whether a typed sound is a Latin letter whose `h` was forgotten, as in `swarma` for «شاورما». */
export const isWithoutH = (typed: number, meant: number): boolean =>
  Array.from('sctkdg').some(
    (letter) => CONSONANTS.get(letter) === typed && ((CONSONANTS.get(`${letter}h`) ?? 0) & meant) !== 0,
  );

/** The Arabic article with attached prepositions. */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=...)/;

/** A folded word without its Arabic article, which people omit or add when they search. */
export const withoutArticle = (folded: string): string => folded.replace(ARTICLE, '');

/** “And” or “with” before a word of three letters or more. Many words only begin with these letters. */
const PARTICLE = /^[وب](?=\p{L}{3})/u;

/** A folded word without an attached و or ب and its article: «نعنع» of «ونعنع» and «بالنعنع». */
export const withoutParticle = (folded: string): string => withoutArticle(folded).replace(PARTICLE, '');

/** Another prefix that people omit: “ham” in “hamburger”. */
const HAM = /^(?:ها?م|ham)(?=ب[يو]?ر|bur)/;

/** A word's phonetic form. */
export interface PhoneticWord {
  /** Sets of sounds. */
  readonly consonants: readonly number[];
  /** Sets of vowels: `vowels[n]` precede `consonants[n]`; the last entry follows them all. */
  readonly vowels: readonly number[];
  readonly isArabic: boolean;
  /** The number of written letters. */
  readonly length: number;
  /** Whether a digit represents a letter, as in `7ommos`. */
  readonly hasDigit: boolean;
}

/** The phonetic form of a folded word; null unless it consists of Arabic or Latin letters. */
export function toPhonetic(folded: string): PhoneticWord | null {
  if (!/[a-zء-ي]/.test(folded)) return null;
  // Removes doubled letters and silent final letters, because spellings differ in them.
  const word = withoutArticle(folded.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')).replace(HAM, '');
  const single = word
    .replace(/(.)\1+/gu, '$1')
    .replace(/ه$/, 'ا')
    .replace(/(?<=[aeiou])h$/, '')
    .replace(/c(?=a?e|[iy])/g, 's')
    .replace(/x/g, 'ks');
  const consonants: number[] = [];
  const vowels = [0];
  for (let at = 0; at < single.length;) {
    const unit = [3, 2, 1]
      .map((size) => single.slice(at, at + size))
      .find((some) => CONSONANTS.has(some) || some in VOWELS);
    if (unit === undefined) {
      if (single[at] !== '-') return null;
      at += 1;
      continue;
    }
    at += unit.length;
    const sounds = CONSONANTS.get(unit);
    if (sounds === undefined) {
      const isFirst = consonants.length === 0 && vowels[0] === 0;
      // A vowel at the beginning, Latin or alif, may represent any vowel.
      const vowel = isFirst && /[اaeiou]/.test(unit) ? ANY_VOWEL : (VOWELS[unit] ?? 0);
      vowels[consonants.length] = (vowels[consonants.length] ?? 0) | vowel;
    } else {
      consonants.push(sounds);
      vowels.push(0);
    }
  }
  if (single.endsWith('e') && consonants.length > 0) vowels[consonants.length] = (vowels.at(-1) ?? 0) | SILENT;
  return { consonants, vowels, isArabic: /[ء-ي]/.test(folded), length: single.length, hasDigit: /\d/.test(single) };
}

/** Whether two vowel sets intersect and agree on the vowels that are never omitted. */
export const agree = (one: number, two: number): boolean =>
  (one & two & ANY_VOWEL) !== 0 && ((one >> 4) & ANY_VOWEL & ~two) === 0 && ((two >> 4) & ANY_VOWEL & ~one) === 0;

const isLeftOut = (one: number, two: number): boolean => (one === 0 || two === 0) && (one | two) <= ANY_VOWEL;

/**
 * Whether a typed word sounds like another word or its beginning. If the typed word has few consonants, the match must
 * be close. Arabic spelling includes long vowels. So between two Arabic words, long vowels must also match, unless the
 * typed word is long.
 */
export function soundsLike(typed: PhoneticWord, other: PhoneticWord): boolean {
  const isArabic = typed.isArabic && other.isArabic;
  const count = typed.consonants.length;
  if (count === 0 || typed.consonants.some((sounds, index) => (sounds & (other.consonants[index] ?? 0)) === 0))
    return false;
  const isHeard = typed.isArabic !== other.isArabic && agree(typed.vowels[1] ?? 0, other.vowels[1] ?? 0);
  const fits = typed.vowels.every((one, index) => {
    const two = other.vowels[index] ?? 0;
    if (one === two) return true;
    if (isArabic && (one & AYN) !== (two & AYN)) return false;
    // `w` and `y` at the beginning are consonants.
    if (index === 0)
      return isArabic || one === 0 || two === 0 ? count > 2 && (one ^ two) === ANY_VOWEL : agree(one, two);
    if (agree(one, two)) return true;
    if (index === count)
      return ((one | two) & SILENT) !== 0 || (isLeftOut(one, two) && (count > 2 || (one === 0 && isHeard)));
    return isLeftOut(one, two) && (!isArabic || typed.length > 5);
  });
  if (!fits || count > 2) return fits;
  const isWhole = count === other.consonants.length;
  // `7up` is a name that contains a digit; the 7 does not represent ح as in «حب».
  if (!isHeard && [typed, other].some(({ hasDigit, length }) => hasDigit && length < 4)) return false;
  return count === 2
    ? isWhole || isHeard
    : isHeard && (isWhole ? typed.length > 2 : !typed.isArabic && typed.length > 3 && typed.vowels[0] === 0);
}

/**
 * How different two words are that sound alike: the number of vowels that only one of them writes, plus the number of
 * consonants that were not typed yet.
 */
export function phoneticDistance(typed: PhoneticWord, other: PhoneticWord): number {
  const missing = Math.abs(other.consonants.length - typed.consonants.length);
  const unheard = typed.vowels.filter(
    (one, index) => ((one & ANY_VOWEL) === 0) !== (((other.vowels[index] ?? 0) & ANY_VOWEL) === 0),
  );
  return missing + unheard.length;
}
