import type { MenuPartKind } from '@qaima/schemas';
import type { RowSnapshot } from '../database/rowSnapshots';

/** A combo and its item ids before the deletion. */
export interface ComboSnapshot {
  readonly combo: string;
  readonly items: readonly string[];
}

/** The data to restore deleted rows. */
export interface TrashedRows {
  /** The deleted rows by kind, in the order in which they are inserted again. */
  readonly lifted: readonly (readonly [kind: MenuPartKind, rows: readonly RowSnapshot[]])[];
  /** The combos that contained deleted items. */
  readonly combos: readonly ComboSnapshot[];
}

export const trashedItemIds = (lifted: TrashedRows['lifted']): ReadonlySet<string> =>
  new Set(lifted.flatMap(([kind, taken]) => (kind === 'item' ? taken.map((row) => String(row['document_id'])) : [])));
