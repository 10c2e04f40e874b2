/** Reads the sheets of an OpenDocument spreadsheet (ODS) as tables of values. Runs in the worker thread. */
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, withoutNoise, type Cell, type SheetRows } from '@qaima/schemas';
import { NumberFormats } from './numberFormat';
import { attribute, decoded, MAX_CELL_CHARACTERS, unescapedControls, type WorkbookSheets } from './xml';
import type { ZipEntries } from './zipEntries';

const TABLE = /<table:table\b([^>]*)>([\s\S]*?)<\/table:table>/g;
const ROW = /<table:table-row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g;
const CELL = /<table:(?:covered-)?table-cell\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:(?:covered-)?table-cell>)/g;

/** The format does not tell the sequence of day and month, so both are offered. */
const DATES = new NumberFormats([14], new Map(), false);

const textOf = (content: string): string =>
  unescapedControls(
    decoded(
      [
        ...content
          .replace(/<office:annotation\b[\s\S]*?<\/office:annotation>/g, '')
          .matchAll(/<text:p\b[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g),
      ]
        .map(([, paragraph = '']) =>
          paragraph
            .replace(/<text:s\b[^>]*>/g, (tag) => ' '.repeat(Math.min(9, Number(attribute(tag, 'text:c')) || 1)))
            .replace(/<text:(?:line-break|tab)\b[^>]*>/g, '\n')
            .replace(/<[^>]*>/g, ''),
        )
        .join('\n'),
    ),
  ).slice(0, MAX_CELL_CHARACTERS);

/** A time as `1:30`, from `PT01H30M00S`. */
function timeCell(duration: string): Cell {
  const [, hours = '0', minutes = '0'] = /^PT(\d+)H(\d+)M/.exec(duration) ?? [];
  const shown = `${Number(hours)}:${minutes}`;
  return { format: 'time', shown, texts: [shown], numbers: [Number(`${Number(hours)}.${minutes}`)], isClear: true };
}

function cellValue(tag: string, content: string): Cell {
  const text = textOf(content);
  const number = Number(attribute(tag, 'office:value'));
  switch (attribute(tag, 'office:value-type')) {
    case 'float':
      return /^\d* ?\d+\/\d+$/.test(text.trim())
        ? {
            format: 'fraction',
            shown: text.trim(),
            texts: [text.trim()],
            numbers: [withoutNoise(number)],
            isClear: true,
          }
        : Number.isFinite(number)
          ? number
          : text;
    case 'currency':
      return Number.isFinite(number) ? number : text;
    case 'percentage':
      return `${withoutNoise(number * 100)}%`;
    case 'date':
      return DATES.readDate(attribute(tag, 'office:date-value').slice(0, 10), 0);
    case 'time':
      return timeCell(attribute(tag, 'office:time-value'));
    case 'boolean':
      return attribute(tag, 'office:boolean-value') === 'true';
    default:
      return text === '' ? null : text;
  }
}

const repeated = (tag: string, name: string) => Math.max(1, Number(attribute(tag, name)) || 1);

function readTable(title: string, xml: string): SheetRows {
  const rows: { row: number; cells: Cell[] }[] = [];
  let row = 0;
  for (const [, tag = '', content = ''] of xml.matchAll(ROW)) {
    const cells: Cell[] = [];
    let blank = 0;
    for (const [, cell = '', inside = ''] of content.matchAll(CELL)) {
      const times = repeated(cell, 'table:number-columns-repeated');
      const read = cellValue(cell, inside);
      if (read === null) {
        blank += times;
        continue;
      }
      for (let index = 0; index < blank + times && cells.length < MAX_IMPORT_COLUMNS; index++)
        cells.push(index < blank ? null : read);
      blank = 0;
    }
    const times = repeated(tag, 'table:number-rows-repeated');
    for (let index = 0; cells.length > 0 && index < times; index++) {
      if (rows.length > MAX_IMPORT_ROWS) return { title, rows, hasMore: true };
      rows.push({ row: row + index + 1, cells });
    }
    row += times;
  }
  return { title, rows, hasMore: false };
}

/** Reads the visible sheets. @returns `other` for a file without sheets, such as an encrypted one */
export function readOpenDocument(zip: ZipEntries): WorkbookSheets | 'other' {
  const xml = zip.text('content.xml') ?? '';
  const hiddenStyles = new Set(
    [...xml.matchAll(/<style:style\b([^>]*)>\s*<style:table-properties\b[^>]*table:display="false"/g)].map(
      ([, tag = '']) => attribute(tag, 'style:name'),
    ),
  );
  const tables = [...xml.matchAll(TABLE)].map(([, tag = '', content = '']) => ({
    title: attribute(tag, 'table:name'),
    isHidden: hiddenStyles.has(attribute(tag, 'table:style-name')),
    content,
  }));
  const sheets = tables.filter(({ isHidden }) => !isHidden).map(({ title, content }) => readTable(title, content));
  const hidden = tables.filter(({ isHidden }) => isHidden).map(({ title }) => title);
  return sheets.length > 0 ? { sheets, hidden } : 'other';
}
