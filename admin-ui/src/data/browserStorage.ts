/** Browser storage that may be blocked or full. Without it, values last only until the page is loaded again. */

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
    // The value stays on the page until the page is loaded again.
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
