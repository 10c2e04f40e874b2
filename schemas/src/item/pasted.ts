/**
 * Items as people paste them: JSON that went through a messenger or an Arabic keyboard on its way. What it says is not
 * changed, only how it is written. (Document 1, section 4, bulk item creation; decisions, section 4.)
 */
import { parseNumber, toLatinDigits } from '../text/digits.js';
import { bulkItems } from './item.js';

/** Rows to be checked one by one, or why there are none. `line` is the text's first line that can't be read, from 1. */
export type Pasted =
  | { readonly ok: true; readonly rows: readonly unknown[] }
  | { readonly ok: false; readonly fault: 'empty' | 'not-items' }
  | { readonly ok: false; readonly fault: 'syntax'; readonly line: number | null };

const TEXT = /"(?:\\.|[^"\\])*"/;
const TEXT_OR_REST = new RegExp(`${TEXT.source}|[^"]+|"`, 'g');

/** The same JSON with what stands between its texts as JSON wants it: Latin digits and separators, no comma at the end. */
function tidy(text: string): string {
  const straight = TEXT.test(text) ? text : text.replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"');
  return straight
    .replace(TEXT_OR_REST, (part) =>
      part.startsWith('"')
        ? part
        : toLatinDigits(part)
            .replace(/\u066b/g, '.')
            .replace(/\u060c/g, ','),
    )
    .replace(new RegExp(`(${TEXT.source})|,(?=\\s*[}\\]])`, 'g'), (_whole, kept?: string) => kept ?? '');
}

/** Where an engine says that JSON ends to be one: they name the place differently, and some not at all. */
function lineOf(error: unknown, text: string): number | null {
  const said = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  if (position) return text.slice(0, Number(position)).split('\n').length;
  return /end of/i.test(said) ? text.split('\n').length : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A number that was written as a text: "3.50", "٣٫٥". What is none stays as it is, and is found wrong later. */
const asNumber = (value: unknown): unknown => (typeof value === 'string' ? (parseNumber(value) ?? value) : value);

const withNumber = (row: unknown, name: string): unknown =>
  isRecord(row) && Object.hasOwn(row, name) ? { ...row, [name]: asNumber(row[name]) } : row;

function withNumbers(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const priced = withNumber(row, 'price') as Readonly<Record<string, unknown>>;
  const { sale, subItems } = priced;
  return {
    ...priced,
    ...(isRecord(sale) ? { sale: withNumber(sale, 'offPrice') } : {}),
    ...(Array.isArray(subItems) ? { subItems: subItems.map((subItem) => withNumber(subItem, 'price')) } : {}),
  };
}

/** Reads a list of items, `{ "items": [...] }`, or one item. */
export function readPasted(text: string): Pasted {
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
  const rows = bulkItems(value);
  if (!Array.isArray(rows)) return { ok: false, fault: 'not-items' };
  return rows.length === 0 ? { ok: false, fault: 'empty' } : { ok: true, rows: rows.map(withNumbers) };
}
