import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMovedElements } from './countMovedElements.js';
import { moveItem, moveSection, type MenuOrder } from './reorder.js';

const order: fc.Arbitrary<MenuOrder> = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 5 }).map((counts) =>
  counts.map((count, section) => ({
    id: `s${section}`,
    items: Array.from({ length: count }, (_, item) => `i${section}.${item}`),
  })),
);

interface Step {
  readonly what: 'section' | 'item';
  readonly which: number;
  readonly where: number;
  readonly to: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('section', 'item'),
  which: fc.nat(),
  where: fc.nat(),
  to: fc.nat({ max: 6 }),
});

/** The order after one move. */
function after(current: MenuOrder, { what, which, where, to }: Step): MenuOrder {
  const pick = (ids: readonly string[], number: number) => ids[number % Math.max(1, ids.length)] ?? '';
  const sections = current.map(({ id }) => id);
  if (what === 'section') return moveSection(current, pick(sections, which), to);
  return moveItem(
    current,
    pick(
      current.flatMap(({ items }) => items),
      which,
    ),
    pick(sections, where),
    to,
  );
}

describe('the moves between two orders', () => {
  it('count one for a move that changed something, and none otherwise', () => {
    fc.assert(
      fc.property(order, step, (current, one) => {
        const moved = after(current, one);
        const changed = JSON.stringify(moved) !== JSON.stringify(current);
        expect(countMovedElements(current, moved)).toBe(changed ? 1 : 0);
      }),
    );
  });

  it('are never more than were made, and as many on the way back', () => {
    fc.assert(
      fc.property(order, fc.array(step, { maxLength: 6 }), (current, steps) => {
        const moved = steps.reduce(after, current);
        expect(countMovedElements(current, moved)).toBeLessThanOrEqual(steps.length);
        expect(countMovedElements(moved, current)).toBe(countMovedElements(current, moved));
      }),
    );
  });

  it('count an item that changed its section once, wherever it stands there', () => {
    const before = [
      { id: 'a', items: ['1', '2', '3'] },
      { id: 'b', items: ['4', '5'] },
    ];
    expect(
      countMovedElements(before, [
        { id: 'a', items: ['3', '1'] },
        { id: 'b', items: ['4', '2', '5'] },
      ]),
    ).toBe(2);
  });

  it('count nothing that only one of the two knows', () => {
    expect(
      countMovedElements(
        [{ id: 'a', items: ['1', 'gone', '2'] }],
        [
          { id: 'a', items: ['new', '1', '2'] },
          { id: 'late', items: [] },
        ],
      ),
    ).toBe(0);
  });
});
