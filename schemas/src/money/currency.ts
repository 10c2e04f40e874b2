/**
 * The currencies that a menu may use, with their signs and decimals. The decimals follow ISO 4217, with one exception:
 * prices in Jordanian dinars have two. (docs/spec/domain.md#money)
 */
import type { Language } from '../core/language.js';

export const CURRENCIES = [
  'JOD',
  'USD',
  'SAR',
  'AED',
  'EGP',
  'KWD',
  'QAR',
  'BHD',
  'OMR',
  'IQD',
  'LBP',
  'EUR',
  'GBP',
  'TRY',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Signs that are the same in both languages. */
const SIGNS: Readonly<Record<string, string>> = { JOD: 'JD', USD: '$', EUR: '€', GBP: '£', TRY: '₺' };

/** The usual Arabic signs; in English these currencies are shown by their code. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = {
  SAR: 'ر.س',
  AED: 'د.إ',
  EGP: 'ج.م',
  KWD: 'د.ك',
  QAR: 'ر.ق',
  BHD: 'د.ب',
  OMR: 'ر.ع',
  IQD: 'د.ع',
  LBP: 'ل.ل',
};

/** Which currency a code names; JOD for unknown codes, because stored data may be older than the list. */
export const knownCurrency = (code: string | null | undefined): Currency =>
  CURRENCIES.find((one) => one === code) ?? 'JOD';

/** The sign to show after an amount: `JD`, `$`, `ر.س`. */
export function currencyUnit(code: string | null | undefined, language: Language): string {
  const currency = knownCurrency(code);
  return SIGNS[currency] ?? (language === 'ar' ? ARABIC_SIGNS[currency] : undefined) ?? currency;
}

/**
 * Whether a sign is Arabic. Pages then mark it as right-to-left text, so that it does not reorder the text after the
 * price.
 */
export const isArabicUnit = (unit: string): boolean => /^[\u0600-\u06ff]/.test(unit);

/**
 * The number of decimals of a shown price: 3 for the Kuwaiti, Bahraini and Iraqi dinar and the Omani rial, otherwise 2.
 */
export const currencyDecimals = (code: string | null | undefined): 2 | 3 =>
  /^(KWD|BHD|OMR|IQD)$/.test(code ?? '') ? 3 : 2;
