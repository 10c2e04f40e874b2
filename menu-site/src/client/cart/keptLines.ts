/**
 * Lines that a guest added while the device had no network. The device keeps them until they can be added to the cart.
 * (docs/spec/public-site.md#offline)
 */
import type { CartLineCreateInput } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';

export interface KeptLine {
  readonly line: CartLineCreateInput;
  /** The item's or combo's title, to name it if it can't be added any more. */
  readonly title: string;
}

const keyOf = (menuId: string) => `later:${menuId}`;

export function readKeptLines(menuId: string): readonly KeptLine[] {
  try {
    const kept = parseJson<readonly KeptLine[] | null>(localStorage.getItem(keyOf(menuId)) ?? 'null');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // Storage is not available.
    return [];
  }
}

/** @returns whether the device could store them */
export function storeKeptLines(menuId: string, lines: readonly KeptLine[]): boolean {
  try {
    if (lines.length > 0) localStorage.setItem(keyOf(menuId), JSON.stringify(lines));
    else localStorage.removeItem(keyOf(menuId));
    return true;
  } catch {
    return false;
  }
}
