/**
 * Calculates and formats money in integer thousandths of the currency unit, never in binary fractions. In the API,
 * amounts are numbers with at most three decimals. Amounts are displayed exactly, with the decimals of their currency
 * or as many as they have. The currency's sign follows the amount. (docs/spec/domain.md#money)
 */
import type { Language } from '../core/language.js';
import { formatCount } from '../core/formatCount.js';
import { isolateLtr } from '../core/bidi.js';
import { currencyDecimals, currencyUnit, type CurrencyCode, type DinarSign } from './currency.js';

/** An integer number of thousandths: 4.4 JD is 4400. */
export type Thousandths = number;

/** A price for display: the amount in Latin digits, and the currency unit to show after it. */
export interface MoneyParts {
  readonly amount: string;
  readonly unit: string;
}

/** A number's decimal notation: `digits / 10 ** scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** The shortest decimal notation of a number: 0.15 is 15/100, although no binary fraction equals it. */
function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** `numerator / denominator`, rounded half up. The denominator is positive. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  return Number(doubled < 0n && doubled % divisor !== 0n ? quotient - 1n : quotient);
}

/**
 * Converts an API amount to thousandths, rounded half up; exact for up to three decimals. Absent and non-finite
 * values give 0.
 */
export function toThousandths(value: number | null | undefined): Thousandths {
  if (value == null || !Number.isFinite(value)) return 0;
  // Most prices need no rounding, and a page has hundreds of them. So this case is fast. (Adding 0 turns -0 into 0.)
  const thousandths = Math.round(value * 1000);
  if (thousandths / 1000 === value) return thousandths + 0;
  const { digits, scale } = decimalOf(value);
  return divideHalfUp(digits * 1000n, 10n ** BigInt(scale));
}

/** Converts thousandths to an API amount. */
export function fromThousandths(thousandths: Thousandths): number {
  return thousandths / 1000;
}

/** Multiplies an amount by a decimal fraction such as 0.25, exactly, rounded half up to thousandths. */
export function multiplyByRate(thousandths: Thousandths, rate: number): Thousandths {
  const { digits, scale } = decimalOf(rate);
  return divideHalfUp(BigInt(thousandths) * digits, 10n ** BigInt(scale));
}

/**
 * Reduces an amount by a decimal fraction, `amount × (1 − rate)`, and rounds the exact result half up to a multiple of
 * the step.
 * @param step in thousandths
 */
export function subtractRate(thousandths: Thousandths, rate: number, step: Thousandths): Thousandths {
  const { digits, scale } = decimalOf(rate);
  const one = 10n ** BigInt(scale);
  return divideHalfUp(BigInt(thousandths) * (one - digits), one * BigInt(step)) * step;
}

/**
 * A fraction of an amount, `amount × times ÷ (per + plus)`, exactly, rounded half up to a multiple of the step.
 * @param fraction with decimals of at most two places
 */
export function portionOf(
  amount: Thousandths,
  { times, per, plus = 0 }: { readonly times: number; readonly per: number; readonly plus?: number },
  step: Thousandths,
): Thousandths {
  const [numerator, denominator] = [decimalOf(times), decimalOf(plus)];
  const scale = 10n ** BigInt(Math.max(numerator.scale, denominator.scale));
  const scaled = ({ digits, scale: own }: Decimal) => (digits * scale) / 10n ** BigInt(own);
  return (
    divideHalfUp(BigInt(amount) * scaled(numerator), (BigInt(per) * scale + scaled(denominator)) * BigInt(step)) * step
  );
}

/** A decimal fraction as a percentage with at most two decimals: 0.07 is 7, unlike `0.07 * 100`. */
export function toPercent(rate: number): number {
  const { digits, scale } = decimalOf(rate);
  return divideHalfUp(digits * 10_000n, 10n ** BigInt(scale)) / 100;
}

/** Formats a percentage: `'12.5%'` in both languages. */
export const formatPercent = (percent: number): string => `${formatCount(percent)}%`;

/**
 * A percentage for use inside a sentence. It is isolated, because next to Arabic letters its sign would move to the
 * other side.
 */
export const formatPercentIsolated = (percent: number): string => isolateLtr(formatPercent(percent));

/**
 * How many decimals an amount is written with: those of its currency, or more if the amount has more, so that no
 * thousandth is lost and parts add up as shown.
 */
export function decimalsOf(thousandths: Thousandths, currency?: CurrencyCode): number {
  const usual = currencyDecimals(currency);
  const needed = [usual, 2].find((decimals) => thousandths % 10 ** (3 - decimals) === 0) ?? 3;
  return Math.max(usual, needed);
}

/** The amount for inputs and programs, without separators: `'1250.00'`, `'32.125'`. */
export const formatPlainAmount = (thousandths: Thousandths, currency?: CurrencyCode): string =>
  fromThousandths(thousandths).toFixed(decimalsOf(thousandths, currency));

/** The amount for display, with separators: `'4.40'`, `'1,250.00'`, `'32.125'`. */
export const formatAmount = (thousandths: Thousandths, currency?: CurrencyCode): string =>
  formatPlainAmount(thousandths, currency).replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');

/** Whether an amount is shown; false if it is absent or zero. */
export const isShownAmount = (thousandths: Thousandths | null | undefined): thousandths is Thousandths =>
  thousandths != null && thousandths > 0;

/** A price for display, or null if it is not shown. */
export function moneyParts(
  thousandths: Thousandths | null | undefined,
  currency: CurrencyCode,
  language: Language,
  dinar?: DinarSign,
): MoneyParts | null {
  if (!isShownAmount(thousandths)) return null;
  return { amount: formatAmount(thousandths, currency), unit: currencyUnit(currency, language, dinar) };
}

/** A price in one string, `4.40 JD`, `4.40 $` or `4.40 ر.س`; empty if there is none to show. */
export function formatMoney(
  thousandths: Thousandths | null | undefined,
  currency: CurrencyCode,
  language: Language,
  dinar?: DinarSign,
): string {
  const parts = moneyParts(thousandths, currency, language, dinar);
  return parts ? `${parts.amount} ${parts.unit}` : '';
}
