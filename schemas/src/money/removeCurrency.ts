import { toLatinDigits } from '../text/digits.js';
import { CURRENCIES, type Currency } from './currency.js';

/**
 * The signs that people type next to an amount, by currency, besides its code. Dots between the letters and after them
 * may be left out.
 */
const SIGNS: Readonly<Record<Currency, readonly string[]>> = {
  JOD: ['J.D', 'J.D.s', 'د.أ', 'د.ا'],
  USD: ['$', 'US$', '$US', 'U.S.D'],
  SAR: ['S.R', 'S.R.s', 'ر.س', '\ufdfc', '\u20c1'],
  AED: ['D.H', 'D.H.s', 'د.إ', 'د.ا'],
  EGP: ['L.E', 'E£', '£E', 'ج.م', 'ج'],
  KWD: ['K.D', 'K.D.s', 'د.ك'],
  QAR: ['Q.R', 'Q.R.s', 'ر.ق', '\ufdfc'],
  BHD: ['B.D', 'B.D.s', 'د.ب'],
  OMR: ['R.O', 'O.R', 'ر.ع', '\ufdfc'],
  IQD: ['I.D', 'I.Q.D', 'د.ع'],
  LBP: ['L.L', 'L£', '£L', 'ل.ل'],
  EUR: ['€'],
  GBP: ['£', 'G.B.P'],
  TRY: ['₺', 'T.L', 'ل.ت'],
};

const WORDS = [
  '(?:(?:دينار|ريال|درهم|جنيه|دولار)[اً]*|دنانير|دراهم|(?:ريال|جنيه|دولار)ات|لير(?:[ةه]|ات)|يورو)(?:\\s+(?:[أا]ردني|سعودي|[إا]ماراتي|مصري|كويتي|قطري|بحريني|عماني|عراقي|لبناني|تركي|[أا]مري?كي|[إا]سترليني)[ةه]?)?',
  '(?:dinar|ri[yi]?al|dirham|pound|dollar|lira|euro)s?',
];

/**
 * A pattern for a sign with its dots, or without them. «Dhs.25» may mean 25 or 0.25, so a dot between an undotted sign
 * and a digit is not taken as part of the sign, and the sign remains: the text is then no number.
 */
function patternOf(sign: string): string {
  const letters = sign.split('.');
  const undotted = `${letters.join('\\s*').replace(/\$/g, '\\$')}(?!\\.\\d)(?:\\s*\\.(?!\\d))?`;
  return letters.length === 1 ? undotted : `${letters.join('\\s*\\.\\s*')}\\s*\\.?|${undotted}`;
}

// A longer sign precedes its beginning: `D.H.s` precedes `D.H`.
const TYPED_SIGNS = [...CURRENCIES, ...Object.values(SIGNS).flat()].sort((a, b) => b.length - a.length);

/**
 * Currencies that are typed next to an amount. Within a longer word, such as «دينارين», the letters mean something
 * else.
 */
const CURRENCY = new RegExp(
  `(?<!\\p{L})(?:${[...WORDS, ...TYPED_SIGNS.map(patternOf)].join('|')})(?![\\p{L}\\p{M}$£])`,
  'giu',
);

/** An amount in piastres, such as «75 قرش». 100 piastres are one unit of the currency. */
const PIASTRES = /^([\d٠-٩۰-۹]{1,3})\s*(?:قرش[اًا]*|قروش|piast(?:re|er)s?)$/iu;

/** A price without the currency that is typed next to it. Piastres are converted to the currency. */
export function removeCurrency(text: string): string {
  const [, piastres] = PIASTRES.exec(text.trim()) ?? [];
  if (piastres !== undefined) return String(Number(toLatinDigits(piastres)) / 100);
  return text.replace(CURRENCY, ' ').trim();
}
