/** What the trash keeps of deleted rows. */
import type { MenuPartKind } from '../menu/parts';
import type { RowSnapshot } from '../../database/rowSnapshots';

/** The items of a combo as they were, by their ids. */
export interface ComboSnapshot {
  readonly combo: string;
  readonly items: readonly string[];
}

/** Deleted rows and what their return touches. */
export interface TrashedRows {
  /** The rows and those that went with them, by their kinds, in the order in which they go back. */
  readonly lifted: readonly (readonly [kind: MenuPartKind, rows: readonly RowSnapshot[]])[];
  /** The combos that had items of them. */
  readonly combos: readonly ComboSnapshot[];
}

/** The public ids of items among lifted rows. */
export const trashedItemIds = (lifted: TrashedRows['lifted']): ReadonlySet<string> =>
  new Set(lifted.flatMap(([kind, taken]) => (kind === 'item' ? taken.map((row) => String(row['document_id'])) : [])));
