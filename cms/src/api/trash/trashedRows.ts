import type { MenuPartKind } from '../menu/menuPartTables';
import type { RowSnapshot } from '../../database/rowSnapshots';

/** The items of a combo before the deletion, by id. */
export interface ComboSnapshot {
  readonly combo: string;
  readonly items: readonly string[];
}

/** Deleted rows, and what their restoration affects. */
export interface TrashedRows {
  /** The rows and their dependents by kind, in insertion order. */
  readonly lifted: readonly (readonly [kind: MenuPartKind, rows: readonly RowSnapshot[]])[];
  /** The combos that contained deleted items. */
  readonly combos: readonly ComboSnapshot[];
}

export const trashedItemIds = (lifted: TrashedRows['lifted']): ReadonlySet<string> =>
  new Set(lifted.flatMap(([kind, taken]) => (kind === 'item' ? taken.map((row) => String(row['document_id'])) : [])));
