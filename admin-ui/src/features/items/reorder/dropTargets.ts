/** Computes where a dragged section or item can be dropped, for drags by pointer and by arrow keys. */
import { moveItem, moveSection, type MenuOrder } from '@qaima/schemas';
import { HEADER_GAP_PX, topsOf, type ReorderRow } from './rows.js';

export interface DraggedRow {
  readonly kind: 'section' | 'item';
  readonly id: string;
}

/** `gap` is the index of the gap to drop into: 0 is before the first row, the number of rows is after the last. */
export type DropTarget =
  | { readonly kind: 'section'; readonly gap: number }
  | { readonly kind: 'item'; readonly sectionId: string; readonly gap: number };

export const isSameTarget = (one: DropTarget | null, other: DropTarget | null): boolean =>
  one?.kind === other?.kind &&
  one?.gap === other?.gap &&
  (one?.kind === 'item' ? one.sectionId : '') === (other?.kind === 'item' ? other.sectionId : '');

const isWithin = (tops: readonly number[], index: number, y: number) =>
  y >= (tops[index] ?? 0) && y < (tops[index + 1] ?? 0);

/**
 * The target for a vertical position within the list, in px. Positions outside the list count as its first or last
 * row.
 */
export function targetAt(rows: readonly ReorderRow[], y: number, held: DraggedRow): DropTarget | null {
  const tops = topsOf(rows);
  const inside = Math.max(0, Math.min(y, (tops.at(-1) ?? 0) - 1));
  return held.kind === 'section' ? gapOfSections(rows, tops, inside) : gapOfItems(rows, tops, inside);
}

/**
 * The drop position for a dragged section. In the upper half of a section, including its items, it is before that
 * section; in the lower half, after it.
 */
function gapOfSections(rows: readonly ReorderRow[], tops: readonly number[], y: number): DropTarget | null {
  const heads = rows.flatMap((row, at) => (row.kind === 'section' ? [{ index: row.index, top: tops[at] ?? 0 }] : []));
  const over = heads.findLast(({ top }) => top <= y);
  if (!over) return null;
  const bottom = heads[over.index + 1]?.top ?? tops.at(-1) ?? 0;
  return { kind: 'section', gap: over.index + (y < (over.top + bottom) / 2 ? 0 : 1) };
}

/**
 * The drop position for a dragged item. On a collapsed section, it is after the section's last item. On the header of
 * an open section, it is before the first item.
 */
function gapOfItems(rows: readonly ReorderRow[], tops: readonly number[], y: number): DropTarget | null {
  const at = rows.findIndex((_, index) => isWithin(tops, index, y));
  const row = rows[at];
  if (!row) return null;
  if (row.kind === 'section') return { kind: 'item', sectionId: row.id, gap: row.open ? 0 : row.count };
  if (row.kind === 'empty') return { kind: 'item', sectionId: row.sectionId, gap: 0 };
  const middle = ((tops[at] ?? 0) + (tops[at + 1] ?? 0)) / 2;
  return { kind: 'item', sectionId: row.sectionId, gap: row.index + (y < middle ? 0 : 1) };
}

/**
 * How the list shows the drop target. `line`: a line between two rows, at `top` px. `into`: a highlight of the
 * collapsed or empty section that gets the item.
 */
export type DropIndicator =
  | { readonly kind: 'line'; readonly top: number }
  | { readonly kind: 'into'; readonly top: number; readonly sectionId: string };

export function dropIndicator(rows: readonly ReorderRow[], place: DropTarget): DropIndicator | null {
  const tops = topsOf(rows);
  if (place.kind === 'section') {
    const at = rows.findIndex((row) => row.kind === 'section' && row.index === place.gap);
    return { kind: 'line', top: ((at < 0 ? tops.at(-1) : tops[at]) ?? 0) + HEADER_GAP_PX / 2 };
  }
  const at = rows.findIndex((row) => row.kind === 'section' && row.id === place.sectionId);
  const head = rows[at];
  if (head?.kind !== 'section') return null;
  if (!head.open || head.count === 0) {
    return { kind: 'into', top: tops[at] ?? 0, sectionId: head.id };
  }
  return { kind: 'line', top: tops[at + 1 + place.gap] ?? 0 };
}

/** All positions to which the row can be dropped, from top to bottom. Its current position is included. */
export function targetsFor(order: MenuOrder, open: ReadonlySet<string>, held: DraggedRow): readonly DropTarget[] {
  if (held.kind === 'section') {
    const own = order.findIndex(({ id }) => id === held.id);
    return gapsFrom(order.length, own).map((gap) => ({ kind: 'section', gap }));
  }
  return order.flatMap(({ id: sectionId, items }): DropTarget[] => {
    const gaps = open.has(sectionId) ? gapsFrom(items.length, items.indexOf(held.id)) : [items.length];
    return gaps.map((gap) => ({ kind: 'item', sectionId, gap }));
  });
}

/**
 * The gaps between `count` rows. The gap after the dragged row is left out: dropping there has the same effect as in
 * the gap before it.
 */
const gapsFrom = (count: number, own: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, gap) => gap).filter((gap) => own < 0 || gap !== own + 1);

/** The drop target at the row's current position. */
export function currentTarget(order: MenuOrder, held: DraggedRow): DropTarget | null {
  if (held.kind === 'section') {
    const gap = order.findIndex(({ id }) => id === held.id);
    return gap < 0 ? null : { kind: 'section', gap };
  }
  const section = order.find(({ items }) => items.includes(held.id));
  return section ? { kind: 'item', sectionId: section.id, gap: section.items.indexOf(held.id) } : null;
}

/** The sequence of sections and items after the drop. */
export function applyDrop(order: MenuOrder, held: DraggedRow, place: DropTarget): MenuOrder {
  const from = currentTarget(order, held);
  if (!from || from.kind !== place.kind) return order;
  const stays = place.kind === 'section' || (from.kind === 'item' && from.sectionId === place.sectionId);
  // Removing the row shifts the later gaps by one.
  const to = stays && place.gap > from.gap ? place.gap - 1 : place.gap;
  return place.kind === 'section' ? moveSection(order, held.id, to) : moveItem(order, held.id, place.sectionId, to);
}

export type MoveStep = 'first' | 'up' | 'down' | 'last';

/**
 * Where a button moves the row; null if the row is already at the end. For an item at the edge of its section, "up" and
 * "down" lead to the neighbouring section.
 */
export function targetAfter(order: MenuOrder, held: DraggedRow, step: MoveStep): DropTarget | null {
  const from = currentTarget(order, held);
  if (!from) return null;
  if (from.kind === 'section') return between(from.gap, order.length, step, (gap) => ({ kind: 'section', gap }));
  const at = order.findIndex(({ id }) => id === from.sectionId);
  const inside = (index: number, gap: number): DropTarget | null => {
    const section = order[index];
    return section ? { kind: 'item', sectionId: section.id, gap } : null;
  };
  const count = order[at]?.items.length ?? 0;
  if (step === 'up' && from.gap === 0) return inside(at - 1, order[at - 1]?.items.length ?? 0);
  if (step === 'down' && from.gap === count - 1) return inside(at + 1, 0);
  return between(from.gap, count, step, (gap) => inside(at, gap));
}

function between(
  own: number,
  count: number,
  step: MoveStep,
  place: (gap: number) => DropTarget | null,
): DropTarget | null {
  const isEnd = step === 'first' || step === 'up' ? own === 0 : own === count - 1;
  const gap = { first: 0, up: own - 1, down: own + 2, last: count }[step];
  return isEnd ? null : place(gap);
}
