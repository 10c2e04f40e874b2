/** Gives copies new ids, and makes references among them refer to the copies. */
import { isRecord, propertyOf } from '@qaima/schemas';
import { newId } from './ids';
import type { Row } from './columnValues';

/** Columns that a copy does not take over: the original's identity, its history and its place in the menu. */
const OWN_COLUMNS: ReadonlySet<string> = new Set([
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'lastEdits'],
  ...['menu', 'section', 'position', 'sectionsBefore', 'interestRecords', 'createdBy', 'updatedBy'],
]);

/** The ids of the entries inside of JSON columns, such as sub-items and extras. */
function innerIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(innerIds);
  if (!isRecord(value)) return [];
  const id = propertyOf(value, '_id');
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(innerIds)];
}

/** Maps old ids to new ones, for rows and for the entries inside of them. */
export function newIdsFor(rows: readonly Row[]): ReadonlyMap<string, string> {
  const old = rows.flatMap((row) => [row.documentId, ...Object.values(row).flatMap(innerIds)]);
  return new Map(old.map((id) => [id, newId()]));
}

function withNewIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one: unknown) => withNewIds(one, ids));
  // A `Date` is an object too, but contains no ids.
  if (!isRecord(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withNewIds(inside, ids)]));
}

/** The columns of a copy, with its new id. */
export function copiedColumns(row: Row, ids: ReadonlyMap<string, string>): Record<string, unknown> {
  const own = Object.entries(row).filter(([name]) => !OWN_COLUMNS.has(name));
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, withNewIds(value, ids)])),
    documentId: ids.get(row.documentId) ?? newId(),
  };
}
