/** The list of sections and items as rows of known heights: a header per section, and the items of open sections. */
import type { MenuOrder } from '@qaima/schemas';

export type ReorderRow =
  | {
      readonly kind: 'section';
      readonly id: string;
      readonly index: number;
      readonly open: boolean;
      readonly count: number;
    }
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly sectionId: string;
      readonly index: number;
      readonly count: number;
    }
  /** The row of an open section without items. */
  | { readonly kind: 'empty'; readonly sectionId: string };

/** Heights in px. The height of a header includes the gap above it, so that rows are contiguous. */
export const HEADER_GAP_PX = 12;
const HEADER_PX = 56;
const ITEM_PX = 56;

export const heightOf = ({ kind }: ReorderRow): number => (kind === 'section' ? HEADER_GAP_PX + HEADER_PX : ITEM_PX);

export const keyOf = (row: ReorderRow): string => (row.kind === 'empty' ? `empty ${row.sectionId}` : row.id);

export function rowsOf(order: MenuOrder, open: ReadonlySet<string>): readonly ReorderRow[] {
  return order.flatMap(({ id, items }, index): ReorderRow[] => {
    const isOpen = open.has(id);
    const head: ReorderRow = { kind: 'section', id, index, open: isOpen, count: items.length };
    if (!isOpen) return [head];
    if (items.length === 0) return [head, { kind: 'empty', sectionId: id }];
    const inside = items.map((item, place): ReorderRow => ({
      kind: 'item',
      id: item,
      sectionId: id,
      index: place,
      count: items.length,
    }));
    return [head, ...inside];
  });
}

/** The top of each row, followed by the height of the list, in px. */
export function topsOf(rows: readonly ReorderRow[]): readonly number[] {
  const tops = [0];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + heightOf(row));
  return tops;
}
