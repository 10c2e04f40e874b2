/** Reads the first sheet of an XLSX workbook as a table of values. Runs in the worker thread. */
import {
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  removeControlCharacters,
  type Cell,
  type TableRows,
} from '@qaima/schemas';
import { ZipEntries } from './zipEntries';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Texts longer than this are cut; the fields' own limits are lower. */
const MAX_CELL_CHARACTERS = 5000;

const decoded = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** Decodes `_x000D_`, as which spreadsheet programs write what XML can't carry. Such characters are then removed. */
const unescapedControls = (text: string) =>
  removeControlCharacters(
    text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  ).replace(/\r\n?/g, '\n');

/** The text of an element with formatted runs. Leaves out phonetic runs, which are only reading aids. */
const richText = (xml: string): string =>
  unescapedControls(
    decoded(
      xml
        .replace(/<rPh\b[\s\S]*?<\/rPh>/g, '')
        .match(/<t(?:\s[^>]*)?>[^<]*<\/t>/g)
        ?.map((run) => run.replace(/^<t[^>]*>|<\/t>$/g, ''))
        .join('') ?? '',
    ),
  ).slice(0, MAX_CELL_CHARACTERS);

function sharedStrings(xml: string | null): readonly string[] {
  return (xml?.match(/<si\b[^>]*?(?:\/>|>[\s\S]*?<\/si>)/g) ?? []).map((item) => richText(item));
}

const SPREADSHEET_PREFIX =
  /\sxmlns:(\w+)="http:\/\/(?:schemas\.openxmlformats\.org\/spreadsheetml\/2006\/main|purl\.oclc\.org\/ooxml\/spreadsheetml\/main)"/;

/** A file of the workbook. Some programs write `<x:row>` instead of `<row>`; such prefixes are removed. */
function partOf(zip: ZipEntries, path: string): string | null {
  const xml = zip.text(path);
  const prefix = xml && SPREADSHEET_PREFIX.exec(xml)?.[1];
  return prefix ? xml.replace(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1') : xml;
}

const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The path of the first visible sheet. */
function sheetPath(zip: ZipEntries): string | null {
  const sheets = partOf(zip, 'xl/workbook.xml')?.match(/<sheet\s[^>]*>/g) ?? [];
  const visible = sheets.find((tag) => !/hidden/i.test(attribute(tag, 'state'))) ?? '';
  const relation = attribute(visible, 'r:id');
  const relations = zip.text('xl/_rels/workbook.xml.rels')?.match(/<Relationship\s[^>]*>/g) ?? [];
  const target = relations
    .map((tag) => (attribute(tag, 'Id') === relation ? attribute(tag, 'Target') : ''))
    .find(Boolean);
  const path = target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
  return path ?? zip.names.find((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)) ?? null;
}

/** The column of a cell reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellValue(tag: string, content: string, strings: readonly string[]): Cell {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return richText(content);
  const raw = decoded(/<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(content)?.[1] ?? '');
  if (raw === '' || type === 'e') return null;
  if (type === 's') return strings[Number(raw)] ?? null;
  if (type === 'b') return raw === '1';
  if (type === 'str' || type === 'd') return unescapedControls(raw).slice(0, MAX_CELL_CHARACTERS);
  const number = Number(raw);
  return Number.isFinite(number) ? number : raw;
}

const ROW = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g;
const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

/**
 * Reads the first visible sheet.
 * @returns `macro` for a workbook with macros, `other` for a file that is not a workbook
 * @throws {ZipError}
 */
export function readWorkbook(bytes: Buffer): TableRows | 'macro' | 'other' {
  const zip = new ZipEntries(bytes);
  if (zip.names.some((name) => name.endsWith('vbaProject.bin'))) return 'macro';
  const path = sheetPath(zip);
  const sheet = path === null ? null : partOf(zip, path);
  if (sheet === null) return 'other';
  const strings = sharedStrings(partOf(zip, 'xl/sharedStrings.xml'));
  const rows: { row: number; cells: Cell[] }[] = [];
  let last = 0;
  for (const [, tag = '', content = ''] of sheet.matchAll(ROW)) {
    const row = Number(attribute(tag, 'r')) || last + 1;
    last = row;
    const cells: Cell[] = [];
    for (const [, cell = '', inside = ''] of content.matchAll(CELL)) {
      const reference = attribute(cell, 'r');
      const column = reference === '' ? cells.length : columnOf(reference);
      if (column >= 0 && column < MAX_IMPORT_COLUMNS) cells[column] = cellValue(cell, inside, strings);
    }
    if (cells.length === 0) continue;
    // `>` instead of `>=`, because the header is an additional row.
    if (rows.length > MAX_IMPORT_ROWS) return { rows, hasMore: true };
    rows.push({ row, cells: Array.from(cells, (cell) => cell ?? null) });
  }
  return { rows, hasMore: false };
}
