/** Guesses the columns of a pasted table without headers from their cells. */
import { itemSchema } from '../item/item.js';
import type { CurrencyCode } from '../money/currency.js';
import { isPrice, readNumber } from './cellReading.js';

type Rows = readonly (readonly string[])[];

interface GuessedColumns {
  readonly header: readonly string[];
  readonly cells: Rows;
  /** The sizes that were assigned to several columns of prices; empty if there are none. */
  readonly guessedSizes: readonly string[];
}

/** The size names for tables with two and with three price columns. */
const SIZES = {
  ar: [
    ['صغير', 'كبير'],
    ['صغير', 'وسط', 'كبير'],
  ],
  en: [
    ['Small', 'Large'],
    ['Small', 'Medium', 'Large'],
  ],
} as const;

/** A larger size costs at most this many times the price of the next smaller size. */
const MAX_SIZE_RATIO = 4;

/** The price in a cell; NaN if it is not one unambiguous price. */
const priceIn = (text: string, currency: CurrencyCode): number => {
  const read = readNumber(itemSchema.properties.price, text, currency);
  return read.kind === 'value' ? Number(read.value) : Number.NaN;
};

/**
 * Whether the price columns are plausible sizes. In each row with several prices, the prices must increase from column
 * to column.
 */
function areSizes(rows: Rows, columns: readonly number[], currency: CurrencyCode): boolean {
  const several = rows
    .map((cells) => columns.map((at) => cells[at] ?? '').filter(Boolean))
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

/**
 * Names the price columns after sizes. If a row has only one price, its item has no sizes, and the price moves to an
 * additional column.
 */
function withSizes(
  header: readonly string[],
  rows: Rows,
  prices: readonly number[],
  currency: CurrencyCode,
): GuessedColumns {
  const isArabic = rows.some((cells) => cells.some((cell) => /[\u0600-\u06ff]/.test(cell)));
  const guessedSizes = SIZES[isArabic ? 'ar' : 'en'].find(({ length }) => length === prices.length) ?? [];
  if (guessedSizes.length === 0 || !areSizes(rows, prices, currency)) return { header, cells: rows, guessedSizes: [] };
  const named = header.map((one, at) =>
    prices.includes(at) ? `price: ${guessedSizes[prices.indexOf(at)] ?? ''}` : one,
  );
  const cells = rows.map((row) => {
    const padded = header.map((_, at) => row[at] ?? '');
    const filled = prices.filter((at) => padded[at] !== '');
    const [only] = filled;
    if (only === undefined || filled.length > 1) return [...padded, ''];
    return [...padded.map((cell, at) => (at === only ? '' : cell)), padded[only] ?? ''];
  });
  return { header: [...named, 'price'], cells, guessedSizes };
}

/**
 * Guesses what each column contains.
 * @param isSection whether a cell names a section of the menu, by which a column of sections is recognised
 */
export function guessColumns(rows: Rows, isSection: (cell: string) => boolean, currency: CurrencyCode): GuessedColumns {
  const width = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const filled = rows.map((cells) => cells[at] ?? '').filter(Boolean);
    const areSections = filled.length > 0 && filled.every(isSection);
    const isNumber = filled.length > 0 && filled.filter(isPrice).length * 2 >= filled.length;
    return { at, kind: areSections ? 'section' : isNumber ? 'number' : filled.length > 0 ? 'text' : 'blank' };
  });
  const texts = columns.filter(({ kind }) => kind === 'text').map(({ at }) => at);
  const numbers = columns.filter(({ kind }) => kind === 'number').map(({ at }) => at);
  const section = columns.find(({ kind }) => kind === 'section')?.at;
  // If only the column of sections contains texts, these texts are the titles of the items.
  const [title = section, description] = texts;
  // Numbers before the titles are usually row numbers.
  const prices = numbers.filter((at) => at > (title ?? -1));
  const price = prices[0] ?? numbers[0];
  const keys = new Map([
    [section, 'section'],
    [price, 'price'],
    [description, 'description'],
    [title, 'title'],
  ]);
  const header = columns.map(({ at }) => keys.get(at) ?? rows[0]?.[at] ?? '');
  return withSizes(header, rows, prices, currency);
}
