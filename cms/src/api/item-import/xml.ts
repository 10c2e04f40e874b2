/** Reads the XML of spreadsheets, by patterns. Runs in the worker thread. */
import { removeControlCharacters, type SheetRows } from '@qaima/schemas';

/** The visible sheets, and the names of the others. */
export interface WorkbookSheets {
  readonly sheets: readonly SheetRows[];
  readonly hidden: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Texts longer than this are cut; the fields' own limits are lower. */
export const MAX_CELL_CHARACTERS = 5000;

export const decoded = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** Decodes `_x000D_`, as which spreadsheet programs write what XML can't carry. Such characters are then removed. */
export const unescapedControls = (text: string) =>
  removeControlCharacters(
    text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  ).replace(/\r\n?/g, '\n');

export const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
