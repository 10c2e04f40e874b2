import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from './cart.js';
import { MAX_LINE_QUANTITY } from './lineQuantity.js';
import { addLine, subItemProblem, lineProblem, type MergeableLine, type CheckedLine } from './lines.js';

const line: fc.Arbitrary<MergeableLine> = fc.record({
  item: fc.constantFrom('a', 'b', 'c'),
  subItem: fc.constantFrom(null, 'x', 'y'),
  startDate: fc.constantFrom(null, '2026-05-01'),
  endDate: fc.constantFrom(null, '2026-05-03'),
  quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
});

const keyOf = ({ quantity: _quantity, ...choice }: MergeableLine) => JSON.stringify(choice);
const pieces = (lines: readonly MergeableLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

describe('adding lines', () => {
  it('loses nothing, repeats no choice and passes no limit', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (wanted) => {
        let lines: readonly MergeableLine[] = [];
        for (const one of wanted) {
          const added = addLine(lines, one);
          if (!added.ok) {
            const held = lines.find((other) => keyOf(other) === keyOf(one))?.quantity ?? 0;
            expect(added.limit).toBe('quantity');
            expect(held + one.quantity).toBeGreaterThan(MAX_LINE_QUANTITY);
            continue;
          }
          expect(pieces(added.lines)).toBe(pieces(lines) + one.quantity);
          lines = added.lines;
        }
        expect(new Set(lines.map(keyOf)).size).toBe(lines.length);
        expect(lines.every(({ quantity }) => quantity <= MAX_LINE_QUANTITY)).toBe(true);
      }),
    );
  });

  it('keeps the order of what was chosen first', () => {
    const bare = { subItem: null, startDate: null, endDate: null };
    const [a, b]: readonly [MergeableLine, MergeableLine] = [
      { ...bare, item: 'a', quantity: 1 },
      { ...bare, item: 'b', quantity: 1 },
    ];
    expect(addLine([a, b], a)).toEqual({ ok: true, lines: [{ ...a, quantity: 2 }, b] });
    expect(addLine([b], a, 0)).toEqual({ ok: true, lines: [a, b] });
    expect(addLine([b], a, 7)).toEqual({ ok: true, lines: [b, a] });
  });

  it('merges equal choices in any order, and separates lines by their notes', () => {
    const bare = { item: 'a', subItem: null, startDate: null, endDate: null, quantity: 1 };
    const choice = fc.record({
      group: fc.constantFrom('g', 'h'),
      extra: fc.constantFrom('x', 'y'),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    const pick = fc.record({ choice: fc.nat(2), item: fc.constantFrom('a', 'b'), subItem: fc.constantFrom(null, 's') });
    const order = fc.array(fc.nat(100), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(choice, { maxLength: 6 }),
        fc.array(pick, { maxLength: 6 }),
        order,
        (choices, picks, places) => {
          const shuffled = <T>(list: readonly T[]) =>
            list
              .map((entry, index) => [places[index] ?? 0, entry] as const)
              .sort(([a], [b]) => a - b)
              .map(([, entry]) => entry);
          const [one, same] = [
            { ...bare, choices, picks },
            { ...bare, choices: shuffled(choices), picks: shuffled(picks) },
          ];
          expect(addLine<MergeableLine>([one], same)).toMatchObject({ ok: true, lines: [{ quantity: 2 }] });
          for (const other of [
            { ...same, note: 'no onions' },
            { ...same, choices: [...choices, { group: 'z', extra: 'z', quantity: 1 }] },
          ])
            expect(addLine<MergeableLine>([one], other)).toMatchObject({ ok: true, lines: { length: 2 } });
        },
      ),
    );
  });

  it('stops at a full cart, where a line that is there still grows', () => {
    const full: readonly MergeableLine[] = Array.from({ length: MAX_CART_LINES }, (_, index) => ({
      item: String(index),
      subItem: null,
      startDate: null,
      endDate: null,
      quantity: 1,
    }));
    const [first] = full as readonly [MergeableLine];
    expect(addLine(full, { ...first, item: 'new' })).toEqual({ ok: false, limit: 'lines' });
    expect(addLine(full, first)).toMatchObject({ ok: true, lines: { length: MAX_CART_LINES } });
  });
});

describe('a choice', () => {
  const sized = { subItems: [{ title: 'صغير', price: 1 }] };
  it.each([
    [{}, null, null],
    [{}, undefined, null],
    [{}, 0, 'unknown'],
    [{ subItems: [] }, null, null],
    [sized, null, 'missing'],
    [sized, undefined, 'missing'],
    [sized, 0, null],
    [sized, 1, 'unknown'],
    [sized, -1, 'unknown'],
  ] as const)('of %j, %j: %j', (item, subItem, problem) => {
    expect(subItemProblem(item, subItem)).toBe(problem);
  });
});

describe('a line of a cart', () => {
  const today = '2026-05-10';
  const order: CheckedLine = { item: {}, subItem: null, startDate: null, endDate: null };
  const reservation = { ...order, startDate: '2026-05-10', endDate: '2026-05-11' };
  it.each([
    ['order', order, null],
    ['order', { ...order, item: null }, 'gone'],
    ['order', { ...order, subItem: -1 }, 'gone'],
    ['order', { ...order, item: { subItems: [{ title: 'x' }] } }, 'gone'],
    ['order', { ...order, item: { soldOut: true } }, 'sold-out'],
    ['order', { ...reservation, startDate: '2020-01-01' }, null],
    ['reserve', reservation, null],
    ['reserve', order, 'dates'],
    ['reserve', { ...reservation, startDate: '2026-05-09' }, 'dates'],
    ['reserve', { ...reservation, endDate: '2026-05-10' }, 'dates'],
    ['reserve', { ...reservation, item: { soldOut: true } }, 'sold-out'],
  ] as const)('of an %s menu, %j: %j', (method, judged, problem) => {
    expect(lineProblem(judged, method, today)).toBe(problem);
  });
});
