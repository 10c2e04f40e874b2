import { CURRENCIES } from './currency.js';

/** Currencies that are typed beside an amount: codes, signs, Arabic abbreviations such as «ر.س», and words. */
const CURRENCY = new RegExp(
  [
    ...CURRENCIES,
    'jd|sr|dhs?|le|[$€£₺]',
    '(?:د\\s*\\.?\\s*[أاإكبع]|ر\\s*\\.?\\s*[سقع]|ج\\s*\\.?\\s*م|ل\\s*\\.?\\s*ل)(?![ء-ي])\\s*\\.?',
    '(?:دينار|ريال|درهم|جنيه|ليرة|ليره|دولار|يورو)(?:\\s+(?:[أا]ردني|سعودي|[إا]ماراتي|مصري|كويتي|قطري|بحريني|عماني|عراقي|لبناني|تركي|[أا]مري?كي)[ةه]?)?',
  ].join('|'),
  'giu',
);

/** A price without the currency that is typed beside it. */
export const withoutCurrency = (text: string): string => text.replace(CURRENCY, ' ').trim();
