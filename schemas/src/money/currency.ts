/**
 * The currencies that a menu may use, with their signs and decimals. The decimals follow CLDR, with one exception:
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

/** Any text, because the code may come from stored data or a page's attribute; unknown codes are read as JOD. */
export type CurrencyCode = string | null | undefined;

/** Signs that are the same in both languages. */
const SIGNS: Readonly<Record<string, string>> = { JOD: 'JD', USD: '$', EUR: '€', GBP: '£', TRY: '₺' };

/** The usual Arabic signs; in English most of these currencies are shown by their code. */
const ARABIC_SIGNS: Readonly<Record<string, string>> = {
  JOD: 'د.أ',
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
export const knownCurrency = (code: CurrencyCode): Currency => CURRENCIES.find((one) => one === code) ?? 'JOD';

/**
 * The sign of the Jordanian dinar in Arabic text: `JD`, or `د.أ`. Guests read `JD` unless the venue chose the Arabic
 * sign; what owners and the provider read has the Arabic one.
 */
export type DinarSign = 'latin' | 'arabic';

/** The sign that a menu shows to its guests. */
export const dinarSignOf = (menu: {
  readonly settings?: { readonly arabicCurrencySign?: boolean | null | undefined } | null | undefined;
}): DinarSign => (menu.settings?.arabicCurrencySign ? 'arabic' : 'latin');

/** The sign to show after an amount: `JD`, `$`, `ر.س`. */
export function currencyUnit(code: CurrencyCode, language: Language, dinar: DinarSign = 'latin'): string {
  const currency = knownCurrency(code);
  const arabic = language === 'ar' ? ARABIC_SIGNS[currency] : undefined;
  return (dinar === 'latin' ? (SIGNS[currency] ?? arabic) : (arabic ?? SIGNS[currency])) ?? currency;
}

/**
 * Whether a sign is Arabic. Pages then mark it as right-to-left text, so that it does not reorder the text after the
 * price.
 */
export const isArabicUnit = (unit: string): boolean => /^[\u0600-\u06ff]/.test(unit);

/**
 * The number of decimals that amounts are usually written with: 3 for the Kuwaiti and Bahraini dinar and the Omani
 * rial, none for the Iraqi dinar and the Lebanese pound, otherwise 2.
 */
export function currencyDecimals(code: CurrencyCode): 0 | 2 | 3 {
  if (/^(KWD|BHD|OMR)$/.test(code ?? '')) return 3;
  return /^(IQD|LBP)$/.test(code ?? '') ? 0 : 2;
}
