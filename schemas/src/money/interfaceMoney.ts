/**
 * Amounts in what owners and the provider read: the owner's area, the staff console, their errors, messages and
 * documents. (docs/spec/domain.md#money)
 */
import { isolateLtr } from '../core/bidi.js';
import type { Language } from '../core/language.js';
import { currencyUnit, type CurrencyCode } from './currency.js';
import { formatAmount, formatMoney, type Thousandths } from './money.js';

/** The sign of a currency: `د.أ` or `JD`. */
export const interfaceUnit = (code: CurrencyCode, language: Language): string => currencyUnit(code, language, 'arabic');

/** A price of a menu in one string; empty if there is none to show. */
export const interfaceMoney = (
  thousandths: Thousandths | null | undefined,
  currency: CurrencyCode,
  language: Language,
): string => formatMoney(thousandths, currency, language, 'arabic');

/** An amount of the provider, in Jordanian dinars; zero too. */
export const providerMoney = (thousandths: Thousandths, language: Language): string =>
  `${formatAmount(thousandths)} ${interfaceUnit('JOD', language)}`;

/** An amount of the provider for use inside a sentence. It is isolated, because Arabic text would reorder its parts. */
export const providerMoneyIsolated = (thousandths: Thousandths, language: Language): string =>
  isolateLtr(providerMoney(thousandths, language));
