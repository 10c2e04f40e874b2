/** The order of a menu as one list of rows of known heights: a head for each section, and under an open one its items. */
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
  /** Where an open section has no items. */
  | { readonly kind: 'empty'; readonly sectionId: string };

/** In px. A head has the distance to what is above it within its height, so that rows follow one another without gaps. */
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

/** How far down each row begins, and after the last one how far down the list ends. In px. */
export function topsOf(rows: readonly ReorderRow[]): readonly number[] {
  const tops = [0];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + heightOf(row));
  return tops;
}
