import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  branchSchema,
  cartSchema,
  comboSchema,
  gallerySchema,
  itemSchema,
  fullMenuSchema,
  orderSchema,
} from '../index.js';
import { repairValue, stringFormats } from '../validation.js';
import type { Schema } from './schema.js';
import { createValidityTest } from './validator.js';

const isValid = createValidityTest(stringFormats);

const HOSTILE = [
  'javascript:alert(1)',
  'EUROZ',
  '\u0000\u202e',
  'a\nb',
  '',
  ' ',
  'x'.repeat(1200),
  -5,
  3,
  1e-9,
  1e300,
  Infinity,
  null,
  true,
  [],
  {},
  [null],
  { title: null },
];

/** Values close to a schema: mostly valid, with random parts. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  const type = [schema.type ?? []].flat()[0];
  const anything = fc.oneof(fc.constantFrom<unknown>(...HOSTILE), fc.jsonValue());
  return fc.oneof({ weight: 5, arbitrary: proper(schema, type) }, { weight: 1, arbitrary: anything });
}

function proper(schema: Schema, type: string | undefined): fc.Arbitrary<unknown> {
  const { enum: options, items = {}, properties } = schema;
  if (options) return fc.constantFrom<unknown>(...options);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer({ min: -1, max: 20 });
  if (type === 'array') return fc.array(near(items), { maxLength: 3 });
  if (type === 'object' && properties) {
    const parts = Object.entries(properties).map(([name, one]) => [name, near(one)] as const);
    return fc.record({ ...Object.fromEntries(parts), stray: fc.jsonValue() }, { requiredKeys: [] });
  }
  return fc.constantFrom(
    '',
    'منسف',
    'a'.repeat(24),
    '0790000001',
    '10:00',
    '2026-01-31',
    '#c0392b',
    'https://a.example/',
  );
}

const shapes = {
  branchShape: branchSchema,
  cartShape: cartSchema,
  comboShape: comboSchema,
  galleryShape: gallerySchema,
  itemShape: itemSchema,
  menuWithParts: fullMenuSchema,
  orderShape: orderSchema,
};

describe.each(Object.entries<Schema>(shapes))('%s', (_name, shape) => {
  it('repairs any stored value to a valid one or none, and keeps valid ones', () => {
    fc.assert(
      fc.property(near(shape), (stored) => {
        const before = structuredClone(stored);
        const nearest = repairValue(shape, stored);
        expect(stored).toEqual(before);
        if (nearest === undefined) return;
        expect(isValid(shape, nearest)).toBe(true);
        expect(repairValue(shape, nearest)).toBe(nearest);
        if (isValid(shape, stored)) expect(nearest).toBe(stored);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the nearest valid value', () => {
  const item = { title: 'منسف', description: 'لحم', price: 6.5, pin: false, show: { type: 'small-image' } };

  it('has stand-ins for what is missing', () => {
    expect(repairValue(itemSchema, { price: 6.5, title: null, description: null, show: 'big' })).toEqual({
      ...item,
      title: '—',
      description: '',
    });
    expect(repairValue(branchSchema, { phone: null, location: null })).toEqual({ phone: '', location: {} });
  });

  it('never makes up a price, nor a discount', () => {
    expect(repairValue(itemSchema, { ...item, price: -5 })).toBeUndefined();
    expect(repairValue(itemSchema, { ...item, price: null })).toBeUndefined();
    expect(repairValue(itemSchema, { ...item, sale: { onSale: true, offPrice: 3 } })).toEqual({
      ...item,
      sale: { onSale: true },
    });
  });

  it('leaves out the entries that can’t be shown, and keeps the others', () => {
    const small = { title: 'صغير', price: 2 };
    expect(repairValue(itemSchema, { ...item, subItems: [null, small, { title: 'كبير', price: 'x' }, 7] })).toEqual({
      ...item,
      subItems: [small],
    });
  });

  it('cuts long texts between characters, and removes forbidden ones', () => {
    const text = { type: 'string', maxLength: 3 } as const;
    expect(repairValue(text, 'ab👍🏽c')).toBe('ab👍');
    expect(repairValue(text, 'a\u0000\nb')).toBe('a b');
    expect(repairValue(text, 5)).toBe('5');
  });

  it('is not shared between those who get it', () => {
    const [one, other] = [repairValue(branchSchema, {}), repairValue(branchSchema, {})] as { location: object }[];
    expect(one?.location).not.toBe(other?.location);
  });
});
