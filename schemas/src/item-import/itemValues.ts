/** Reads and writes the fields of an item by the keys of columns. */
import { fingerprint } from '../core/editConflict.js';
import { isRecord } from '../core/typeGuards.js';
import { lastDayOfSale } from '../price/saleEnd.js';
import { allergensText } from './allergenCell.js';
import type { ImportColumn } from './columns.js';
import type { Size } from './cellReading.js';

export type Values = Readonly<Record<string, unknown>>;

/**
 * The titles of the sizes in the other language, as one cell. They have the sequence of the sizes. Empty if there are
 * none.
 */
const sizeTexts = (sizes: unknown, language: string): string => {
  const titles = Array.isArray(sizes)
    ? sizes.map((size: unknown) => {
        const translations =
          isRecord(size) && isRecord(size['translations']) ? size['translations'][language] : undefined;
        return isRecord(translations) && typeof translations['title'] === 'string' ? translations['title'] : '';
      })
    : [];
  return titles.some(Boolean) ? titles.join('; ') : '';
};

/** The item's current value for a column. */
export function valueOf(item: unknown, { key, kind }: ImportColumn): unknown {
  const [name = '', language = ''] = key.split('.');
  if (kind === 'sizeTexts') return sizeTexts(isRecord(item) ? item[name] : undefined, language);
  return key.split('.').reduce<unknown>((inside, name) => (isRecord(inside) ? inside[name] : undefined), item);
}

/**
 * Whether two values of a column are equal. Absent, false, 0 % and empty count as equal. Sizes are compared by title,
 * price and nutrition, ends by their day.
 */
export function sameValue(
  { kind }: ImportColumn,
  one: unknown,
  other: unknown,
  timeZone: string | null | undefined,
): boolean {
  const comparable = (value: unknown) => {
    if (kind === 'boolean') return value === true;
    if (kind === 'rate') return value ?? 0;
    if (kind === 'day') return typeof value === 'string' ? lastDayOfSale(value, timeZone) : null;
    if (kind === 'options') return Array.isArray(value) ? value.map(String).sort() : [];
    if (kind === 'allergens') return allergensText(value, 'en').split('; ').sort();
    if (kind === 'sizes') return Array.isArray(value) ? value.map((size: unknown) => comparedFields(size)) : [];
    return value;
  };
  return fingerprint(comparable(one)) === fingerprint(comparable(other));
}

const comparedFields = (size: unknown) =>
  isRecord(size) ? [size['title'], size['price'], size['nutrition'] ?? null] : [];

/** A copy with a value at a dotted path. */
export function withValue(item: Values, path: readonly string[], value: unknown): Values {
  const [name = '', ...rest] = path;
  if (rest.length === 0) return { ...item, [name]: value };
  const inside = item[name];
  return { ...item, [name]: withValue(isRecord(inside) ? inside : {}, rest, value) };
}

/** The sizes after an import. A size whose title exists keeps its code, translations, id and other numbers. */
export function mergedSizes(present: unknown, sizes: readonly Size[]): readonly Values[] {
  const known = (Array.isArray(present) ? present : []).filter(isRecord);
  return sizes.map((size) => {
    const before = known.find(({ title }) => title === size.title) ?? {};
    const merged = { ...before, ...size };
    const { nutrition } = before;
    return isRecord(nutrition) && isRecord(size['nutrition'])
      ? { ...merged, nutrition: { ...nutrition, ...size['nutrition'] } }
      : merged;
  });
}

/** Removes the price from `Small=1.5`: translators may repeat it from the cell of the sizes. */
const withoutPrice = (text: string): string => text.replace(/\s*=\s*\p{Nd}.*$/u, '').trim();

/**
 * Adds the titles in a cell to the sizes as translations: the first title to the first size, and so on. Null if there
 * are more or fewer titles than sizes.
 */
export function withSizeTexts(sizes: unknown, text: string, language: string): readonly Values[] | null {
  const own = (Array.isArray(sizes) ? sizes : []).filter(isRecord);
  const titles = text === '' ? own.map(() => '') : text.split(/[;؛\n]/).map(withoutPrice);
  if (titles.length !== own.length) return null;
  return own.map((size, index) => withValue(size, ['translations', language, 'title'], titles[index]));
}
