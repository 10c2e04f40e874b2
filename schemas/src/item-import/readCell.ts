/** Reads what people type into a cell. It never guesses. If a cell is ambiguous, it returns all possible readings. */
import { issueMessage } from '../core/issueMessage.js';
import type { Language, LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { isRecord } from '../core/typeGuards.js';
import type { ValidationIssue } from '../core/validationIssue.js';
import type { CurrencyCode } from '../money/currency.js';
import { toPercent } from '../money/money.js';
import { lastDayOfSale } from '../price/saleEnd.js';
import { normalizeArabic } from '../text/search.js';
import { allergensText, parseAllergens } from './allergenCell.js';
import {
  cellText,
  isReformatted,
  problem,
  quoted,
  readNumber,
  UNCLEAR,
  value,
  withoutNoise,
  type Cell,
  type CellReading,
  type ReformattedCell,
} from './cellReading.js';
import { askWhatWasTyped } from './askWhatWasTyped.js';
import type { ImportColumn } from './columns.js';
import { isMarketPrice, MARKET_PRICE, readPrice } from './priceCell.js';
import { readDay } from './readDay.js';
import { readSizes, sizesText } from './sizesCell.js';

/** Matches a cell that clears a text or a list. An empty cell changes nothing. */
const CLEARS = /^[-–—]$/;

const YES = ['نعم', 'yes', 'true', '1', 'x', '✓', 'صح'].map(normalizeArabic);
const NO = ['لا', 'no', 'false', '0', '✗'].map(normalizeArabic);

const NOT_LISTED = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» ليس من القيم المعروفة`,
  en: `“${quoted(text)}” is not one of the known values`,
});

/** 20, 20% and 0.2 all mean 20 %. */
function readRate(cell: string | number): CellReading {
  if (typeof cell === 'string' && /[%٪]/.test(cell)) {
    const reading = readNumber({ type: 'number', minimum: 0, maximum: 100 }, cell.replace(/[%٪]/g, ''), null);
    return reading.kind === 'value' ? value(withoutNoise(Number(reading.value) / 100)) : reading;
  }
  const reading = readNumber({ type: 'number', minimum: 0, maximum: 100 }, cell, null);
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
  const word = normalizeArabic(cellText(cell));
  if (YES.includes(word) || wordsFor(schema, 'true').includes(word)) return value(true);
  if (NO.includes(word) || wordsFor(schema, 'false').includes(word)) return value(false);
  return problem(NOT_LISTED(cellText(cell)), [
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
  const parts = Array.isArray(cell) ? cell.map(String) : cellText(cell).split(/[;؛,،\n]+/);
  const values: unknown[] = [];
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const reading = readOption({ ...schema.items }, part);
    if (reading.kind !== 'value') return reading;
    values.push(reading.value);
  }
  return value([...new Set(values)]);
}

function readAllergens(cell: Exclude<Cell, null | ReformattedCell>): CellReading {
  // A JSON file has the list itself, which the schema validates.
  if (Array.isArray(cell) && cell.every(isRecord)) return value(cell);
  const found = parseAllergens(Array.isArray(cell) ? cell.map(String).join(';') : String(cell));
  return typeof found === 'string' ? problem(NOT_LISTED(found)) : value(found);
}

/** Removes the apostrophe that exports put in front of a text that begins like a formula. */
const unescaped = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

function readByKind(
  { kind, schema }: ImportColumn,
  cell: Exclude<Cell, null | ReformattedCell>,
  { currency, timeZone, now }: CellContext,
): CellReading {
  const text = typeof cell === 'string' ? unescaped(cell.trim()) : String(cell);
  if (typeof cell === 'string' && CLEARS.test(text) && ['text', 'sizeTexts'].includes(kind)) return value('');
  if (typeof cell === 'string' && CLEARS.test(text) && ['options', 'allergens', 'sizes'].includes(kind))
    return value([]);
  if (typeof cell === 'string' && CLEARS.test(text) && kind === 'day') return value(null);
  switch (kind) {
    case 'boolean':
      return readBoolean(schema, typeof cell === 'string' ? text : cell);
    case 'number':
      return schema['x-money']
        ? readPrice(schema, typeof cell === 'number' ? cell : text, currency)
        : readNumber(schema, typeof cell === 'number' ? cell : text, currency);
    case 'rate':
      return readRate(typeof cell === 'number' ? cell : text);
    case 'option':
      return readOption(schema, text);
    case 'day':
      return readDay(text, timeZone, now);
    case 'options':
      return readOptions(schema, cell);
    case 'allergens':
      return readAllergens(cell);
    case 'sizes':
      return readSizes(schema, typeof cell === 'string' ? text : cell, currency);
    default:
      return value(schema['x-multiline'] ? text.replace(/\r\n?/g, '\n') : text.replace(/\s*[\r\n]+\s*/g, ' '));
  }
}

/**
 * Validates cells by `importRowSchema`. The validator is a parameter, because browsers may only use validators that the
 * build compiled.
 */
export type RowValidator = (row: Readonly<Record<string, unknown>>) => readonly ValidationIssue[];

/** What the reading of a cell depends on, besides its column. */
export interface CellContext {
  readonly issuesOf: RowValidator;
  /** The currency of the menu. */
  readonly currency: CurrencyCode;
  /** The time zone of the menu. */
  readonly timeZone: string | null | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/** Reads a cell and validates it by the column's schema. */
export function readCell(column: ImportColumn, cell: Cell, context: CellContext): CellReading {
  const { issuesOf } = context;
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { kind: 'blank' };
  if (isReformatted(cell))
    return askWhatWasTyped(column, cell, (number) => issuesOf({ [column.key]: number }).length === 0);
  if (column.schema['x-money'] && typeof cell === 'string' && isMarketPrice(cell)) return value(MARKET_PRICE);
  // Instead of a price, the cell may contain sizes: `Small=2.50; Large=4`. If a cell has several prices, the proposal of
  // sizes has this form.
  if (column.schema['x-money'] && typeof cell === 'string' && cell.includes('=')) return value(cell);
  const reading = readByKind(column, cell, context);
  if (reading.kind !== 'value' || (column.schema['x-money'] && typeof reading.value === 'string')) return reading;
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

/**
 * A value as it is exported, so that reading it again gives the same value.
 * @param timeZone of the menu, in which days end
 */
export function cellOf(
  { kind, schema }: ImportColumn,
  read: unknown,
  language: Language,
  timeZone: string | null | undefined,
): string | number {
  if (read === undefined || read === null) return '';
  if (kind === 'boolean') return read === true ? YES_WORD[language] : NO_WORD[language];
  if (kind === 'rate') return typeof read === 'number' && read > 0 ? `${toPercent(read)}%` : '';
  if (kind === 'day') return lastDayOfSale(textOf(read), timeZone);
  if (kind === 'option') return schema['x-options']?.[textOf(read)]?.[language] ?? textOf(read);
  if (kind === 'options' && Array.isArray(read))
    return read.map((one) => schema.items?.['x-options']?.[String(one)]?.[language] ?? String(one)).join('; ');
  if (kind === 'allergens') return allergensText(read, language);
  if (kind === 'sizes') return sizesText(read, language);
  return typeof read === 'number' ? read : textOf(read);
}

const YES_WORD = { ar: 'نعم', en: 'yes' } as const;
const NO_WORD = { ar: 'لا', en: 'no' } as const;
