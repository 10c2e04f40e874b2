/** Reads the sheets of an XLSX workbook as tables of values. Runs in the worker thread. */
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, type Cell, type TableRows } from '@qaima/schemas';
import { NumberFormats } from './numberFormat';
import { attribute, decoded, MAX_CELL_CHARACTERS, unescapedControls, type WorkbookSheets } from './xml';
import type { ZipEntries } from './zipEntries';

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

interface SheetPart {
  readonly title: string;
  readonly path: string;
  readonly isHidden: boolean;
}

/** The sheets that the workbook lists. If it lists none, all its files of sheets. */
function sheetParts(zip: ZipEntries, workbook: string): readonly SheetPart[] {
  const relations = zip.text('xl/_rels/workbook.xml.rels')?.match(/<Relationship\s[^>]*>/g) ?? [];
  const targets = new Map(relations.map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]));
  const listed = (workbook.match(/<sheet\s[^>]*>/g) ?? []).flatMap((tag): SheetPart[] => {
    const target = targets.get(attribute(tag, 'r:id'));
    if (!target) return [];
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [{ title: attribute(tag, 'name'), path, isHidden: /hidden/i.test(attribute(tag, 'state')) }];
  });
  if (listed.length > 0) return listed;
  return zip.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .map((path) => ({ title: '', path, isHidden: false }));
}

function numberFormats(zip: ZipEntries, workbook: string): NumberFormats {
  const styles = partOf(zip, 'xl/styles.xml') ?? '';
  const own = (styles.match(/<numFmt\s[^>]*>/g) ?? []).map(
    (tag) => [Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode')] as const,
  );
  const cells = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(styles)?.[0].match(/<xf\b[^>]*>/g) ?? [];
  const ids = cells.map((tag) => Number(attribute(tag, 'numFmtId')));
  const is1904 = /^(?:1|true)$/.test(attribute(/<workbookPr\b[^>]*>/.exec(workbook)?.[0] ?? '', 'date1904'));
  return new NumberFormats(ids, new Map(own), is1904);
}

/** The column of a cell reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface BookParts {
  readonly strings: readonly string[];
  readonly formats: NumberFormats;
}

function cellValue(tag: string, content: string, { strings, formats }: BookParts): Cell {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return richText(content);
  const raw = decoded(/<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(content)?.[1] ?? '');
  if (raw === '' || type === 'e') return null;
  if (type === 's') return strings[Number(raw)] ?? null;
  if (type === 'b') return raw === '1';
  const style = Number(attribute(tag, 's'));
  if (type === 'd') return formats.readDate(raw, style);
  if (type === 'str') return unescapedControls(raw).slice(0, MAX_CELL_CHARACTERS);
  const number = Number(raw);
  return Number.isFinite(number) ? formats.read(number, style) : raw;
}

const ROW = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g;
const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;

function readSheet(sheet: string, book: BookParts): TableRows {
  const rows: { row: number; cells: Cell[] }[] = [];
  let last = 0;
  for (const [, tag = '', content = ''] of sheet.matchAll(ROW)) {
    const row = Number(attribute(tag, 'r')) || last + 1;
    last = row;
    const cells: Cell[] = [];
    for (const [, cell = '', inside = ''] of content.matchAll(CELL)) {
      const reference = attribute(cell, 'r');
      const column = reference === '' ? cells.length : columnOf(reference);
      if (column >= 0 && column < MAX_IMPORT_COLUMNS) cells[column] = cellValue(cell, inside, book);
    }
    const filled = Array.from(cells, (cell) => cell ?? null);
    if (filled.every((cell) => cell === null || cell === '')) continue;
    // `>` instead of `>=`, because the header is an additional row.
    if (rows.length > MAX_IMPORT_ROWS) return { rows, hasMore: true };
    rows.push({ row, cells: filled });
  }
  return { rows, hasMore: false };
}

/**
 * Reads the visible sheets.
 * @returns `macro` for a workbook with macros, `other` for a file that is not a workbook
 * @throws {ZipError}
 */
export function readWorkbook(zip: ZipEntries): WorkbookSheets | 'macro' | 'other' {
  if (zip.names.some((name) => name.endsWith('vbaProject.bin'))) return 'macro';
  const workbook = partOf(zip, 'xl/workbook.xml') ?? '';
  const parts = sheetParts(zip, workbook);
  const book = { strings: sharedStrings(partOf(zip, 'xl/sharedStrings.xml')), formats: numberFormats(zip, workbook) };
  const sheets = parts
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ title, path }) => {
      const sheet = partOf(zip, path);
      return sheet === null ? [] : [{ title, ...readSheet(sheet, book) }];
    });
  const hidden = parts.filter(({ isHidden }) => isHidden).map(({ title }) => title);
  return sheets.length > 0 ? { sheets, hidden } : 'other';
}
