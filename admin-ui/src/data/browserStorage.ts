/** Access to the browser's storage. If storage is blocked or full, values last only until the next page load. */

/** @returns the stored text; null if there is none, undefined if storage is not available */
export function readStored(storage: 'localStorage' | 'sessionStorage', key: string): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

export function writeStored(storage: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Storage is blocked or full: the value lasts only until the next page load.
  }
}

/** @returns the stored JSON; null if there is none, or if it can't be read */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored('localStorage', key) ?? 'null');
  } catch {
    return null;
  }
}
