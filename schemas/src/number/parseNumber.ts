/**
 * Parses numbers as people type them: digits of three scripts, four decimal marks, grouped thousands. If a text is
 * ambiguous, it does not guess. Every number field of the apps uses `parseNumber`.
 * (docs/spec/domain.md#numbers-as-typed)
 */
import { toLatinNumber } from '../text/digits.js';

export type ParsedNumber =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  /** The text has several readings within the limits, and the user must choose one. The smallest comes first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly number[] }
  | { readonly kind: 'none' };

/** The limits of a field, such as its schema. Readings outside of them are not offered. */
export interface NumberLimits {
  readonly type?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  /**
   * The decimals that are usual in the currency of an amount. If they are fewer than three, three digits after a mark
   * may be thousands, and if there are none, they are.
   */
  readonly decimals?: 0 | 2 | 3;
}

/** A sign, groups of digits separated by single marks, and optionally a trailing decimal mark. */
const WRITTEN = /^([-+]?) ?(\d*(?:[.,٬ ]\d+)*)([.,]?)$/;

/** Converts to Latin digits and one character per kind of mark, and removes invisible characters. */
const tidy = (text: string) =>
  toLatinNumber(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('،', ',');

/** Grouped thousands: one to three digits without a leading 0, then groups of three. */
const areThousands = ([first = '', ...others]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && others.length > 0 && others.every((group) => group.length === 3);

const fits = (value: number, { type, minimum = -Infinity, maximum = Infinity }: NumberLimits) =>
  value >= minimum && value <= maximum && (type !== 'integer' || Number.isInteger(value));

/**
 * The possible readings of groups of digits, as decimal texts. If the text is clear, there is one; otherwise several or
 * none.
 */
function readingsOf(
  groups: readonly string[],
  marks: readonly string[],
  decimals: NumberLimits['decimals'] = 3,
): { sure: boolean; texts: readonly string[] } {
  const joined = groups.join('');
  const last = marks.at(-1);
  const before = groups.slice(0, -1);
  const decimal = `${before.join('')}.${groups.at(-1) ?? ''}`;
  const sure = (text: string) => ({ sure: true, texts: [text] });
  const unsure = (...texts: readonly string[]) => ({ sure: false, texts });
  if (last === undefined) return sure(joined);
  if (marks.length === 1) {
    if (last !== '.' && last !== ',')
      return last === '٬' && areThousands(groups) ? sure(joined) : unsure(decimal, joined);
    if (!areThousands(groups) || (last === '.' && decimals === 3)) return sure(decimal);
    return decimals === 0 ? sure(joined) : unsure(decimal, joined);
  }
  const [grouping, ...others] = marks.slice(0, -1);
  if (others.some((mark) => mark !== grouping)) return unsure();
  if (last === grouping) return areThousands(groups) ? sure(joined) : unsure();
  return (last === '.' || last === ',') && areThousands(before) ? sure(decimal) : unsure();
}

/**
 * Parses a typed number. `1,250` can mean 1.25 or 1250, and so can `1.250` in a currency without three decimals. If the
 * limits allow only one of these readings, that one is the result. Otherwise the text is ambiguous. `4 50` is always
 * ambiguous.
 */
export function parseNumber(text: string, limits: NumberLimits = {}): ParsedNumber {
  const plain = tidy(text);
  if (plain === '') return { kind: 'blank' };
  const [, sign = '', body = '', trailing = ''] = WRITTEN.exec(plain) ?? [];
  if (!/\d/.test(body)) return { kind: 'none' };
  // A dot that follows a decimal number ends an abbreviated currency: «4.5 ر.س.».
  const parts = body.includes(trailing) ? body : body + trailing;
  const groups = parts.split(/[.,٬ ]/);
  const marks = parts.match(/[.,٬ ]/g) ?? [];
  const { sure, texts } = readingsOf(groups, marks, limits.decimals);
  const values = [...new Set(texts.map((reading) => Number(sign + reading) + 0))].filter(Number.isFinite);
  const [only] = values;
  if (only === undefined) return { kind: 'none' };
  if (sure) return { kind: 'number', value: only };
  const fitting = values.filter((value) => fits(value, limits));
  const [single, ...more] = fitting;
  if (single !== undefined && more.length === 0 && (marks[0] === ',' || marks[0] === '.'))
    return { kind: 'number', value: single };
  return { kind: 'ambiguous', readings: fitting.length > 0 ? fitting : values };
}

/** The number that a text unambiguously means, or null. */
export function parseExactNumber(text: string, limits?: NumberLimits): number | null {
  const reading = parseNumber(text, limits);
  return reading.kind === 'number' ? reading.value : null;
}

/** A number as text that means it in each currency: after three decimals, a fourth excludes thousands. */
export const unambiguousText = (value: number): string =>
  String(value).replace(/\.\d{3}$/, (decimals) => `${decimals}0`);
