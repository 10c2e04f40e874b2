/** What the trash keeps of deleted rows. */
import type { PartKind } from '../menu/parts';
import type { LiftedRow } from '../../database/rowSnapshots';

/** The items of a combo as they were, by their ids. */
export interface ComboWas {
  readonly combo: string;
  readonly items: readonly string[];
}

/** Deleted rows and what their return touches. */
export interface KeptRows {
  /** The rows and those that went with them, by their kinds, in the order in which they go back. */
  readonly lifted: readonly (readonly [kind: PartKind, rows: readonly LiftedRow[]])[];
  /** The combos that had items of them. */
  readonly combos: readonly ComboWas[];
}

/** The public ids of items among lifted rows. */
export const itemsAmong = (lifted: KeptRows['lifted']): ReadonlySet<string> =>
  new Set(lifted.flatMap(([kind, taken]) => (kind === 'item' ? taken.map((row) => String(row['document_id'])) : [])));
