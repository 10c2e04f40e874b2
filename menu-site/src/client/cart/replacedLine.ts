/** What the guest replaces, for a reload of the menu. (docs/spec/public-site.md#cart-page) */
import { readStorage, writeStorage } from '../storage.js';

/** A dish of a rejected order that has sold out. */
export interface MissingDish {
  readonly title: string;
  readonly quantity: number;
  /** The id of its section. */
  readonly section?: string | undefined;
}

/**
 * A line of the cart by its key, one that the device keeps because the server refused it, as it is stored, or the dishes
 * that a rejected order lacks.
 */
export type ReplacedLine =
  { readonly line: string } | { readonly refused: string } | { readonly missing: readonly MissingDish[] };

/** The end of the address of a menu on which the guest chooses something instead of missing dishes. */
export const MISSING_HASH = '#replace=missing';

/** `cartStore.ts` tests for this key. */
const keyOf = (menuId: string) => `replaces:${menuId}`;

export const readReplaced = (menuId: string): ReplacedLine | null =>
  readStorage<ReplacedLine>('sessionStorage', keyOf(menuId));

/** @param replaced null after the replacement or its cancellation */
export function storeReplaced(menuId: string, replaced: ReplacedLine | null): void {
  writeStorage('sessionStorage', keyOf(menuId), replaced);
}
