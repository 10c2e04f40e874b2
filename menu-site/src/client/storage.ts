/**
 * Browser storage. It may be blocked, absent (in some apps' web views) or full: values then last as long as the page.
 */
import { parseJson } from '@qaima/schemas/core/json';

type Area = 'localStorage' | 'sessionStorage';

/** The values that could not be stored, as JSON. They hide what is stored under the same key. */
const memory = new Map<string, string>();

function readText(area: Area, key: string): string | null {
  try {
    return memory.get(`${area} ${key}`) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** The stored value, which other versions of the page may have written. Null if there is none, or it can't be read. */
export function readStorage<T>(area: Area, key: string): T | null {
  try {
    return parseJson<T | null>(readText(area, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether anything is stored under a key, which may not be readable. */
export const isStored = (area: Area, key: string): boolean => readText(area, key) !== null;

/** Removes a value from storage. @returns whether storage is available */
function remove(area: Area, key: string): boolean {
  memory.delete(`${area} ${key}`);
  try {
    window[area].removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value; null removes it. @returns whether it outlasts the page */
export function writeStorage(area: Area, key: string, value: unknown): boolean {
  if (value === null) return remove(area, key);
  const text = JSON.stringify(value);
  try {
    window[area].setItem(key, text);
    memory.delete(`${area} ${key}`);
    return true;
  } catch {
    // Otherwise the former value would return when the page is loaded again.
    remove(area, key);
    memory.set(`${area} ${key}`, text);
    return false;
  }
}
