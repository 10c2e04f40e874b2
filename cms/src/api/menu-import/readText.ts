/** Reads delimited texts and JSON as a table of values. Runs in the worker thread. */
import { isRecord, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, type Cell } from '@qaima/schemas';
import type { SheetRows } from './readWorkbook';

const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Decodes by the byte order mark, as UTF-8, or else as Windows-1256; null for a file that is no text. */
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

const DELIMITERS = ['\t', ';', ',', '؛'] as const;

/** The delimiter that occurs most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 1);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads RFC 4180: quoted cells may contain delimiters, line breaks and doubled quotes. */
export function readDelimited(source: string): SheetRows {
  // Excel writes the delimiter into a first line of its own.
  const [directive = '', named] = /^sep=(.)\r?\n/.exec(source) ?? [];
  const text = source.slice(directive.length);
  const delimiter = named ?? delimiterOf(text);
  const rows: { row: number; cells: Cell[] }[] = [];
  let cells: Cell[] = [];
  let cell = '';
  let isQuoted = false;
  let row = 0;
  const endCell = () => {
    if (cells.length < MAX_IMPORT_COLUMNS) cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    row += 1;
    if (cells.some((one) => one !== '')) rows.push({ row, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endRow();
      if (rows.length > MAX_IMPORT_ROWS + 1) return { rows, hasMore: true };
    } else cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return { rows, hasMore: false };
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

/** A list of objects, or one in `items`, as a table; null for other JSON. */
export function tableOfJson(json: unknown): SheetRows | null {
  const list: unknown = isRecord(json) ? (json['items'] ?? json['rows']) : json;
  if (!Array.isArray(list) || !list.every(isRecord)) return null;
  const kept = list.slice(0, MAX_IMPORT_ROWS);
  const objects = kept.map((one) => new Map(flattened(one)));
  const header = [...new Set(objects.flatMap((one) => [...one.keys()]))].slice(0, MAX_IMPORT_COLUMNS);
  const rows = objects.map((one, index) => ({ row: index + 2, cells: header.map((name) => one.get(name) ?? null) }));
  return { rows: [{ row: 1, cells: header }, ...rows], hasMore: list.length > kept.length };
}

export function readJsonText(text: string): SheetRows | null {
  try {
    return tableOfJson(JSON.parse(text));
  } catch {
    return null;
  }
}
