/**
 * Money is counted in integer thousandths of the currency's unit, never in binary fractions. On the wire it is a number
 * in the menu's currency with at most three decimals; a price is shown with two, half up, and what is to be paid exactly,
 * with `JD` or `$` behind it. (Decisions, sections 4 and 9.)
 */
import { formatCount } from '../core/formatCount.js';
import { isolateLtr } from '../core/bidi.js';

/** A whole number of thousandths: 4.4 JD is 4400. */
export type Thousandths = number;

type Currency = 'JOD' | 'USD';

/** What a price shows: the amount in Latin digits, and the sign that follows it. */
export interface MoneyParts {
  readonly amount: string;
  readonly unit: 'JD' | '$';
}

/** The decimal that a number is written as: `digits / 10 ** scale`. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Reads the shortest decimal of a number: 0.15 is 15/100 here, though no binary fraction equals it. */
function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** `numerator / denominator`, half up. The denominator is positive. */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  return Number(doubled < 0n && doubled % divisor !== 0n ? quotient - 1n : quotient);
}

/** A number from the wire in thousandths, half up; exact for up to three decimals. What is absent or not finite is 0. */
export function toThousandths(value: number | null | undefined): Thousandths {
  if (value == null || !Number.isFinite(value)) return 0;
  // Nothing is to be rounded in most prices, and pages hold hundreds of them. (Adding 0 makes 0 of -0.)
  const thousandths = Math.round(value * 1000);
  if (thousandths / 1000 === value) return thousandths + 0;
  const { digits, scale } = decimalOf(value);
  return divideHalfUp(digits * 1000n, 10n ** BigInt(scale));
}

/** Thousandths as the number that goes on the wire. */
export function fromThousandths(thousandths: Thousandths): number {
  return thousandths / 1000;
}

/** An amount times a decimal fraction such as 0.25, exact, half up to whole thousandths. */
export function multiplyByRate(thousandths: Thousandths, rate: number): Thousandths {
  const { digits, scale } = decimalOf(rate);
  return divideHalfUp(BigInt(thousandths) * digits, 10n ** BigInt(scale));
}

/** An amount less a decimal fraction of it, `amount × (1 − rate)`, exact, half up to whole thousandths. */
export function subtractRate(thousandths: Thousandths, rate: number): Thousandths {
  const { digits, scale } = decimalOf(rate);
  const one = 10n ** BigInt(scale);
  return divideHalfUp(BigInt(thousandths) * (one - digits), one);
}

/** A decimal fraction as a percentage with at most two decimals: 0.07 is 7, where `0.07 * 100` is not. */
export function toPercent(rate: number): number {
  const { digits, scale } = decimalOf(rate);
  return divideHalfUp(digits * 10_000n, 10n ** BigInt(scale)) / 100;
}

/** How a percentage is written, the same in both languages: `'12.5%'`. */
export const formatPercent = (percent: number): string => `${formatCount(percent)}%`;

/** A percentage within a sentence, isolated: after Arabic letters its sign would go to the other side. */
export const formatPercentIsolated = (percent: number): string => isolateLtr(formatPercent(percent));

/** The amount for inputs and machines: two decimals half up, zero included, without separators: `'1250.00'`. */
export function formatPlainAmount(thousandths: Thousandths): string {
  const hundredths = Math.floor((thousandths + 5) / 10);
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Separates the thousands of a written amount: `'1,250.00'`. */
const groupThousands = (amount: string) => amount.replace(/\d(?=(?:\d{3})+\.)/g, '$&,');

/** The amount alone as people read it, two decimals half up, zero included: `'4.40'`, `'1,250.00'`. */
export function formatAmount(thousandths: Thousandths): string {
  return groupThousands(formatPlainAmount(thousandths));
}

/** The amount alone, to the last thousandth: two decimals, and a third only where there is one: `'32.125'`. */
export function formatExactAmount(thousandths: Thousandths): string {
  return thousandths % 10 === 0 ? formatAmount(thousandths) : groupThousands(fromThousandths(thousandths).toFixed(3));
}

/** An exact amount of JD within a sentence: marks from left to right on either side keep its order in a line of Arabic. */
export function formatMoneyIsolated(thousandths: Thousandths): string {
  return `\u200e${formatExactAmount(thousandths)} ${currencyUnit('JOD')}\u200e`;
}

/** `JD`, or `$` when the currency is USD, in either language. */
export function currencyUnit(currency: Currency | null | undefined): MoneyParts['unit'] {
  return currency === 'USD' ? '$' : 'JD';
}

/** A price for display, or null when there is nothing to show: an absent price, or one that would read as zero. */
export function moneyParts(
  thousandths: Thousandths | null | undefined,
  currency: Currency | null | undefined,
): MoneyParts | null {
  if (thousandths == null || thousandths < 5) return null;
  return { amount: formatAmount(thousandths), unit: currencyUnit(currency) };
}

/** A price in one string, `4.40 JD` or `4.40 $`; empty when there is nothing to show. */
export function formatMoney(
  thousandths: Thousandths | null | undefined,
  currency: Currency | null | undefined,
): string {
  const parts = moneyParts(thousandths, currency);
  return parts ? `${parts.amount} ${parts.unit}` : '';
}
