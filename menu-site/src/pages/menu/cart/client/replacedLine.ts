/** What the guest replaces, for a reload of the menu. (docs/spec/public-site.md#cart-page) */
import { readStorage, writeStorage } from '../../../../client/storage.js';

/** A line of the cart by its key, or one that the device keeps because the server refused it, as it is stored. */
export type ReplacedLine = { readonly line: string } | { readonly refused: string };

/** `cartStore.ts` tests for this key. */
const keyOf = (menuId: string) => `replaces:${menuId}`;

export const readReplaced = (menuId: string): ReplacedLine | null =>
  readStorage<ReplacedLine>('sessionStorage', keyOf(menuId));

/** @param replaced null after the replacement or its cancellation */
export function storeReplaced(menuId: string, replaced: ReplacedLine | null): void {
  writeStorage('sessionStorage', keyOf(menuId), replaced);
}
