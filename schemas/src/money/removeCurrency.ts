import { toLatinDigits } from '../text/digits.js';
import { CURRENCIES } from './currency.js';

/**
 * Currencies that are typed next to an amount: codes, signs, Arabic abbreviations such as «ر.س», and words. Within a
 * longer word, such as «دينارين», the letters mean something else.
 */
const CURRENCY = new RegExp(
  `(?<!\\p{L})(?:${[
    ...CURRENCIES,
    'jd|sr|dhs?|le|[$€£₺]',
    '(?:د\\s*\\.?\\s*[أاإكبع]|ر\\s*\\.?\\s*[سقع]|ج\\s*\\.?\\s*م|ل\\s*\\.?\\s*ل)\\s*\\.?',
    '(?:(?:دينار|ريال|درهم|جنيه|دولار)[اً]*|دنانير|دراهم|(?:ريال|جنيه|دولار)ات|لير(?:[ةه]|ات)|يورو)(?:\\s+(?:[أا]ردني|سعودي|[إا]ماراتي|مصري|كويتي|قطري|بحريني|عماني|عراقي|لبناني|تركي|[أا]مري?كي)[ةه]?)?',
  ].join('|')})(?![\\p{L}\\p{M}])`,
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
