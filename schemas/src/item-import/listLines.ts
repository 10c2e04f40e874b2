/**
 * Reads the lines of a list from a chat or a document: «• حمص - 1.5 دينار», below headings such as «*المقبلات*».
 * (docs/spec/owners-area.md#items-written-in-rows)
 */
import { itemSchema } from '../item/item.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { parseExactNumber } from '../number/parseNumber.js';
import { isPrice } from './cellReading.js';
import type { TableRows } from './delimited.js';

interface Line {
  /** The number of the line in the text. Blank lines are counted. */
  readonly row: number;
  readonly line: string;
}

/** A name and a price, separated by a mark such as `-` or by at least two spaces. */
const MARKED = /^(.*?[^\s\-–—:=.…])\s*(?:[-–—:=…]|\.{2,}|\s{2,})\s*(\S[^-–—:=…]*)$/;
/** A name and a price with one space between them. */
const SPACED = /^(.*\S)\s+([\d٠-٩۰-۹][^\s]*(?:\s+\D+)?)$/;
/** A name and what says that its price is asked for: «ريش غنم حسب السوق». */
const ASKED =
  /^(.*\S)\s+((?:ب?حسب|ب?سعر)\s+(?:ال)?سوق|عند الطلب|(?:as per\s+)?market(?: price)?|(?:price\s+)?(?:up)?on request)$/iu;
/** Two prices: «3 - 5», «3 أو 5», «9.5 / كيلو 18», «كيلو 14، نصف كيلو 7.5». */
const PAIR = /^(.*\S)\s*(?:[-–—/]|[،,](?=\s)|(?<=\s)(?:أو|او|or)(?=\s))\s*([^-–—/]+)$/u;
/** Fractions are parts of names: «دجاج 1/2». */
const FRACTION = /(?<![\d٠-٩۰-۹.,٫])(?:[1١]\/[234٢٣٤]|[3٣]\/[4٤])$/;
/** A longer line is a sentence. */
const MAX_PAIR_LENGTH = 200;
/** A name and a price are more probable than two prices, if one number is more than this many times the other. */
const MAX_PRICE_RATIO = 4;
/** A longer line without a price is a sentence, not a heading. */
const MAX_HEADING_WORDS = 4;
const BULLET = /^\s*[•●▪*\-–]\s+/;
/** Bold, italic or struck text of a chat. */
const FORMATTED = /^([*_~]+)(.+?)\1(.*)$/;
/** A line in bold or italic, or one that ends in a colon. */
const HEADING = /^([*_]+)(?!\s)(.+?)\1\s*:?$|^(.+?)\s*:$/;

const plain = (text: string): string => text.replace(FORMATTED, '$2$3').trim();

function split(line: string, pattern: RegExp): readonly [name: string, price: string] | null {
  const [, name = '', price = ''] = pattern.exec(plain(line)) ?? [];
  return isPrice(price) ? [plain(name), price] : null;
}

function asked(line: string): readonly [name: string, price: string] | null {
  const [, name, price] = ASKED.exec(plain(line)) ?? [];
  return name === undefined || price === undefined ? null : [name.replace(/[\s\-–—:=.…]+$/, ''), price];
}

interface Pair {
  readonly name: string;
  /** Both prices, as written. */
  readonly prices: string;
  /** Whether the numbers alone can be a name's number and its price: «بيبسي 330 - 1». */
  readonly isNumbered: boolean;
  /** How many times one price is the other; NaN if they are not clear. */
  readonly ratio: number;
}

const amountIn = (price: string) => parseExactNumber(removeCurrency(price), itemSchema.properties.price) ?? Number.NaN;

function readPair(line: string): Pair | null {
  const text = plain(line);
  if (text.length > MAX_PAIR_LENGTH || FRACTION.test(text)) return null;
  const [, before = '', after = ''] = PAIR.exec(text) ?? [];
  const second = isPrice(after) ? after : split(after, SPACED)?.[1];
  if (second === undefined) return null;
  const several = readPair(before);
  if (several) return { ...several, prices: text.slice(before.length - several.prices.length), isNumbered: false };
  const [name, first] = split(before, MARKED) ?? split(before, SPACED) ?? [];
  if (name === undefined || first === undefined) return null;
  const [low = 0, high = 0] = [amountIn(first), amountIn(second)].sort((one, other) => one - other);
  const separator = text.slice(before.length, text.length - after.length).trim();
  return {
    name,
    prices: text.slice(before.length - first.length),
    isNumbered: second !== after || /[-–—]/.test(separator),
    ratio: high / low,
  };
}

/**
 * The lines with two prices. A number that ends a name is no price: the prices then differ more, or several lines have
 * that name, as in «كومبو 1 - 3.5» and «كومبو 2 - 4».
 */
function pairsIn(lines: readonly Line[]): ReadonlyMap<number, readonly [name: string, prices: string]> {
  const pairs = lines.flatMap(({ row, line }) => {
    const pair = readPair(line);
    return pair ? [{ row, ...pair }] : [];
  });
  const isRepeated = (name: string) => pairs.filter((pair) => pair.name === name).length > 1;
  return new Map(
    pairs
      .filter(({ name, isNumbered, ratio }) => !isNumbered || (ratio <= MAX_PRICE_RATIO && !isRepeated(name)))
      .map(({ row, name, prices }) => [row, [name, prices]]),
  );
}

/**
 * The headings by line number. The title of a section of the menu is a heading. Another line without a price is one if
 * it is formatted so. If a text has several paragraphs, the first line of each longer paragraph is a heading too, unless
 * it has a price. If a text begins with a short line without a price, each such line before two lines with prices is one.
 */
function headingsIn(
  lines: readonly Line[],
  isPriced: (line: Line) => boolean,
  isSection: (title: string) => boolean,
): ReadonlyMap<number, string> {
  const starts = (at: number) => at === 0 || (lines[at]?.row ?? 0) > (lines[at - 1]?.row ?? 0) + 1;
  const hasParagraphs = lines.some((_, at) => at > 0 && starts(at));
  const isHeadingLike = (at: number) => {
    const line = lines[at];
    const following = lines.slice(at + 1, at + 3);
    return (
      line !== undefined &&
      !isPriced(line) &&
      line.line.trim().split(/\s+/).length <= MAX_HEADING_WORDS &&
      following.length === 2 &&
      following.every(isPriced)
    );
  };
  const beginsWithHeading = isHeadingLike(0);
  return new Map(
    lines.flatMap(({ row, line }, at): [number, string][] => {
      if (isSection(plain(line))) return [[row, plain(line)]];
      if (isPriced({ row, line })) return [];
      const [, , formatted, before] = HEADING.exec(line) ?? [];
      const isFirst = hasParagraphs && starts(at) && at + 1 < lines.length && !starts(at + 1);
      const heading = formatted ?? before ?? (isFirst || (beginsWithHeading && isHeadingLike(at)) ? line : null);
      return heading === null ? [] : [[row, heading.trim()]];
    }),
  );
}

/**
 * The lines as rows of cells below a header, if some lines end in prices or name sections of the menu: each row has a
 * section, a title and a price. Two prices stay together in one cell, so that they are asked about. Otherwise each line
 * is one cell, and there is no header.
 * @param isSection whether a text is the title of a section of the menu
 */
export function readLines(source: readonly Line[], isSection: (title: string) => boolean): TableRows['rows'] {
  const lines = source.map(({ row, line }) => ({ row, line: line.replace(BULLET, '') }));
  // A number after a single space may be part of the name, as in “7 Up 2”. So it counts as a price only if at least
  // half of the lines end in such a number.
  const isSpaced = lines.filter(({ line }) => split(line, SPACED)).length * 2 >= lines.length;
  const pairs = pairsIn(lines);
  const priced = ({ row, line }: Line) =>
    pairs.get(row) ?? split(line, MARKED) ?? asked(line) ?? (isSpaced ? split(line, SPACED) : null);
  const headings = headingsIn(lines, (line) => priced(line) !== null, isSection);
  const isTable =
    lines.some(priced) || (lines.length > headings.size && lines.some(({ line }) => isSection(plain(line))));
  if (!isTable) return lines.map(({ row, line }) => ({ row, cells: [line] }));
  let section = '';
  const cells = lines.flatMap((line) => {
    section = headings.get(line.row) ?? section;
    const [name, price] = priced(line) ?? [plain(line.line), ''];
    return headings.has(line.row) ? [] : [{ row: line.row, cells: [section, name, price] }];
  });
  return [{ row: 0, cells: ['section', 'title', 'price'] }, ...cells];
}
