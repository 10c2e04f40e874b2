/** Reads what people type into a cell. It never guesses: ambiguous cells offer their readings. */
import { issueMessage } from '../core/issueMessage.js';
import { isolateAuto } from '../core/bidi.js';
import type { Language, LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { isRecord } from '../core/typeGuards.js';
import type { ValidationIssue } from '../core/validationIssue.js';
import { fromThousandths, toPercent, toThousandths } from '../money/money.js';
import { withoutCurrency } from '../money/withoutCurrency.js';
import { parseNumber } from '../number/parseNumber.js';
import { normalizeArabic } from '../text/search.js';
import { allergensText, parseAllergens } from './allergenCell.js';
import type { ImportColumn } from './columns.js';

/** Lists occur only in JSON files. */
export type Cell = string | number | boolean | null | readonly unknown[];

export interface Size {
  readonly title: string;
  readonly price: number;
}

/** One of the readings of an ambiguous cell. `value` is the unambiguous text that replaces the cell. */
export interface CellChoice {
  readonly value: string;
  readonly label: LocalizedText;
}

export type CellReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly message: LocalizedText; readonly choices: readonly CellChoice[] };

const value = (read: unknown): CellReading => ({ kind: 'value', value: read });
const problem = (message: LocalizedText, choices: readonly CellChoice[] = []): CellReading => ({
  kind: 'problem',
  message,
  choices,
});

/** Matches a cell that clears a text or a list. An empty cell changes nothing. */
const CLEARS = /^[-–—]$/;

/** «10 - 16»: two prices in one cell. */
const TWO_PRICES = /^([^\s-]+)\s*[-–—/]\s*([^\s-]+)$/;

const SEPARATORS = /[;؛\n]+/;

const YES = ['نعم', 'yes', 'true', '1', 'x', '✓', 'صح'].map(normalizeArabic);
const NO = ['لا', 'no', 'false', '0', '✗'].map(normalizeArabic);

const plain = (number: number): CellChoice => ({
  value: String(number),
  label: { ar: String(number), en: String(number) },
});

const quoted = (text: string) => isolateAuto(text.slice(0, 60));
const UNCLEAR = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» تحتمل أكثر من قراءة. أيها المقصود؟`,
  en: `“${quoted(text)}” can be read in more than one way. Which one is meant?`,
});
const NOT_A_NUMBER = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» ليس رقمًا`,
  en: `“${quoted(text)}” is not a number`,
});
const NOT_LISTED = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» ليس من القيم المعروفة`,
  en: `“${quoted(text)}” is not one of the known values`,
});
const NO_SIZES = (text: string): LocalizedText => ({
  ar: `تُكتب الخيارات هكذا: صغير=2.50; كبير=4، والمكتوب «${quoted(text)}»`,
  en: `Options are written like this: Small=2.50; Large=4. Found “${quoted(text)}”`,
});

/** Removes rounding errors: spreadsheets may store 4.4 as 4.4000000000000004. */
const withoutNoise = (number: number) => Number(number.toPrecision(12));

function readNumber(schema: Schema, cell: string | number): CellReading {
  if (typeof cell === 'number') return value(withoutNoise(cell));
  const text = schema['x-money'] ? withoutCurrency(cell) : cell;
  const reading = parseNumber(text, schema);
  if (reading.kind === 'number') return value(reading.value);
  if (reading.kind === 'ambiguous') return problem(UNCLEAR(cell), reading.readings.map(plain));
  return problem(NOT_A_NUMBER(cell));
}

/** 20, 20% and 0.2 all mean 20 %. */
function readRate(cell: string | number): CellReading {
  if (typeof cell === 'string' && /[%٪]/.test(cell)) {
    const reading = readNumber({ type: 'number', minimum: 0, maximum: 100 }, cell.replace(/[%٪]/g, ''));
    return reading.kind === 'value' ? value(withoutNoise(Number(reading.value) / 100)) : reading;
  }
  const reading = readNumber({ type: 'number', minimum: 0, maximum: 100 }, cell);
  if (reading.kind !== 'value') return reading;
  const number = Number(reading.value);
  if (number === 1)
    return problem(UNCLEAR(String(cell)), [
      { value: '1%', label: { ar: '1%', en: '1%' } },
      { value: '100%', label: { ar: '100%', en: '100%' } },
    ]);
  return value(number > 1 ? withoutNoise(number / 100) : number);
}

/** The words for a value: itself and its labels. */
const wordsFor = (schema: Schema, option: string): readonly string[] =>
  [option, schema['x-options']?.[option]?.ar, schema['x-options']?.[option]?.en].flatMap((word) =>
    word ? [normalizeArabic(word)] : [],
  );

function readBoolean(schema: Schema, cell: Cell): CellReading {
  if (typeof cell === 'boolean') return value(cell);
  const word = normalizeArabic(String(cell));
  if (YES.includes(word) || wordsFor(schema, 'true').includes(word)) return value(true);
  if (NO.includes(word) || wordsFor(schema, 'false').includes(word)) return value(false);
  return problem(NOT_LISTED(String(cell)), [
    { value: 'نعم', label: schema['x-options']?.['true'] ?? { ar: 'نعم', en: 'Yes' } },
    { value: 'لا', label: schema['x-options']?.['false'] ?? { ar: 'لا', en: 'No' } },
  ]);
}

function readOption(schema: Schema, cell: string): CellReading {
  const known = (schema.enum ?? []).find((option) => wordsFor(schema, String(option)).includes(normalizeArabic(cell)));
  if (known !== undefined) return value(known);
  const choices = (schema.enum ?? []).slice(0, 6).map((option) => {
    const text = String(option);
    return { value: text, label: schema['x-options']?.[text] ?? { ar: text, en: text } };
  });
  return problem(NOT_LISTED(cell), choices);
}

function readOptions(schema: Schema, cell: Cell): CellReading {
  const parts = Array.isArray(cell) ? cell.map(String) : String(cell).split(/[;؛,،\n]+/);
  const values: unknown[] = [];
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const reading = readOption({ ...schema.items }, part);
    if (reading.kind !== 'value') return reading;
    values.push(reading.value);
  }
  return value([...new Set(values)]);
}

function readAllergens(cell: Exclude<Cell, null>): CellReading {
  // A JSON file has the list itself, which the schema validates.
  if (Array.isArray(cell) && cell.every(isRecord)) return value(cell);
  const found = parseAllergens(Array.isArray(cell) ? cell.map(String).join(';') : String(cell));
  return typeof found === 'string' ? problem(NOT_LISTED(found)) : value(found);
}

/** Reads the sizes in a JSON file. */
function sizesOfList(cell: readonly unknown[]): CellReading {
  const sizes = cell.flatMap((one) =>
    isRecord(one) && typeof one['title'] === 'string' && typeof one['price'] === 'number'
      ? [{ title: one['title'], price: one['price'] }]
      : [],
  );
  return sizes.length === cell.length ? value(sizes) : problem(NO_SIZES(''));
}

function readSizes(schema: Schema, cell: Cell): CellReading {
  if (Array.isArray(cell)) return sizesOfList(cell);
  const text = String(cell);
  const sizes: Size[] = [];
  for (const part of text.split(SEPARATORS).filter((one) => one.trim() !== '')) {
    const at = Math.max(part.lastIndexOf('='), part.lastIndexOf(':'));
    const title = part.slice(0, at).trim();
    if (at < 1 || title === '') return problem(NO_SIZES(text));
    const reading = readNumber(schema.items?.properties?.['price'] ?? {}, part.slice(at + 1).trim());
    if (reading.kind === 'problem')
      return {
        ...reading,
        choices: reading.choices.map((choice) => {
          const whole = text.replace(part, `${part.slice(0, at)}=${choice.value}`);
          return { value: whole, label: choice.label };
        }),
      };
    if (reading.kind === 'value') sizes.push({ title, price: Number(reading.value) });
  }
  return value(sizes);
}

/** Two prices in one cell are proposed as two sizes. */
function readPrice(schema: Schema, cell: string | number): CellReading {
  const [, low = '', high = ''] = (typeof cell === 'string' && TWO_PRICES.exec(withoutCurrency(cell))) || [];
  const prices = [low, high].map((text) => parseNumber(text, schema));
  const [first, second] = prices.flatMap((reading) => (reading.kind === 'number' ? [reading.value] : []));
  if (first === undefined || second === undefined) return readNumber(schema, cell);
  return problem(
    { ar: `«${quoted(String(cell))}» سعران في خانة واحدة`, en: `“${quoted(String(cell))}”: two prices in one cell` },
    [
      {
        value: `صغير=${first}; كبير=${second}`,
        label: { ar: `حجمان: ${first} و${second}`, en: `Two sizes: ${first} and ${second}` },
      },
      plain(first),
      plain(second),
    ],
  );
}

/** Removes the apostrophe that exports put in front of a text that begins like a formula. */
const unescaped = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

function readByKind({ kind, schema }: ImportColumn, cell: Exclude<Cell, null>): CellReading {
  const text = typeof cell === 'string' ? unescaped(cell.trim()) : String(cell);
  if (typeof cell === 'string' && CLEARS.test(text) && ['text', 'sizeTexts'].includes(kind)) return value('');
  if (typeof cell === 'string' && CLEARS.test(text) && ['options', 'allergens', 'sizes'].includes(kind))
    return value([]);
  switch (kind) {
    case 'boolean':
      return readBoolean(schema, typeof cell === 'string' ? text : cell);
    case 'number':
      return schema['x-money']
        ? readPrice(schema, typeof cell === 'number' ? cell : text)
        : readNumber(schema, typeof cell === 'number' ? cell : text);
    case 'rate':
      return readRate(typeof cell === 'number' ? cell : text);
    case 'option':
      return readOption(schema, text);
    case 'options':
      return readOptions(schema, cell);
    case 'allergens':
      return readAllergens(cell);
    case 'sizes':
      return readSizes(schema, typeof cell === 'string' ? text : cell);
    default:
      return value(schema['x-multiline'] ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n]+\s*/g, ' '));
  }
}

/**
 * Validates cells by `importRowSchema`. It is a parameter, because browsers may only use validators that the build
 * compiled.
 */
export type RowValidator = (row: Readonly<Record<string, unknown>>) => readonly ValidationIssue[];

/** Reads a cell and validates it by the column's schema. */
export function readCell(column: ImportColumn, cell: Cell, issuesOf: RowValidator): CellReading {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { kind: 'blank' };
  // A price cell may contain sizes instead, such as `Small=2.50; Large=4`. The answer to two prices in one cell has
  // this form.
  if (column.schema['x-money'] && typeof cell === 'string' && cell.includes('=')) return value(cell);
  const reading = readByKind(column, cell);
  if (reading.kind !== 'value') return reading;
  const [issue] = issuesOf({ [column.key]: reading.value });
  if (!issue) return reading;
  const say = (language: Language) => issueMessage(issue, language);
  return problem({ ar: say('ar'), en: say('en') });
}

/** The text of a scalar. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value);

/** A value as it is exported, so that reading it again gives the same value. */
export function cellOf({ kind, schema }: ImportColumn, read: unknown, language: Language): string | number {
  if (read === undefined || read === null) return '';
  if (kind === 'boolean') return read === true ? YES_WORD[language] : NO_WORD[language];
  if (kind === 'rate') return typeof read === 'number' && read > 0 ? `${toPercent(read)}%` : '';
  if (kind === 'option') return schema['x-options']?.[textOf(read)]?.[language] ?? textOf(read);
  if (kind === 'options' && Array.isArray(read))
    return read.map((one) => schema.items?.['x-options']?.[String(one)]?.[language] ?? String(one)).join('; ');
  if (kind === 'allergens') return allergensText(read, language);
  if (kind === 'sizes' && Array.isArray(read))
    return read
      .flatMap((one: unknown) => (isRecord(one) ? [`${String(one['title'])}=${sizePrice(one['price'])}`] : []))
      .join('; ');
  return typeof read === 'number' ? read : textOf(read);
}

const sizePrice = (price: unknown) => (typeof price === 'number' ? String(fromThousandths(toThousandths(price))) : '');
const YES_WORD = { ar: 'نعم', en: 'yes' } as const;
const NO_WORD = { ar: 'لا', en: 'no' } as const;
