/** The table whose code the guest has scanned, stored for this visit. (docs/spec/public-site.md#tables) */
import { parseJson } from '@qaima/schemas/core/json';

/** A table's token, and the label and zone that the page shows. */
export interface ScannedTable {
  readonly token: string;
  readonly label: string;
  readonly zone?: string;
}

const keyOf = (menuId: string) => `qaima-table:${menuId}`;

export function readTable(menuId: string): ScannedTable | null {
  try {
    const table = parseJson<ScannedTable | null>(sessionStorage.getItem(keyOf(menuId)) ?? 'null');
    return typeof table?.token === 'string' ? table : null;
  } catch {
    // Storage is not available.
    return null;
  }
}

/** Stores the table for this visit; null removes it. */
export function storeTable(menuId: string, table: ScannedTable | null): void {
  try {
    if (table) sessionStorage.setItem(keyOf(menuId), JSON.stringify(table));
    else sessionStorage.removeItem(keyOf(menuId));
  } catch {
    // Storage is not available; the current page shows the table anyway.
  }
}
