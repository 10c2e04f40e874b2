/** The result of reading a cell, and the reading of numbers. */
import { isolateAuto } from '../core/bidi.js';
import type { LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { isRecord } from '../core/typeGuards.js';
import { itemSchema } from '../item/item.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { amountLimits } from '../money/amountLimits.js';
import type { CurrencyCode } from '../money/currency.js';
import { parseNumber, unambiguousText } from '../number/parseNumber.js';
import type { ProblemKind } from './problemKind.js';

/**
 * A number that a spreadsheet shows as a date, a time or a fraction. Spreadsheet programs turn texts such as `1/2` into
 * such numbers, so the cell must be asked about.
 */
export interface ReformattedCell {
  readonly format: 'date' | 'time' | 'fraction';
  /** What the cell shows, in an unambiguous notation: `2026-05-04`. */
  readonly shown: string;
  /** The texts that may have been typed, and the same for a column of numbers. The most probable comes first. */
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  /** Whether the first one is more probable than the others. */
  readonly isClear: boolean;
}

/** A cell of a table. Lists occur only in JSON files, reformatted cells only in spreadsheets. */
export type Cell = string | number | boolean | null | readonly unknown[] | ReformattedCell;

export const isReformatted = (cell: unknown): cell is ReformattedCell => isRecord(cell) && 'texts' in cell;

/** What a cell shows. */
export const cellText = (cell: Cell): string => (isReformatted(cell) ? cell.shown : String(cell));

/** A size with its title, its price and any other fields of it that the table contains. */
export type Size = Readonly<Record<string, unknown>> & {
  readonly title: string;
  readonly price: number;
};

/** One possible meaning of an ambiguous cell. `value` is an unambiguous text for it, which replaces the cell. */
export interface CellChoice {
  readonly value: string;
  readonly label: LocalizedText;
  /** Whether it is a proposal. Choices that are equally likely are none. */
  readonly proposed?: boolean;
}

export type CellReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'value'; readonly value: unknown }
  | {
      readonly kind: 'problem';
      readonly message: LocalizedText;
      readonly choices: readonly CellChoice[];
      readonly kindOf?: ProblemKind;
    };

export const value = (read: unknown): CellReading => ({ kind: 'value', value: read });
export const problem = (
  message: LocalizedText,
  choices: readonly CellChoice[] = [],
  kindOf?: ProblemKind,
): CellReading => ({ kind: 'problem', message, choices, ...(kindOf && { kindOf }) });

export const plain = (number: number): CellChoice => ({
  value: unambiguousText(number),
  label: { ar: String(number), en: String(number) },
});

export const quoted = (text: string) => isolateAuto(text.slice(0, 60));
export const UNCLEAR = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» تحتمل أكثر من قراءة. أيها المقصود؟`,
  en: `“${quoted(text)}” can be read in more than one way. Which one is meant?`,
});
const NOT_A_NUMBER = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» ليس رقمًا`,
  en: `“${quoted(text)}” is not a number`,
});

/** Removes rounding errors: spreadsheets may store 4.4 as 4.4000000000000004. */
export const withoutNoise = (number: number) => Number(number.toPrecision(12));

export function readNumber(schema: Schema, cell: string | number, currency: CurrencyCode): CellReading {
  if (typeof cell === 'number') return value(withoutNoise(cell));
  const text = schema['x-money'] ? removeCurrency(cell) : cell;
  const reading = parseNumber(text, amountLimits(schema, currency));
  if (reading.kind === 'number') return value(reading.value);
  if (reading.kind === 'ambiguous') return problem(UNCLEAR(cell), reading.readings.map(plain), 'number');
  return problem(NOT_A_NUMBER(cell));
}

/** Whether a text is one price, with or without a currency. */
export const isPrice = (text: string): boolean =>
  /\d|[٠-٩۰-۹]/.test(text) && parseNumber(removeCurrency(text), itemSchema.properties.price).kind !== 'none';
