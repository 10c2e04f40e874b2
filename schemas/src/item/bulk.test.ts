import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUndoable, type BulkItemState } from './bulk.js';

const state = fc.record<BulkItemState>({
  section: fc.constantFrom('a', 'b'),
  soldOut: fc.boolean(),
  hide: fc.boolean(),
  sale: fc.record({
    onSale: fc.boolean(),
    offPrice: fc.constantFrom(0, 0.1, 0.5),
    until: fc.constantFrom(null, '2030-01-01T00:00:00.000Z'),
  }),
});
const set = fc.constantFrom<Partial<BulkItemState>>(
  { soldOut: true },
  { hide: false, soldOut: false },
  { sale: { onSale: true, offPrice: 0.3 } },
  { sale: { onSale: true, offPrice: 0.3, until: '2031-01-01T00:00:00.000Z' } },
  { section: 'c' },
);
const before = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 4 }), state), { selector: ([id]) => id })
  .map((items) => items.map(([_id, was]) => ({ _id, title: _id, state: was })));

describe('the undo of a bulk change', () => {
  it('restores all of it when nobody changed anything since', () => {
    fc.assert(
      fc.property(set, before, (changes, items) => {
        const now = new Map(items.map(({ _id, state: was }) => [_id, { ...was, ...changes }]));
        expect(splitUndoable({ set: changes, before: items }, now)).toEqual({ restore: items, left: [] });
      }),
    );
  });

  it('skips and names items that are gone or changed since, and nothing else', () => {
    fc.assert(
      fc.property(set, before, fc.func(fc.nat({ max: 3 })), (changes, items, fate) => {
        const now = new Map(
          items.flatMap(({ _id, state: was }): [string, BulkItemState][] => {
            const done = { ...was, ...changes };
            if (fate(_id) === 1) return [];
            if (fate(_id) === 2) return [[_id, { ...done, pin: true }]];
            if (fate(_id) < 3) return [[_id, done]];
            const until = changes.sale?.until ? null : '2032-01-01T00:00:00.000Z';
            const sale = changes.sale && { sale: { ...changes.sale, until } };
            const soldOut = changes.soldOut !== undefined && { soldOut: !changes.soldOut };
            return [[_id, { ...done, ...sale, ...soldOut, ...(changes.section && { section: 'd' }) }]];
          }),
        );
        const { restore, left } = splitUndoable({ set: changes, before: items }, now);
        const isLeft = (_id: string) => fate(_id) === 1 || fate(_id) === 3;
        expect(left.map(({ _id }) => _id)).toEqual(items.map(({ _id }) => _id).filter(isLeft));
        expect(restore).toEqual(items.filter(({ _id }) => !isLeft(_id)));
      }),
    );
  });

  it('takes a flag or a sale that was never set for its default', () => {
    const items = [{ _id: 'x', title: 'x', state: { section: 'a' } }];
    const undo = { set: { soldOut: false, sale: { onSale: false, offPrice: 0 } }, before: items };
    expect(splitUndoable(undo, new Map([['x', { section: 'a' }]])).left).toEqual([]);
  });
});
