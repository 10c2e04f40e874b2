import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newOrder } from './newOrder.js';
import { newSelfServiceOrder } from './selfServiceOrder.js';

const nows = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

it('is an order of today whose demo ends 14 days later', () => {
  fc.assert(
    fc.property(nows, (now) => {
      const { demoEndDate, ...order } = newSelfServiceOrder(now);
      expect(order).toEqual(newOrder(now));
      expect(Date.parse(demoEndDate) - now.getTime()).toBe(14 * 24 * 60 * 60 * 1000);
    }),
  );
});
