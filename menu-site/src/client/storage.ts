/** Browser storage. It may be blocked or full. Then nothing is known after the page is loaded again. */
import { parseJson } from '@qaima/schemas/core/json';

type Area = 'localStorage' | 'sessionStorage';

/** The stored value, which other versions of the page may have written. Null if there is none, or it can't be read. */
export function readStorage<T>(area: Area, key: string): T | null {
  try {
    return parseJson<T | null>(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether anything is stored under a key, which may not be readable. */
export function isStored(area: Area, key: string): boolean {
  try {
    return window[area].getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores a value; null removes it. @returns whether storage is available */
export function writeStorage(area: Area, key: string, value: unknown): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
