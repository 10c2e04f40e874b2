/**
 * Parses pasted items. A messenger or an Arabic keyboard may have changed the JSON. Only its notation is corrected.
 * (docs/spec/domain.md#bulk-items)
 */
import type { Schema } from '../core/schema.js';
import { amountLimits } from '../money/amountLimits.js';
import type { CurrencyCode } from '../money/currency.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { parseExactNumber } from '../number/parseNumber.js';
import { toLatinDigits } from '../text/digits.js';
import { bulkItemCreateSchema, normalizeBulkItems } from './item.js';
import { isRecord } from '../core/typeGuards.js';

/**
 * The rows, which the caller validates one by one. If the text can't be parsed: why, and the first invalid line (from
 * 1).
 */
export type PastedItems =
  | { readonly ok: true; readonly rows: readonly unknown[] }
  | { readonly ok: false; readonly fault: 'empty' | 'not-items' }
  | { readonly ok: false; readonly fault: 'syntax'; readonly line: number | null };

const TEXT = /"(?:\\.|[^"\\])*"/;
const TEXT_OR_REST = new RegExp(`${TEXT.source}|[^"]+|"`, 'g');

const NUMBER_OF_JSON = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** A number in any notation: the text between a colon and the next member, from its first digit to its last. */
const TYPED_NUMBER = /(:\s*)([-+]?\d(?:[\d.,٫،٬ ]*\d)?)(?=\s*(?:[،,]\s*["}]|[}\]]|$))/g;

/**
 * Corrects the text outside of strings: Latin digits and separators, no trailing comma. If JSON can't express a number,
 * it becomes a string, which is parsed later like a typed number.
 */
function tidy(text: string): string {
  const straight = TEXT.test(text) ? text : text.replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"');
  const quoted = outsideTexts(toLatinOutsideTexts(straight), (part, next) =>
    `${part}${next}`
      .replace(TYPED_NUMBER, (whole, colon: string, number: string) =>
        NUMBER_OF_JSON.test(number) ? whole : `${colon}"${number}"`,
      )
      .slice(0, next === '' ? undefined : -next.length),
  );
  return outsideTexts(quoted, (part) => part.replaceAll('\u060c', ',')).replace(
    new RegExp(`(${TEXT.source})|,(?=\\s*[}\\]])`, 'g'),
    (_whole, kept?: string) => kept ?? '',
  );
}

/** Applies `change` to the text outside of strings; `next` is the quotation mark that follows, if any. */
const outsideTexts = (text: string, change: (part: string, next: string) => string): string =>
  text.replace(TEXT_OR_REST, (part: string, at: number, whole: string) =>
    part.startsWith('"') ? part : change(part, whole[at + part.length] ?? ''),
  );

const toLatinOutsideTexts = (text: string) => outsideTexts(text, (part) => toLatinDigits(part));

/** The line of a JSON syntax error. Engines report positions differently, and some do not report them. */
function lineOf(error: unknown, text: string): number | null {
  const said = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  if (position) return text.slice(0, Number(position)).split('\n').length;
  return /end of/i.test(said) ? text.split('\n').length : null;
}

/**
 * Parses numbers written as strings where the schema expects a number: "3.50", "٣٫٥". Unparsable strings remain and
 * fail validation later.
 */
function withNumbers(schema: Schema, value: unknown, currency: CurrencyCode): unknown {
  const { type, items, properties } = schema;
  if (typeof value === 'string')
    return type === 'number' || type === 'integer' ? asNumber(schema, value, currency) : value;
  if (Array.isArray(value) && items) return value.map((entry) => withNumbers(items, entry, currency));
  if (!isRecord(value) || !properties) return value;
  const entries = Object.entries(value).map(([name, entry]): [string, unknown] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return [name, property ? withNumbers(property, entry, currency) : entry];
  });
  return Object.fromEntries(entries);
}

const asNumber = (schema: Schema, text: string, currency: CurrencyCode): unknown =>
  parseExactNumber(schema['x-money'] ? removeCurrency(text) : text, amountLimits(schema, currency)) ?? text;

/** Parses a list of items, `{ "items": [...] }`, or one item. */
export function parsePastedItems(text: string, currency?: CurrencyCode): PastedItems {
  const plain = text.replace(/^[\s\ufeff\u200b-\u200f]+/, '');
  if (plain.trim() === '') return { ok: false, fault: 'empty' };
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    const tidied = tidy(plain);
    try {
      value = JSON.parse(tidied);
    } catch (error) {
      const before = text.slice(0, text.length - plain.length).split('\n').length - 1;
      const line = lineOf(error, tidied);
      return { ok: false, fault: 'syntax', line: line === null ? null : line + before };
    }
  }
  const rows = normalizeBulkItems(value);
  if (!Array.isArray(rows)) return { ok: false, fault: 'not-items' };
  return rows.length === 0
    ? { ok: false, fault: 'empty' }
    : { ok: true, rows: rows.map((row) => withNumbers(bulkItemCreateSchema, row, currency)) };
}
