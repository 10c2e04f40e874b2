import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { nextAppearance, nextMenuChange } from '../menu/nextMenuChange.js';
import { soldOutAt, soldOutChange, withSoldOutAt } from './soldOut.js';

const NOW = Date.parse('2026-11-24T08:00:00Z');
const instant = fc.integer({ min: -100, max: 100 }).map((minutes) => new Date(NOW + minutes * 60_000).toISOString());
const fields = fc.record({ soldOut: fc.boolean(), soldOutUntil: fc.option(instant) }, { requiredKeys: [] });

describe('a change of what is sold out', () => {
  it('makes available with `soldOut: false`, whatever is beside it', () => {
    fc.assert(
      fc.property(fields, (beside) => {
        expect(soldOutAt(soldOutChange({ ...beside, soldOut: false }), NOW)).toEqual({
          soldOut: false,
          soldOutUntil: null,
        });
      }),
    );
  });

  it('is ended by its time also where the shown fields were stored again', () => {
    fc.assert(
      fc.property(fields, instant, (sent, later) => {
        const shown = soldOutAt(soldOutChange(sent), NOW);
        if (shown.soldOutUntil === null) return;
        expect(soldOutAt(shown, Date.parse(later)).soldOut).toBe(Date.parse(shown.soldOutUntil) > Date.parse(later));
      }),
    );
  });

  it('never stores the flag beside an end, so that each end comes by itself', () => {
    fc.assert(
      fc.property(fields, instant, (sent, now) => {
        const stored = soldOutChange(sent);
        expect(stored.soldOut === true && typeof stored.soldOutUntil === 'string').toBe(false);
        if (!stored.soldOutUntil) return;
        const end = Date.parse(stored.soldOutUntil);
        expect(withSoldOutAt(stored, Date.parse(now)).soldOut).toBe(end > Date.parse(now));
      }),
    );
  });
});

it('changes the menu next at the first end of a sale or of a sell-out', () => {
  const instants = fc.array(instant);
  fc.assert(
    fc.property(instants, instants, instants, instants, (items, sizes, extras, sales) => {
      const parts = (ends: readonly string[]) => ends.map((soldOutUntil) => ({ soldOutUntil }));
      const onSale = sales.map((until) => ({ sale: { until } }));
      const menu = {
        sections: [{ items: [...parts(items), { subItems: parts(sizes) }, ...onSale] }],
        extraGroups: [{ extras: parts(extras) }],
      };
      const ahead = [...items, ...sizes, ...extras, ...sales].map((end) => Date.parse(end)).filter((end) => end > NOW);
      const next = ahead.length > 0 ? Math.min(...ahead) : null;
      expect([nextMenuChange(menu, NOW), nextAppearance(menu, NOW)]).toEqual([next, next]);
    }),
  );
});
