/** Exports the items of a menu as a table. (docs/spec/domain.md#import-and-export) */
import { join } from 'node:path';
import {
  EXAMPLE_ITEMS,
  exportObjects,
  exportTable,
  lacksTexts,
  otherLanguage,
  todayIn,
  DEFAULT_TIME_ZONE,
  translationColumns,
  unambiguousText,
  type ExportContent,
  type ExportedItem,
  type ExportFormat,
  type ExportTable,
  type Language,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { HttpError } from '../../errors/httpError';
import { Download } from '../../http/download';
import { renderInThread } from '../../jobs/renderInThread';
import { readMenu } from '../menu-content/readMenu';
import type { itemsSheet } from './spreadsheet';

interface Exported {
  readonly items: readonly ExportedItem[];
  /** The language whose translations are exported, for translators; null exports all columns. */
  readonly translated: Language | null;
  readonly timeZone?: string | null | undefined;
}

async function readExported(menu: MenuRef, content: ExportContent, language: Language): Promise<Exported> {
  if (content === 'template') return { items: [], translated: null };
  if (content === 'example') return { items: EXAMPLE_ITEMS[language], translated: null };
  const read = await readMenu(menu.id);
  if (!read) throw new HttpError(404);
  const items = (read.menu.sections ?? []).flatMap(({ title, items = [] }) =>
    items.map((item) => ({ section: title, item })),
  );
  const timeZone = read.menu.settings?.timeZone;
  if (content === 'menu') return { items, translated: null, timeZone };
  const other = otherLanguage(read.menu.languages);
  return { items: items.filter(({ item }) => other !== null && lacksTexts(item, other)), translated: other, timeZone };
}

/** Spreadsheet programs run a text that begins like a formula. An apostrophe in front makes them show it as text. */
const guarded = (cell: string | number) =>
  typeof cell === 'number' ? unambiguousText(cell) : /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

const quoted = (cell: string | number) => {
  const text = guarded(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The CSV file. It starts with a byte order mark, by which Excel recognises UTF-8. */
function csvOf({ header, rows }: ExportTable): string {
  return `\ufeff${[header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const HEADS = {
  menu: { ar: 'الأصناف', en: 'Items' },
  untranslated: { ar: 'أصناف تنقصها الترجمة', en: 'Items without translation' },
  template: { ar: 'قالب الأصناف', en: 'Items template' },
  example: { ar: 'مثال الأصناف', en: 'Items example' },
} as const;

export async function exportItems(
  menu: MenuRef,
  { format, content }: { readonly format: ExportFormat; readonly content: ExportContent },
  language: Language,
): Promise<Download<ExportFormat>> {
  const { items, translated, timeZone } = await readExported(menu, content, language);
  const today = content === 'menu' || content === 'untranslated' ? [todayIn(DEFAULT_TIME_ZONE, new Date())] : [];
  const name = {
    name: [HEADS[content][language], ...today].join(' - '),
    ascii: ['items', content, ...today].join('-'),
  };
  const table = exportTable(items, language, timeZone, translated ? translationColumns(translated) : undefined);
  if (format === 'csv') return new Download('csv', csvOf(table), name);
  if (format === 'json') return new Download('json', JSON.stringify({ items: exportObjects(items) }, null, 2), name);
  const sheet = await renderInThread<typeof itemsSheet>(
    { module: join(__dirname, 'spreadsheet.js'), name: 'itemsSheet' },
    { rows: table.rows, language, translated, currency: menu.currency },
  );
  return new Download('xlsx', sheet, name);
}
