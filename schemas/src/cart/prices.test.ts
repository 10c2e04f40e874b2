import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryAreas, missingToMinimum } from '../receive-option/deliveryAreas.js';
import { MAX_LINE_QUANTITY } from './lineQuantity.js';
import { cartTotal, lineTotal, reservationDays } from './prices.js';

const price = fc.integer({ min: 0, max: 1_000_000_000 });
const offHundredths = fc.integer({ min: 0, max: 100 });
const quantity = fc.integer({ min: 1, max: MAX_LINE_QUANTITY });
const days = fc.integer({ min: 1, max: 365 });
const line = fc.record({ price, offHundredths, quantity, days });

const STEP = 10;

interface Drawn {
  readonly price: number;
  readonly offHundredths: number;
  readonly quantity: number;
  readonly days: number;
}
const asLine = (drawn: Drawn) => ({
  step: STEP,
  item: { price: drawn.price / 1000, sale: { onSale: true, offPrice: drawn.offHundredths / 100 } },
  quantity: drawn.quantity,
  startDate: '2026-05-01',
  endDate: new Date(Date.UTC(2026, 4, 1 + drawn.days)).toISOString().slice(0, 10),
});
/** The unit price in integer arithmetic: the discount in hundredths, the result rounded half up to the step. */
function unitOf({ price: own, offHundredths: off }: Drawn): bigint {
  const rounded = ((BigInt(own) * BigInt(100 - off) + 500n) / 1000n) * BigInt(STEP);
  if (off === 0 || off === 100) return off === 0 ? BigInt(own) : 0n;
  return BigInt(Math.min(own, Math.max(STEP, Number(rounded))));
}

describe('a cart', () => {
  it('costs unit × quantity for orders, to the thousandth', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const expected = lines.reduce((sum, drawn) => sum + unitOf(drawn) * BigInt(drawn.quantity), 0n);
        expect(BigInt(cartTotal(lines.map(asLine), 'order'))).toBe(expected);
      }),
    );
  });

  it('costs unit × days for reservations, whatever the quantity', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const expected = lines.reduce((sum, drawn) => sum + unitOf(drawn) * BigInt(drawn.days), 0n);
        expect(BigInt(cartTotal(lines.map(asLine), 'reserve'))).toBe(expected);
      }),
    );
  });

  it('takes the price of the chosen sub-item', () => {
    const item = { price: 9, subItems: [{ price: 1.5 }, { price: 2.125 }] };
    expect(lineTotal({ step: STEP, item, subItem: 1, quantity: 3 }, 'order')).toBe(6375);
    expect(lineTotal({ step: STEP, item, quantity: 3 }, 'order')).toBe(0);
    expect(lineTotal({ step: STEP, item: { price: 2 } }, 'order')).toBe(2000);
  });
});

describe('an area of delivery', () => {
  it('has a minimum that does not count the fee, and is offered for deliveries only', () => {
    expect([
      missingToMinimum({ minOrder: 6 }, 5000),
      missingToMinimum({ minOrder: 5 }, 5000),
      missingToMinimum({}, 0),
    ]).toEqual([1000, 0, 0]);
    const areas = [{ _id: 'a', title: 'Abdoun', fee: 1 }];
    expect([
      deliveryAreas({ kind: 'delivery', areas }),
      deliveryAreas({ kind: 'pickup', areas }),
      deliveryAreas(null),
    ]).toEqual([areas, [], []]);
  });
});

describe('the days of a reservation', () => {
  it('are whole days, through months and clock changes', () => {
    expect(reservationDays('2026-03-27', '2026-03-30')).toBe(3);
    expect(reservationDays('2026-12-31', '2027-01-01')).toBe(1);
  });

  it('are none when the dates make no stretch', () => {
    expect(reservationDays('2026-03-30', '2026-03-27')).toBe(0);
    expect(reservationDays('2026-03-30', '2026-03-30')).toBe(0);
    expect([reservationDays(null, '2026-03-30'), reservationDays('x', '2026-03-30')]).toEqual([0, 0]);
    expect(lineTotal({ step: STEP, item: { price: 5 }, quantity: 2 }, 'reserve')).toBe(0);
  });
});
