/**
 * Keeps in memory what carts read of a menu, by the menu's revision. Each change of a menu increments the revision
 * (`changeMenu`), so no entry is ever invalidated: those of earlier revisions are evicted as the least recently used.
 * Values must not depend on the time.
 */
import { LRUCache } from 'lru-cache';

/** The id of a menu and its revision, as the current transaction reads it. */
export interface MenuRevision {
  readonly id: number;
  readonly revision: number;
}

/** The maximum size of all values, in characters of JSON. */
const MAX_CHARACTERS = 16_000_000;

interface Entry {
  readonly value: unknown;
}

const entries = new LRUCache<string, Entry>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ value }, key) => key.length + JSON.stringify(value).length,
});

/** The value of a menu under a name. `load` reads it unless it is cached. */
export async function atRevision<T>({ id, revision }: MenuRevision, name: string, load: () => Promise<T>): Promise<T> {
  const key = `${id} ${revision} ${name}`;
  const found = entries.get(key);
  // The cast is safe: each name has values of one type.
  if (found) return found.value as T;
  const value = await load();
  entries.set(key, { value });
  return value;
}

/**
 * The rows of a table with these ids, in this order, without those that do not exist. Takes one query for those that
 * are not cached, and none if all are.
 * @param load reads rows by their ids
 */
export async function rowsAtRevision<T extends { readonly _id: string }>(
  { id, revision }: MenuRevision,
  table: string,
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const wanted = [...new Set(ids)];
  const keyOf = (rowId: string) => `${id} ${revision} ${table} ${rowId}`;
  const known = new Map(wanted.map((rowId) => [rowId, entries.get(keyOf(rowId))?.value as T | null | undefined]));
  const missing = wanted.filter((rowId) => known.get(rowId) === undefined);
  if (missing.length > 0) {
    const loaded = new Map((await load(missing)).map((row) => [row._id, row]));
    for (const rowId of missing) {
      const value = loaded.get(rowId) ?? null;
      known.set(rowId, value);
      entries.set(keyOf(rowId), { value });
    }
  }
  return wanted.flatMap((rowId) => known.get(rowId) ?? []);
}
