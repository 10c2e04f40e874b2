/**
 * Lines that a guest added while the device had no network. The device stores them until they can be added to the cart.
 * (docs/spec/public-site.md#offline)
 */
import type { CartLineCreateInput } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';

export interface QueuedLine {
  readonly line: CartLineCreateInput;
  /** The item's or combo's title, to name it if it can't be added any more. */
  readonly title: string;
}

const keyOf = (menuId: string) => `queued:${menuId}`;

export function readQueuedLines(menuId: string): readonly QueuedLine[] {
  try {
    return parseJson<readonly QueuedLine[]>(localStorage.getItem(keyOf(menuId)) ?? '[]');
  } catch {
    // Storage is not available.
    return [];
  }
}

/** @returns whether the device could store them */
export function storeQueuedLines(menuId: string, lines: readonly QueuedLine[]): boolean {
  try {
    if (lines.length > 0) localStorage.setItem(keyOf(menuId), JSON.stringify(lines));
    else localStorage.removeItem(keyOf(menuId));
    return true;
  } catch {
    return false;
  }
}
