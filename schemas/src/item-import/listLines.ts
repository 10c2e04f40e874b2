/**
 * Reads the lines of a list from a chat or a document: «• حمص - 1.5 دينار», below headings such as «*المقبلات*».
 * (docs/spec/owners-area.md#items-written-in-rows)
 */
import { isPrice } from './cellReading.js';

interface Line {
  /** The number of the line in the text. Blank lines are counted. */
  readonly row: number;
  readonly line: string;
}

/** A name and a price, separated by a mark such as `-` or by at least two spaces. */
const MARKED = /^(.*?[^\s\-–—:=.…])\s*(?:[-–—:=…]|\.{2,}|\s{2,})\s*(\S[^-–—:=…]*)$/;
/** A name and a price with one space between them. */
const SPACED = /^(.*\S)\s+([\d٠-٩۰-۹][^\s]*(?:\s+\D+)?)$/;
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

/**
 * The headings by line number. The title of a section of the menu is a heading. Another line without a price is one if
 * it is formatted so. If a text has several paragraphs, the first line of each longer paragraph is a heading too, unless
 * it has a price.
 */
function headingsIn(
  lines: readonly Line[],
  isPriced: (line: string) => boolean,
  isSection: (title: string) => boolean,
): ReadonlyMap<number, string> {
  const starts = (at: number) => at === 0 || (lines[at]?.row ?? 0) > (lines[at - 1]?.row ?? 0) + 1;
  const hasParagraphs = lines.some((_, at) => at > 0 && starts(at));
  return new Map(
    lines.flatMap(({ row, line }, at): [number, string][] => {
      if (isSection(plain(line))) return [[row, plain(line)]];
      if (isPriced(line)) return [];
      const [, , formatted, before] = HEADING.exec(line) ?? [];
      const isFirst = hasParagraphs && starts(at) && at + 1 < lines.length && !starts(at + 1);
      const heading = formatted ?? before ?? (isFirst ? line : null);
      return heading === null ? [] : [[row, heading.trim()]];
    }),
  );
}

/**
 * The lines as rows of cells. If some lines end in prices, each row has a title and a price. If there are also
 * headings, each row starts with its section, and there is a header row. If no line has a price, each line is one cell,
 * except below the titles of sections of the menu.
 * @param isSection whether a text is the title of a section of the menu
 */
export function readLines(
  source: readonly Line[],
  isSection: (title: string) => boolean,
): readonly (readonly string[])[] {
  const lines = source.map(({ row, line }) => ({ row, line: line.replace(BULLET, '') }));
  // A number after a single space may be part of the name, as in “7 Up 2”. So it counts as a price only if at least
  // half of the lines end in such a number.
  const isSpaced = lines.filter(({ line }) => split(line, SPACED)).length * 2 >= lines.length;
  const priced = (line: string) => split(line, MARKED) ?? (isSpaced ? split(line, SPACED) : null);
  const headings = headingsIn(lines, (line) => priced(line) !== null, isSection);
  const isTable =
    lines.some(({ line }) => priced(line)) ||
    (lines.length > headings.size && lines.some(({ line }) => isSection(plain(line))));
  if (!isTable) return lines.map(({ line }) => [line]);
  let section = '';
  const cells = lines.flatMap(({ row, line }) => {
    section = headings.get(row) ?? section;
    return headings.has(row) ? [] : [[section, ...(priced(line) ?? [plain(line), ''])]];
  });
  return headings.size > 0 ? [['section', 'title', 'price'], ...cells] : cells.map(([, ...rest]) => rest);
}
