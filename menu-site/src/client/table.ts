/** The table whose code the guest scanned, for this visit. (docs/spec/public-site.md#tables) */
import { parseJson } from '@qaima/schemas/core/json';

/** A table's token, and what the page shows of it. */
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

/** Remembers the table for this visit, or forgets it. */
export function storeTable(menuId: string, table: ScannedTable | null): void {
  try {
    if (table) sessionStorage.setItem(keyOf(menuId), JSON.stringify(table));
    else sessionStorage.removeItem(keyOf(menuId));
  } catch {
    // The page shows the table anyway.
  }
}
