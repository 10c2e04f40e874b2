/** The items of a menu as a table that can be imported again. (docs/spec/domain.md#import-and-export) */
import type { Language } from '../core/language.js';
import type { Item } from '../item/item.js';
import { itemSchema } from '../item/item.js';
import { schemaLabel } from '../core/issueMessage.js';
import { EXPORT_COLUMNS, IMPORT_COLUMNS, type ImportColumn } from './columns.js';
import { valueOf } from './itemValues.js';
import { cellOf } from './readCell.js';

export interface ExportedItem {
  readonly section: string;
  readonly item: Partial<Item>;
}

type TimeZone = string | null | undefined;

export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The exported value of one column of an item. */
const exported = (column: ImportColumn, { section, item }: ExportedItem, language: Language, timeZone: TimeZone) =>
  column.key === 'section'
    ? section
    : column.key === 'price' && item.askPrice
      ? schemaLabel(itemSchema.properties.askPrice, language)
      : cellOf(column, valueOf(item, column), language, timeZone);

/**
 * @param timeZone of the menu
 * @param columns by default all that are exported
 */
export const exportTable = (
  items: readonly ExportedItem[],
  language: Language,
  timeZone: TimeZone,
  columns: readonly ImportColumn[] = EXPORT_COLUMNS,
): ExportTable => ({
  header: columns.map(({ label }) => label[language]),
  rows: items.map((one) => columns.map((column) => exported(column, one, language, timeZone))),
});

/** The items by column keys, without empty values. */
export const exportObjects = (items: readonly ExportedItem[]): readonly Readonly<Record<string, unknown>>[] =>
  items.map((one) =>
    Object.fromEntries(
      IMPORT_COLUMNS.flatMap((column) => {
        const value = column.key === 'section' ? one.section : valueOf(one.item, column);
        const isEmpty =
          value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
        return isEmpty ? [] : [[column.key, value]];
      }),
    ),
  );
