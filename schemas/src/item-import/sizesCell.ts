/**
 * Sizes in one cell: «صغير=1.5; كبير=2». A size may have further numbers, named like the headers of their columns:
 * «صغير=1.5 (السعرات=90); كبير=2 (السعرات=120)». (docs/spec/domain.md#import-and-export)
 */
import { LIST_SEPARATOR, type Language, type LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { isRecord } from '../core/typeGuards.js';
import type { CurrencyCode } from '../money/currency.js';
import { fromThousandths, toThousandths } from '../money/money.js';
import { unambiguousText } from '../number/parseNumber.js';
import { cellText, problem, quoted, readNumber, value, type Cell, type CellReading, type Size } from './cellReading.js';
import { IMPORT_COLUMNS, isSizeNumber, sizeNumberLabel } from './columns.js';
import { columnOfHeader } from './headers.js';
import { valueOf, withValue, type Values } from './itemValues.js';

const SEPARATORS = /[;؛\n]+/;

/** A size and its price, then its further numbers in parentheses. */
const OWN_NUMBERS = /^(.*?)\s*\(([^()]*[=:][^()]*)\)\s*$/;

const NO_SIZES = (text: string): LocalizedText => ({
  ar: `تُكتب الخيارات هكذا: صغير=2.50; كبير=4، والمكتوب «${quoted(text)}»`,
  en: `Options are written like this: Small=2.50; Large=4. Found “${quoted(text)}”`,
});

/** Reads the sizes in a JSON file. */
function sizesOfList(cell: readonly unknown[]): CellReading {
  const sizes = cell.flatMap((one) =>
    isRecord(one) && typeof one['title'] === 'string' && typeof one['price'] === 'number'
      ? [
          {
            title: one['title'],
            price: one['price'],
            ...(isRecord(one['nutrition']) && { nutrition: one['nutrition'] }),
            ...(isRecord(one['translations']) && { translations: one['translations'] }),
            ...(typeof one['code'] === 'string' && { code: one['code'] }),
            ...(typeof one['initial'] === 'boolean' && { initial: one['initial'] }),
          },
        ]
      : [],
  );
  return sizes.length === cell.length ? value(sizes) : problem(NO_SIZES(''));
}

/** The last separator between a name and its number; -1 if there is none. */
const separatorIn = (text: string): number => Math.max(text.lastIndexOf('='), text.lastIndexOf(':'));

/** Reads «السعرات=90، الصوديوم=200» as the fields of a size. */
function readOwnNumbers(text: string, currency: CurrencyCode): CellReading {
  let fields: Values = {};
  for (const part of text.split(/،|,\s/)) {
    const at = separatorIn(part);
    const column = columnOfHeader(part.slice(0, at));
    if (at < 1 || !column || 'size' in column || !isSizeNumber(column)) return problem(NO_SIZES(part));
    const reading = readNumber(column.schema, part.slice(at + 1).trim(), currency);
    if (reading.kind === 'problem') return { ...reading, choices: [] };
    if (reading.kind === 'value') fields = withValue(fields, column.key.split('.'), Number(reading.value));
  }
  return value(fields);
}

/** Reads the sizes in a cell. @param schema the schema of the column that contains the sizes */
export function readSizes(schema: Schema, cell: Cell, currency: CurrencyCode): CellReading {
  if (Array.isArray(cell)) return sizesOfList(cell);
  const text = cellText(cell);
  const sizes: Size[] = [];
  for (const part of text.split(SEPARATORS).filter((one) => one.trim() !== '')) {
    const [, named = part, own] = OWN_NUMBERS.exec(part) ?? [];
    const at = separatorIn(named);
    const title = named.slice(0, at).trim();
    if (at < 1 || title === '') return problem(NO_SIZES(text));
    const numbers = own === undefined ? value({}) : readOwnNumbers(own, currency);
    if (numbers.kind !== 'value') return numbers;
    const reading = readNumber(schema.items?.properties?.['price'] ?? {}, named.slice(at + 1).trim(), currency);
    if (reading.kind === 'problem')
      return {
        ...reading,
        choices: reading.choices.map((choice) => {
          const whole = text.replace(named, `${named.slice(0, at)}=${choice.value}`);
          return { value: whole, label: choice.label };
        }),
      };
    if (reading.kind === 'value')
      sizes.push({ title, price: Number(reading.value), ...(isRecord(numbers.value) ? numbers.value : {}) });
  }
  return value(sizes);
}

/** Formats a size in this notation. @param own the size's further numbers, each as «السعرات=90» */
export const sizeText = (title: string, price: string, own: readonly string[], language: Language): string =>
  `${title}=${price}${own.length > 0 ? ` (${own.join(LIST_SEPARATOR[language])})` : ''}`;

/** Formats the sizes of an item in this notation; empty if there are none. */
export const sizesText = (sizes: unknown, language: Language): string =>
  (Array.isArray(sizes) ? sizes : [])
    .flatMap((size: unknown) => {
      if (!isRecord(size)) return [];
      const { title, price } = size;
      const own = IMPORT_COLUMNS.filter(isSizeNumber).flatMap((column) => {
        const number = valueOf(size, column);
        return typeof number === 'number' ? [`${sizeNumberLabel(column, language)}=${number}`] : [];
      });
      const amount = typeof price === 'number' ? unambiguousText(fromThousandths(toThousandths(price))) : '';
      return [sizeText(String(title), amount, own, language)];
    })
    .join('; ');
