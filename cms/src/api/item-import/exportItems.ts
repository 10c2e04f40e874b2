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
  type ExportContent,
  type ExportedItem,
  type ExportFormat,
  type Language,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { HttpError } from '../../errors/httpError';
import { Download } from '../../http/download';
import { streamFromThread } from '../../jobs/renderInThread';
import { readMenu } from '../menu/readMenu';
import type { writeItemsAr, writeItemsEn } from './spreadsheet';

async function itemsOf(menu: MenuRef, content: ExportContent, language: Language): Promise<readonly ExportedItem[]> {
  if (content === 'template') return [];
  if (content === 'example') return EXAMPLE_ITEMS[language];
  const read = await readMenu(menu.id);
  if (!read) throw new HttpError(404);
  const items = (read.menu.sections ?? []).flatMap(({ title, items = [] }) =>
    items.map((item) => ({ section: title, item })),
  );
  if (content === 'menu') return items;
  const other = otherLanguage(read.menu.languages);
  return items.filter(({ item }) => other !== null && lacksTexts(item, other));
}

/** Spreadsheet programs run a text that begins like a formula. An apostrophe in front makes them show it as text. */
const guarded = (cell: string | number) =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);

const quoted = (cell: string | number) => {
  const text = guarded(cell);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The CSV file. It starts with a byte order mark, by which Excel recognises UTF-8. */
function csvOf(items: readonly ExportedItem[], language: Language): string {
  const { header, rows } = exportTable(items, language);
  return `\ufeff${[header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
}

const HEADS = {
  menu: { ar: 'العناصر', en: 'Items' },
  untranslated: { ar: 'عناصر تنقصها الترجمة', en: 'Items without translation' },
  template: { ar: 'قالب العناصر', en: 'Items template' },
  example: { ar: 'مثال العناصر', en: 'Items example' },
} as const;

interface Writers {
  readonly ar: typeof writeItemsAr;
  readonly en: typeof writeItemsEn;
}

export async function exportItems(
  menu: MenuRef,
  { format, content }: { readonly format: ExportFormat; readonly content: ExportContent },
  language: Language,
): Promise<Download<ExportFormat>> {
  const items = await itemsOf(menu, content, language);
  const today = content === 'menu' || content === 'untranslated' ? [todayIn(DEFAULT_TIME_ZONE, new Date())] : [];
  const name = {
    name: [HEADS[content][language], ...today].join(' - '),
    ascii: ['items', content, ...today].join('-'),
  };
  if (format === 'csv') return new Download('csv', csvOf(items, language), name);
  if (format === 'json') return new Download('json', JSON.stringify({ items: exportObjects(items) }, null, 2), name);
  const sheet = streamFromThread<Writers[Language]>(
    { module: join(__dirname, 'spreadsheet.js'), name: language === 'ar' ? 'writeItemsAr' : 'writeItemsEn' },
    [exportTable(items, language).rows],
  );
  return new Download('xlsx', sheet, name);
}
