/** The table whose code the guest has scanned, stored for this visit. (docs/spec/public-site.md#tables) */
import { readStorage, writeStorage } from './storage.js';

/** A table's token, and the label and zone that the page shows. */
export interface ScannedTable {
  readonly token: string;
  readonly label: string;
  readonly zone?: string;
  /** The language in which the zone was asked for. */
  readonly lang?: string;
}

const keyOf = (menuId: string) => `qaima-table:${menuId}`;

export function readTable(menuId: string): ScannedTable | null {
  const table = readStorage<ScannedTable>('sessionStorage', keyOf(menuId));
  return typeof table?.token === 'string' ? table : null;
}

/** Stores the table for this visit; null removes it. */
export function storeTable(menuId: string, table: ScannedTable | null): void {
  writeStorage('sessionStorage', keyOf(menuId), table);
}
