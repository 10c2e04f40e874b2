/** Inserts the items of a pasted table into the rows. (docs/spec/owners-area.md#items-written-in-rows) */
import { sectionFinder, type LocalizedText, type PastedItem, type PastedTable, type UnreadCell } from '@qaima/schemas';
import { isRecord, keysOf } from '@qaima/schemas/core/typeGuards';
import type { MenuSection } from '../../../data/menu.js';
import { emptyRow, isBlank, type Row, type RowField } from './useRows.js';

const noSection = (title: string): LocalizedText => ({
  ar: `لا يوجد تصنيف باسم «${title}». اختر تصنيفًا لهذا الصنف.`,
  en: `There is no section “${title}”. Choose one for this item.`,
});

/** The row for a pasted item. If the item names no section, it gets the section of the row that received the paste. */
function rowOf(
  item: PastedItem,
  at: Row,
  findSection: (title: string) => MenuSection | undefined,
  header: string,
): Row {
  const { pin, show, ...others } = item.values;
  const type = isRecord(show) ? show['type'] : undefined;
  const known = findSection(item.section);
  const unknown: readonly UnreadCell[] =
    item.section === '' || known
      ? []
      : [{ field: 'sectionId', header, text: item.section, message: noSection(item.section) }];
  const unread = [...unknown, ...item.unread];
  return {
    ...emptyRow(item.section === '' ? at.sectionId : (known?._id ?? '')),
    title: item.title,
    description: item.description,
    price: item.price,
    pin: typeof pin === 'boolean' ? pin : at.pin,
    show: type === 'small-image' || type === 'large-image' ? type : at.show,
    ...(Object.keys(others).length > 0 ? { others } : {}),
    ...(unread.length > 0 ? { unread } : {}),
  };
}

/** Writes a pasted list of texts into one column, starting at row `from`. Adds rows if the list is longer. */
function filledDown(rows: readonly Row[], from: number, field: 'description' | 'price', texts: readonly string[]) {
  const count = Math.max(rows.length, from + texts.length);
  return Array.from({ length: count }, (_, index): Row => {
    const row = rows[index] ?? emptyRow(rows.at(-1)?.sectionId ?? '');
    const text = texts[index - from];
    return text === undefined ? row : { ...row, [field]: text };
  });
}

/** Returns the rows after a table was pasted into a field of the row `key`. */
export function pasteRows(
  rows: readonly Row[],
  key: string,
  field: RowField,
  { items, isList }: PastedTable,
  sections: readonly MenuSection[],
  sectionLabel: string,
): readonly Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const at = rows[from];
  if (!at) return rows;
  if (isList && (field === 'description' || field === 'price')) {
    const texts = items.map(({ title, price }) => title || price);
    return filledDown(rows, from, field, texts);
  }
  const findSection = sectionFinder(sections);
  const pasted = items.map((item) => rowOf(item, at, findSection, sectionLabel));
  return [...rows.slice(0, from), ...(isBlank(at) ? [] : [at]), ...pasted, ...rows.slice(from + 1)].filter(
    (row, index, all) => !isBlank(row) || all.length === 1 || index === 0,
  );
}

/** Resets a row to its values before the paste. Values that the user has changed since the paste stay. */
function withoutPasted(row: Row, before: Row, after: Row): Row {
  const undone = keysOf(after).filter((name) => row[name] === after[name] && after[name] !== before[name]);
  return { ...row, ...Object.fromEntries(undone.map((name) => [name, before[name]])), key: row.key };
}

/**
 * Undoes the paste of a table. Values that the user has typed since then stay, also in rows that the paste has added.
 * @param before the rows before the paste
 * @param after the rows right after the paste
 */
export function undoPaste(before: readonly Row[], after: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const rowsByKey = (all: readonly Row[]) => new Map(all.map((row) => [row.key, row]));
  const former = rowsByKey(before);
  const pasted = rowsByKey(after);
  const left = rows.flatMap((row) => {
    const old = former.get(row.key);
    const added = pasted.get(row.key);
    if (!added) return [row];
    const undone = withoutPasted(row, old ?? emptyRow(added.sectionId, row.key), added);
    return old || `${undone.title}${undone.description}`.trim() !== '' ? [undone] : [];
  });
  return left.length > 0 ? left : before;
}
