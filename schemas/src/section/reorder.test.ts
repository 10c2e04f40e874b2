import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyOrder,
  flattenOrder,
  rebaseOrder,
  moveElement,
  moveItem,
  moveSection,
  menuOrderOf,
  type MenuOrder,
} from './reorder.js';

/** A menu of up to five sections with unique ids. */
const order: fc.Arbitrary<MenuOrder> = fc.array(fc.nat({ max: 5 }), { maxLength: 5 }).map((counts) =>
  counts.map((count, index) => ({
    id: `s${index}`,
    items: Array.from({ length: count }, (_, itemIndex) => `i${index}.${itemIndex}`),
  })),
);

/** A menu, and a requested order with some of its sections and items in random positions. */
const wish = order.chain((current) => {
  const items = current.flatMap((section) => section.items);
  return fc
    .tuple(
      fc.shuffledSubarray(current.map(({ id }) => id)),
      fc.shuffledSubarray(items),
      fc.array(fc.nat(), { minLength: items.length, maxLength: items.length }),
    )
    .map(([sections, named, places]) => ({
      current,
      wanted: sections.map((id, index) => ({
        id,
        items: named.filter((_, itemIndex) => (places[itemIndex] ?? 0) % sections.length === index),
      })),
    }));
});

const idsOf = (anOrder: MenuOrder) => ({
  sections: anOrder.map(({ id }) => id).sort(),
  items: anOrder.flatMap(({ items }) => items).sort(),
});
const applied = (current: MenuOrder, wanted: MenuOrder) => {
  const result = applyOrder(current, wanted);
  if (!result.ok) throw new Error(result.problem.kind);
  return result.order;
};

describe('an order that is applied', () => {
  it('loses nothing and doubles nothing', () => {
    fc.assert(
      fc.property(wish, ({ current, wanted }) => {
        expect(idsOf(applied(current, wanted))).toEqual(idsOf(current));
      }),
    );
  });

  it('begins with what was wanted, as it was wanted', () => {
    fc.assert(
      fc.property(wish, ({ current, wanted }) => {
        const result = applied(current, wanted);
        expect(result.slice(0, wanted.length).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
        for (const [index, { items }] of wanted.entries()) {
          expect(result[index]?.items.slice(0, items.length)).toEqual(items);
        }
      }),
    );
  });

  it('keeps what was left out in its order and its place', () => {
    fc.assert(
      fc.property(wish, ({ current, wanted }) => {
        const result = applied(current, wanted);
        const named = wanted.map(({ id }) => id);
        const behind = current.map(({ id }) => id).filter((id) => !named.includes(id));
        expect(result.slice(wanted.length).map(({ id }) => id)).toEqual(behind);
        const placed = wanted.flatMap(({ items }) => items);
        for (const { id, items } of current) {
          const own = result.find((section) => section.id === id)?.items ?? [];
          expect(own.filter((item) => !placed.includes(item))).toEqual(items.filter((item) => !placed.includes(item)));
        }
      }),
    );
  });

  it('is idempotent, and an empty request changes nothing', () => {
    fc.assert(
      fc.property(wish, ({ current, wanted }) => {
        const once = applied(current, wanted);
        expect(applied(once, once)).toEqual(once);
        expect(applied(once, [])).toEqual(once);
      }),
    );
  });

  it('is refused whole for an id that is unknown or named twice', () => {
    const current = [
      { id: 'a', items: ['1', '2'] },
      { id: 'b', items: ['3'] },
    ];
    const refusal = (wanted: MenuOrder) => applyOrder(current, wanted);
    const problem = (kind: string, id: string, path: string) => ({ ok: false, problem: { kind, id, path } });
    expect(refusal([{ id: 'x', items: [] }])).toEqual(problem('unknown-section', 'x', '/sections/0/id'));
    expect(refusal([{ id: 'a', items: ['1', '9'] }])).toEqual(problem('unknown-item', '9', '/sections/0/items/1'));
    expect(
      refusal([
        { id: 'a', items: [] },
        { id: 'a', items: [] },
      ]),
    ).toEqual(problem('repeated-section', 'a', '/sections/1/id'));
    expect(
      refusal([
        { id: 'a', items: ['3'] },
        { id: 'b', items: ['3'] },
      ]),
    ).toEqual(problem('repeated-item', '3', '/sections/1/items/0'));
    expect(refusal([{ id: '1', items: ['a'] }])).toEqual(problem('unknown-section', '1', '/sections/0/id'));
  });
});

describe('a wish that keeps up with its menu', () => {
  it('equals the server’s result where the menu has not changed', () => {
    fc.assert(
      fc.property(wish, ({ current, wanted }) => {
        expect(rebaseOrder(current, wanted)).toEqual(applied(current, wanted));
      }),
    );
  });

  it('keeps exactly the menu’s elements, however old the request is', () => {
    fc.assert(
      fc.property(order, wish, (current, { wanted }) => {
        expect(idsOf(rebaseOrder(current, wanted))).toEqual(idsOf(current));
        expect(rebaseOrder(current, [...wanted, ...wanted])).toEqual(rebaseOrder(current, wanted));
      }),
    );
  });

  it('keeps the order of what is still there', () => {
    const current = [
      { id: 'a', items: ['1', 'new', '3'] },
      { id: 'late', items: [] },
      { id: 'b', items: ['2'] },
    ];
    const wanted = [
      { id: 'b', items: ['3', 'gone', '2'] },
      { id: 'deleted', items: ['1'] },
      { id: 'a', items: [] },
    ];
    expect(rebaseOrder(current, wanted)).toEqual([
      { id: 'b', items: ['3', '2'] },
      { id: 'a', items: ['1', 'new'] },
      { id: 'late', items: [] },
    ]);
  });
});

describe('a move', () => {
  it('puts an element at its new index and leaves the others in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.integer(), (list, from, to) => {
        const start = from % list.length;
        const result = moveElement(list, start, to);
        expect(result[Math.max(0, Math.min(to, list.length - 1))]).toBe(list[start]);
        expect(result.filter((element) => element !== list[start])).toEqual(list.toSpliced(start, 1));
      }),
    );
    expect(moveElement(['a'], 3, 0)).toEqual(['a']);
  });

  it('of an item loses nothing and lands where it should', () => {
    const moved = order
      .filter((current) => current.some(({ items }) => items.length > 0))
      .chain((current) => {
        const items = current.flatMap((section) => section.items);
        return fc.tuple(
          fc.constant(current),
          fc.constantFrom(...items),
          fc.constantFrom(...current.map(({ id }) => id)),
          fc.nat({ max: 6 }),
        );
      });
    fc.assert(
      fc.property(moved, ([current, item, section, to]) => {
        const result = moveItem(current, item, section, to);
        expect(idsOf(result)).toEqual(idsOf(current));
        const target = result.find(({ id }) => id === section)?.items ?? [];
        expect(target[Math.min(to, target.length - 1)]).toBe(item);
      }),
    );
  });

  it('of what is unknown changes nothing', () => {
    const current = [{ id: 'a', items: ['1'] }];
    expect(moveSection(current, 'x', 0)).toBe(current);
    expect(moveItem(current, '9', 'a', 0)).toBe(current);
    expect(moveItem(current, '1', 'x', 0)).toBe(current);
    expect(moveSection([...current, { id: 'b', items: [] }], 'b', 0).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('the order of a menu', () => {
  it('is read from its sections and told item by item', () => {
    const read = menuOrderOf([
      { _id: 'a', items: [{ _id: '1' }, { _id: '2' }] },
      { _id: 'b', items: null },
    ]);
    expect(read).toEqual([
      { id: 'a', items: ['1', '2'] },
      { id: 'b', items: [] },
    ]);
    expect(menuOrderOf(null)).toEqual([]);
    expect(flattenOrder(read)).toEqual([
      { itemId: '1', sectionId: 'a', position: 0 },
      { itemId: '2', sectionId: 'a', position: 1 },
    ]);
  });
});
