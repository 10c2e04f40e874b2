import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartLine, CartSum } from '../cart/cart.js';
import { toThousandths } from '../money/money.js';
import { correctedTotals, withQuantity } from './correctedLines.js';

const amount = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
const line = fc
  .record({ unit: amount, quantity: fc.integer({ min: 1, max: 99 }), off: fc.constantFrom(0, 0.1, 0.5) })
  .map(({ unit, quantity, off }): CartLine => {
    const price = (toThousandths(unit) * quantity) / 1000;
    const original = off === 0 ? unit : toThousandths(unit) / 1000 + 1;
    return {
      item: { _id: 'a', title: 'ا', price: original, sale: { onSale: off > 0, offPrice: off } },
      subItem: null,
      quantity,
      price,
    };
  });
const sum = (parts: readonly { readonly amount: number }[]) =>
  parts.reduce((total, part) => total + toThousandths(part.amount), 0);

it('adds up exactly, and keeps the fee and a line that is changed back', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      amount,
      fc.integer({ min: 1, max: 999 }),
      (all, fee, to) => {
        const delivery: CartSum = { kind: 'delivery', amount: fee };
        const { total, totals } = correctedTotals(all, [{ kind: 'items', amount: 1 }, delivery], 'order');
        expect(sum(totals)).toBe(toThousandths(total));
        expect(totals.at(-1)).toBe(delivery);
        const [first] = all;
        if (first) expect(withQuantity(withQuantity(first, to), first.quantity)).toEqual(first);
      },
    ),
  );
});
