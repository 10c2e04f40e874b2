import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findConflicts,
  changedValues,
  recordEdits,
  fingerprint,
  fingerprintsOf,
  parseFingerprints,
  formatFingerprints,
  type LastEdits,
} from './editConflict.js';
import { soldOutEnds, withSoldOutAt, type SoldOutFields } from '../sold-out/soldOut.js';

const json = fc.jsonValue({ maxDepth: 3 });
const field = fc.constantFrom('title', 'price', 'sale', 'subItems');
const payload = fc.dictionary(field, json);

const one = { username: 'ola', name: 'Ola' };
const AT = '2027-01-01T10:00:00.000Z';

/** The same value with reversed property order and empty properties added. */
const otherwise = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(otherwise);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries([...entries.map(([name, inside]) => [name, otherwise(inside)]), ['not set', null]]);
};

describe('fingerprints', () => {
  it('are the same for equal values, in whichever order their names stand', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(fingerprint(otherwise(value))).toBe(fingerprint(value));
      }),
    );
  });

  it('tell values apart', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 });
    fc.assert(
      fc.property(texts, (all) => {
        expect(new Set(all.map(fingerprint)).size).toBe(all.length);
      }),
    );
    const values = [1, '1', true, 'true', [1], [[1]], { a: 1 }, { b: 1 }, { a: { b: 1 } }, [1, null], [null, 1]];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });

  it('take everything empty for nothing, which false and 0 are not', () => {
    for (const empty of [undefined, null, '', [], {}, { a: null }, { a: { b: '' } }])
      expect(fingerprint(empty)).toBe('0');
    for (const value of [false, 0, [null], ' ']) expect(fingerprint(value)).not.toBe('0');
  });

  it('come out of the header as they went in', () => {
    fc.assert(
      fc.property(payload, (seen) => {
        const prints = fingerprintsOf(seen, Object.keys(seen));
        expect(parseFingerprints(formatFingerprints(prints))).toEqual(prints);
      }),
    );
  });

  it.each(['title=1', '/title', '/title=', '/title=A', '/title=1,,', '/ti tle=1', 'x'])(
    'are not read from %s',
    (header) => {
      expect(parseFingerprints(header)).toBeNull();
    },
  );
});

describe('a conflict', () => {
  it('is a field that is neither as it was seen nor as it becomes', () => {
    fc.assert(
      fc.property(payload, payload, payload, (seen, stored, sent) => {
        const after = { ...stored, ...sent };
        const found = findConflicts(fingerprintsOf(seen, Object.keys(sent)), stored, after, {});
        const expected = Object.keys(sent).filter((name) => {
          const [was, is, becomes] = [seen, stored, after].map((values) => fingerprint(values[name]));
          return is !== was && is !== becomes;
        });
        expect(found.map(({ path }) => path)).toEqual(expected.map((name) => `/${name}`));
      }),
    );
  });

  it('is absent for who saw the stored value, and ends with either value', () => {
    fc.assert(
      fc.property(payload, payload, (stored, sent) => {
        const after = { ...stored, ...sent };
        expect(findConflicts(fingerprintsOf(stored, Object.keys(sent)), stored, after, {})).toEqual([]);
        expect(findConflicts(fingerprintsOf({}, Object.keys(sent)), stored, stored, {})).toEqual([]);
      }),
    );
  });

  it('is not the passage of a time that both have seen', () => {
    const until = '2026-01-01T10:00:00.000Z';
    const parts = [
      { title: 'S', soldOutUntil: until },
      { title: 'M', soldOutUntil: '2026-01-01T12:00:00.000Z' },
      { title: 'L', soldOut: true },
    ];
    const shownAt = (now: number, extras: readonly SoldOutFields[] = parts) => ({
      extras: extras.map((part) => withSoldOutAt(part, now)),
    });
    const times = fc.integer({ min: Date.parse(until) - 9e6, max: Date.parse(until) + 2e7 });
    fc.assert(
      fc.property(times, fc.nat(2e7), (opened, open) => {
        const saved = opened + open;
        const earlier = soldOutEnds(parts, saved).map((end) => shownAt(end - 1));
        const seen = fingerprintsOf(shownAt(opened), ['extras']);
        expect(findConflicts(seen, shownAt(saved), { extras: [] }, {}, earlier)).toEqual([]);
        // A different price is an edit.
        const other = parts.map((part) => ({ ...part, price: 1 }));
        const edited = soldOutEnds(other, saved).map((end) => shownAt(end - 1, other));
        expect(findConflicts(seen, shownAt(saved, other), { extras: [] }, {}, edited)).toHaveLength(1);
      }),
    );
  });

  it('says who gave the field its value, as long as it has that value', () => {
    const edits = recordEdits(
      {},
      changedValues({ price: 1, sale: null }, { price: 2, sale: { offPrice: 0.5 } }),
      one,
      AT,
    );
    const seen = fingerprintsOf({ price: 1 }, ['price', 'sale']);
    const found = (stored: object) => findConflicts(seen, stored, { price: 9, sale: { offPrice: 0.9 } }, edits);
    expect(found({ price: 2, sale: { offPrice: 0.5 } })).toEqual([
      { path: '/price', value: 2, by: one, at: AT },
      { path: '/sale', value: { offPrice: 0.5 }, by: one, at: AT },
    ]);
    expect(found({ price: 3 })).toEqual([{ path: '/price', value: 3 }]);
  });

  it('reads no property that the payload does not have itself', () => {
    const edits: LastEdits = {};
    expect(findConflicts({ '/__proto__': 'x', '/constructor': 'x' }, {}, {}, edits)).toEqual([]);
  });
});

it('remembers the fields that a change really changed, and no others', () => {
  fc.assert(
    fc.property(fc.dictionary(field, fc.integer()), fc.dictionary(field, fc.integer()), (stored, sent) => {
      const after = { ...stored, ...sent };
      const changed = Object.keys(after).filter((name) => stored[name] !== after[name]);
      const known = Object.keys(recordEdits({}, changedValues(stored, after), one, AT));
      expect(known.sort()).toEqual(changed.map((name) => `/${name}`).sort());
    }),
  );
});
