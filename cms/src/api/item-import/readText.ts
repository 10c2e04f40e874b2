/** Decodes text files, and reads JSON as a table of values. Runs in the worker thread. */
import {
  isRecord,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  parseTypedJson,
  type Cell,
  type TableRows,
} from '@qaima/schemas';

const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * Decodes a text by its byte order mark. Without one, tries UTF-8 and then Windows-1256. Null if the file is not text.
 */
export function decodeText(bytes: Buffer): string | null {
  const marked = BOMS.find(({ bytes: mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** The scalar values of an object by dotted paths; lists stay whole. */
function flattened(value: object, prefix = '', depth = 0): [string, Cell][] {
  return Object.entries(value).flatMap(([name, inside]: [string, unknown]): [string, Cell][] => {
    if (Array.isArray(inside)) return [[prefix + name, inside]];
    if (isRecord(inside)) return depth < 4 ? flattened(inside, `${prefix}${name}.`, depth + 1) : [];
    const isCell = typeof inside === 'string' || typeof inside === 'number' || typeof inside === 'boolean';
    return [[prefix + name, isCell ? inside : null]];
  });
}

/**
 * Reads JSON as a table: a list of objects, an object whose `items` or `rows` is such a list, or one item. Null for other
 * JSON.
 */
export function tableOfJson(json: unknown): TableRows | null {
  const list: unknown = isRecord(json) ? (json['items'] ?? json['rows'] ?? ('title' in json ? [json] : null)) : json;
  if (!Array.isArray(list) || !list.every(isRecord)) return null;
  const kept = list.slice(0, MAX_IMPORT_ROWS);
  const objects = kept.map((one) => new Map(flattened(one)));
  const header = [...new Set(objects.flatMap((one) => [...one.keys()]))].slice(0, MAX_IMPORT_COLUMNS);
  const rows = objects.map((one, index) => ({ row: index + 2, cells: header.map((name) => one.get(name) ?? null) }));
  return { rows: [{ row: 1, cells: header }, ...rows], hasMore: list.length > kept.length, hasHeadings: false };
}

/** Reads typed JSON. @returns null if it is not a list of objects; the first invalid line if it is known */
export function readJsonText(text: string): TableRows | { readonly line: number } | null {
  const parsed = parseTypedJson(text);
  if (parsed.ok) return tableOfJson(parsed.value);
  return parsed.line === null ? null : { line: parsed.line };
}
