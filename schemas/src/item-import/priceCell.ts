/** Reads the price in a cell: one, several with or without the names of their sizes, or «حسب السوق». (docs/spec/domain.md#import-and-export) */
import type { LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { itemSchema } from '../item/item.js';
import { amountLimits } from '../money/amountLimits.js';
import type { CurrencyCode } from '../money/currency.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { parseNumber, unambiguousText } from '../number/parseNumber.js';
import { normalizeArabic } from '../text/search.js';
import { isPrice, plain, problem, quoted, readNumber, value, type CellReading } from './cellReading.js';

/** What a price column reads where no price is fixed. */
export const MARKET_PRICE = true;

const MARKET_WORDS =
  /(?:^| )(?:ب?حسب |بسعر |سعر )?(?:ال)?سوق(?: |$)|عند الطلب|حسب (?:الوزن|الموسم|الطلب)|^(?:اسال|يسال)(?:وا)?(?: |$)|^(?:as per )?market(?: price)?$|^seasonal(?: price)?$|^m ?[./]? ?p\.?$|(?:price )?(?:up)?on request|^ask(?: |$)/;

/** Whether a text says that the price is asked for. */
export const isMarketPrice = (text: string): boolean => {
  const folded = normalizeArabic(text);
  return !/\p{Nd}/u.test(folded) && MARKET_WORDS.test(folded);
};

/** The names of so many sizes of which only the prices are known. */
export function defaultSizeNames(count: number, isArabic: boolean): readonly string[] {
  const names = isArabic ? ['صغير', 'وسط', 'كبير', 'عائلي'] : ['Small', 'Medium', 'Large', 'Family'];
  if (count === 2) return [names[0] ?? '', names[2] ?? ''];
  return Array.from(
    { length: count },
    (_, index) => (count > names.length ? undefined : names[index]) ?? String(index + 1),
  );
}

/** «10 - 16», «10 أو 16», «من 10 إلى 16», «10 / كيلو 16», «10، كيلو 16» */
const BETWEEN = /\s*[-–—/|\n;؛]\s*|\s*[،,]\s+|\s+(?:أو|او|or|إلى|الى|to)\s+/u;
const NUMBER = '[\\d٠-٩۰-۹]+(?:[.,٫٬][\\d٠-٩۰-۹]+)*';
const PART = new RegExp(`^([^\\d٠-٩۰-۹]*?)\\s*(${NUMBER})\\s*([^\\d٠-٩۰-۹]*)$`, 'u');
/** «صغير 2 كبير 3» */
const NAMED = new RegExp(`\\s*(\\p{L}[^\\d٠-٩۰-۹]*?)\\s*[:=]?\\s*(${NUMBER})`, 'gu');
const MAX_PRICES = 6;
/** A longer text is not a list of prices. */
const MAX_CHARACTERS = 120;

interface NamedPrice {
  readonly name: string;
  readonly price: number;
}

/** The prices of a cell with their names; fewer than two if it has not several prices. */
function pricesIn(cell: string, schema: Schema, currency: CurrencyCode): readonly NamedPrice[] {
  const text = removeCurrency(cell)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  if (text.length > MAX_CHARACTERS) return [];
  const range = text.replace(/^(?:من|from)\s+(?=[\d٠-٩۰-۹])/i, '');
  const split = range.split(BETWEEN).map((part) => PART.exec(part));
  const named = [...text.matchAll(NAMED)];
  const isNamed = split.length === 1 && named.map(([whole]) => whole).join('').length === text.length;
  const parts = isNamed
    ? named.map(([, name = '', number = '']) => ({ name, number }))
    : split.map((part) => ({ name: part?.[1] || part?.[3] || '', number: part?.[2] ?? '' }));
  const read = parts.flatMap(({ name, number }): NamedPrice[] => {
    const reading = parseNumber(number, amountLimits(schema, currency));
    return reading.kind === 'number' ? [{ name: name.replace(/[()=:;؛]+/g, ' ').trim(), price: reading.value }] : [];
  });
  return read.length === parts.length && read.length <= MAX_PRICES ? read : [];
}

/** Whether a text is a price, several prices, or says that the price is asked for. */
export function looksLikePrice(text: string): boolean {
  if (isPrice(text) || isMarketPrice(text)) return true;
  if (/^\d{4}-\d\d-\d\d/.test(text)) return false;
  const found = pricesIn(text, itemSchema.properties.price, null);
  return found.length > 1 && (/^(?:من |from )?\p{Nd}/iu.test(text.trim()) || found.every(({ name }) => name !== ''));
}

const SEVERAL = (cell: string, count: number): LocalizedText =>
  count === 2
    ? { ar: `«${quoted(cell)}» سعران في خانة واحدة`, en: `“${quoted(cell)}”: two prices in one cell` }
    : { ar: `«${quoted(cell)}»: ${count} أسعار في خانة واحدة`, en: `“${quoted(cell)}”: ${count} prices in one cell` };

const sizesOf = (count: number, prices: readonly number[]): LocalizedText => ({
  ar: `${count === 2 ? 'حجمان' : `${count} أحجام`}: ${prices.join(' و')}`,
  en: `${count === 2 ? 'Two' : String(count)} sizes: ${prices.join(' and ')}`,
});

/** Reads a price. Several prices whose sizes are named are sizes; without all names, sizes are proposed. */
export function readPrice(schema: Schema, cell: string | number, currency: CurrencyCode): CellReading {
  const found = typeof cell === 'string' ? pricesIn(cell, schema, currency) : [];
  if (typeof cell === 'number' || found.length < 2) return readNumber(schema, cell, currency);
  const defaults = defaultSizeNames(found.length, true);
  const names = found.map(({ name }, index) => name || (defaults[index] ?? ''));
  const sizes = found.map(({ price }, index) => `${names[index] ?? ''}=${unambiguousText(price)}`).join('; ');
  if (found.every(({ name }) => name !== '') && new Set(names).size === names.length) return value(sizes);
  const prices = found.map(({ price }) => price);
  return problem(
    SEVERAL(cell, found.length),
    [{ value: sizes, label: sizesOf(found.length, prices), proposed: true }, ...prices.map(plain)],
    'prices',
  );
}

/** A list of sizes with other names. @param names an empty one keeps the size's own */
export const withSizeNames = (sizes: string, names: readonly string[]): string =>
  sizes
    .split('; ')
    .map((size, index) =>
      names[index] ? `${names[index].replace(/[;=]/g, ' ')}${size.slice(size.lastIndexOf('='))}` : size,
    )
    .join('; ');
