import { moveItem, moveSection, type MenuOrder } from '@qaima/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameTarget,
  dropIndicator,
  targetAfter,
  targetAt,
  currentTarget,
  targetsFor,
  applyDrop,
  type DraggedRow,
} from './dropTargets.js';
import { rowsOf, topsOf } from './rows.js';

const order: fc.Arbitrary<MenuOrder> = fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 5 }).map((counts) =>
  counts.map((count, section) => ({
    id: `s${section}`,
    items: Array.from({ length: count }, (_, item) => `i${section}.${item}`),
  })),
);

/** Generates a menu, its open sections, and the dragged row. */
const scene = order.chain((current) => {
  const held: DraggedRow[] = current.flatMap(({ id, items }) => [
    { kind: 'section' as const, id },
    ...items.map((item) => ({ kind: 'item' as const, id: item })),
  ]);
  return fc.record({
    current: fc.constant(current),
    open: fc.subarray(current.map(({ id }) => id)).map((ids) => new Set(ids)),
    held: fc.constantFrom(...held),
  });
});

const idsOf = (anOrder: MenuOrder) => anOrder.flatMap(({ id, items }) => [id, ...items]).sort();

describe('a place', () => {
  it('by height is one the arrow keys reach, or the current one, losing none', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: -100, max: 3000 }), ({ current, open, held }, y) => {
        const rows = rowsOf(current, open);
        const place = targetAt(rows, y, held);
        if (!place) throw new Error('There is always a place');
        const moved = applyDrop(current, held, place);
        expect(idsOf(moved)).toEqual(idsOf(current));
        const stays = JSON.stringify(moved) === JSON.stringify(current);
        expect(stays || targetsFor(current, open, held).some((one) => isSameTarget(one, place))).toBe(true);
      }),
    );
  });

  it('is shown within the list', () => {
    fc.assert(
      fc.property(scene, ({ current, open, held }) => {
        const rows = rowsOf(current, open);
        const end = topsOf(rows).at(-1) ?? 0;
        for (const place of targetsFor(current, open, held)) {
          const mark = dropIndicator(rows, place);
          if (mark?.kind === 'line') expect(mark.top >= 0 && mark.top <= end + 6).toBe(true);
          else expect(current.some(({ id }) => id === mark?.sectionId)).toBe(true);
        }
      }),
    );
  });

  it('each yield a different order, and exactly one is the current order', () => {
    fc.assert(
      fc.property(order, fc.nat(), (current, which) => {
        const open = new Set(current.map(({ id }) => id));
        const held = { kind: 'section', id: current[which % current.length]?.id ?? '' } as const;
        const orders = targetsFor(current, open, held).map((place) => JSON.stringify(applyDrop(current, held, place)));
        expect(new Set(orders).size).toBe(orders.length);
        expect(orders).toContain(JSON.stringify(current));
        expect(orders).toHaveLength(current.length);
      }),
    );
  });
});

describe('a place by the pointer’s height', () => {
  const current = [
    { id: 'a', items: ['1', '2'] },
    { id: 'folded', items: ['3'] },
    { id: 'bare', items: [] },
  ];
  const rows = rowsOf(current, new Set(['a', 'bare']));
  const item: DraggedRow = { kind: 'item', id: '2' };
  const [a = 0, one = 0, two = 0, folded = 0, bare = 0, nothing = 0, end = 0] = topsOf(rows);

  it('is before a row over its upper half and behind it over its lower', () => {
    expect(targetAt(rows, one + 1, item)).toEqual({ kind: 'item', sectionId: 'a', gap: 0 });
    expect(targetAt(rows, two - 1, item)).toEqual({ kind: 'item', sectionId: 'a', gap: 1 });
    expect(targetAt(rows, folded - 1, item)).toEqual({ kind: 'item', sectionId: 'a', gap: 2 });
  });

  it('is in a folded section and in one without items', () => {
    expect(targetAt(rows, folded + 20, item)).toEqual({ kind: 'item', sectionId: 'folded', gap: 1 });
    expect(targetAt(rows, nothing + 20, item)).toEqual({ kind: 'item', sectionId: 'bare', gap: 0 });
    expect(targetAt(rows, end + 999, item)).toEqual({ kind: 'item', sectionId: 'bare', gap: 0 });
    expect(dropIndicator(rows, { kind: 'item', sectionId: 'folded', gap: 1 })).toEqual({
      kind: 'into',
      top: folded,
      sectionId: 'folded',
    });
  });

  it('of a section is between sections', () => {
    const section: DraggedRow = { kind: 'section', id: 'bare' };
    expect(targetAt(rows, -50, section)).toEqual({ kind: 'section', gap: 0 });
    expect(targetAt(rows, folded - 1, section)).toEqual({ kind: 'section', gap: 1 });
    expect(targetAt(rows, bare - 1, section)).toEqual({ kind: 'section', gap: 2 });
    expect(targetAt(rows, end + 50, section)).toEqual({ kind: 'section', gap: 3 });
    expect(dropIndicator(rows, { kind: 'section', gap: 0 })).toEqual({ kind: 'line', top: a + 6 });
    expect(targetAt([], 0, section)).toBeNull();
  });
});

describe('the buttons', () => {
  const current = [
    { id: 'a', items: ['1', '2', '3'] },
    { id: 'b', items: [] },
  ];
  const after = (held: DraggedRow, step: Parameters<typeof targetAfter>[2]) => {
    const place = targetAfter(current, held, step);
    return place && applyDrop(current, held, place);
  };

  it('move an item by one, to a section’s ends, and into the next section', () => {
    const item = (id: string): DraggedRow => ({ kind: 'item', id });
    expect(after(item('2'), 'up')).toEqual(moveItem(current, '2', 'a', 0));
    expect(after(item('2'), 'down')).toEqual(moveItem(current, '2', 'a', 2));
    expect(after(item('3'), 'first')).toEqual(moveItem(current, '3', 'a', 0));
    expect(after(item('1'), 'last')).toEqual(moveItem(current, '1', 'a', 2));
    expect(after(item('3'), 'down')).toEqual(moveItem(current, '3', 'b', 0));
    expect(after(item('1'), 'up')).toBeNull();
    expect(after(item('1'), 'first')).toBeNull();
    expect(after(item('3'), 'last')).toBeNull();
    expect(after(item('gone'), 'up')).toBeNull();
  });

  it('move a section by one and to the ends', () => {
    const section = (id: string): DraggedRow => ({ kind: 'section', id });
    expect(after(section('a'), 'down')).toEqual(moveSection(current, 'a', 1));
    expect(after(section('b'), 'first')).toEqual(moveSection(current, 'b', 0));
    expect(after(section('a'), 'up')).toBeNull();
    expect(after(section('b'), 'last')).toBeNull();
  });

  it('always lead somewhere else, where they lead', () => {
    fc.assert(
      fc.property(scene, fc.constantFrom('first', 'up', 'down', 'last'), ({ current: any, held }, step) => {
        const place = targetAfter(any, held, step);
        if (place) expect(applyDrop(any, held, place)).not.toEqual(any);
        expect(isSameTarget(place, currentTarget(any, held))).toBe(false);
      }),
    );
  });
});
