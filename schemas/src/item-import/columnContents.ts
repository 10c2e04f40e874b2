/** What the cells of a column look like, for columns whose header does not tell. */
import type { Language } from '../core/language.js';
import { itemSchema } from '../item/item.js';
import type { CurrencyCode } from '../money/currency.js';
import { isReformatted, readNumber, type Cell } from './cellReading.js';
import { looksLikePrice } from './priceCell.js';

export interface ColumnContents {
  readonly at: number;
  readonly header: string;
  /** The texts of the cells that are not blank. */
  readonly filled: readonly string[];
  readonly isPrice: boolean;
  /** Codes, or the numbers of rows. */
  readonly isCode: boolean;
  /** The language of its letters; null without letters. */
  readonly script: Language | null;
  readonly distinct: number;
  /** The average length. */
  readonly length: number;
}

/** The text of a cell on one line; empty for lists. */
export const textOfCell = (cell: Cell | undefined): string =>
  isReformatted(cell)
    ? cell.shown
    : cell === null || cell === undefined || typeof cell === 'object'
      ? ''
      : String(cell).trim();

const isMost = (texts: readonly string[], test: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(test).length * 2 >= texts.length;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

function scriptOf(texts: readonly string[]): Language | null {
  const all = texts.join('');
  const [arabic, latin] = [count(all, /[\u0600-\u06ff]/g), count(all, /[a-z]/gi)];
  return arabic + latin === 0 ? null : arabic >= latin ? 'ar' : 'en';
}

const CODE = /^(?:[A-Z]{0,4}[-_]?\d{2,}[-\w]*|\d{5,})$/i;

/** @param isFirst whether other columns follow, so that running numbers are those of the rows */
function isCode(filled: readonly string[], isPrice: boolean, isFirst: boolean): boolean {
  const numbers = filled.map(Number);
  const isRunning = numbers.every((number, index) => Number.isInteger(number) && number === (numbers[0] ?? 0) + index);
  if (isFirst && filled.length > 1 && isRunning) return true;
  return isMost(filled, (text) => CODE.test(text) && (!isPrice || /^0\d|\d{9}/.test(text)));
}

/** Describes the columns of rows. @param headers the texts above them, if there is a header */
export function columnContents(
  rows: readonly { readonly cells: readonly Cell[] }[],
  headers: readonly string[],
): readonly ColumnContents[] {
  const width = Math.max(headers.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => {
    const filled = rows.map(({ cells }) => textOfCell(cells[at])).filter(Boolean);
    const isPrice = isMost(filled, looksLikePrice);
    return {
      at,
      header: headers[at] ?? '',
      filled,
      isPrice,
      isCode: isCode(filled, isPrice, at === 0 && width > 1),
      script: scriptOf(filled),
      distinct: new Set(filled).size,
      length: filled.join('').length / Math.max(1, filled.length),
    };
  });
}

/** A larger size costs at most this many times the price of the next smaller size. */
const MAX_SIZE_RATIO = 4;

/** The price in a cell; NaN if it is not one unambiguous price. */
const priceIn = (text: string, currency: CurrencyCode): number => {
  const read = readNumber(itemSchema.properties.price, text, currency);
  return read.kind === 'value' ? Number(read.value) : Number.NaN;
};

/** Whether columns of prices are plausible sizes: in each row with several prices, they grow from column to column. */
export function areSizes(
  rows: readonly { readonly cells: readonly Cell[] }[],
  columns: readonly number[],
  currency: CurrencyCode,
): boolean {
  const several = rows
    .map(({ cells }) => columns.map((at) => textOfCell(cells[at])).filter(Boolean))
    .filter((prices) => prices.length > 1);
  return (
    several.length > 0 &&
    several.every((prices) =>
      prices
        .map((text) => priceIn(text, currency))
        .every((price, at, all) => {
          const smaller = all[at - 1];
          return smaller === undefined ? price > 0 : price > smaller && price <= smaller * MAX_SIZE_RATIO;
        }),
    )
  );
}
