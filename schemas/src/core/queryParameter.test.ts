import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validateQuery } from '../validation.js';
import { orderQuerySchema } from '../order/order.js';
import type { Schema } from './schema.js';
import { isValidParameter } from './queryParameter.js';

const properties: Readonly<Record<string, Schema>> = orderQuerySchema.properties;
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 70 }),
  fc.constantFrom('0.5', '1', '-1', '2', 'true', 'false', 'all', 'ready', '2026-02-28', '2026-02-31', '1.5', '3'),
  fc.double().map(String),
);

it('accepts no text of a query that the call refuses', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(properties)), text, (name, value) => {
      if (isValidParameter(properties[name] ?? {}, value))
        expect(validateQuery(orderQuerySchema, { [name]: value }).issues).toEqual([]);
    }),
  );
});

it.each([
  ['top', ['0.5', '1', '0', '.25'], ['Infinity', '1e400', 'NaN', 'abc', '1.5', '-0.1', '٢']],
  ['limit', ['15'], ['1.5', '0', 'x']],
  ['status', ['ready'], ['done', 'READY']],
  ['hasUnreadyEdits', ['true', 'false'], ['1', 'yes']],
  ['createdAtFrom', ['2026-02-28'], ['2026-02-31', 'today']],
  ['username', ['sami'], ['x'.repeat(61)]],
])('%s accepts %j and not %j', (name, good, bad) => {
  const schema = properties[name] ?? {};
  expect([...good, ...bad].filter((value) => isValidParameter(schema, value))).toEqual(good);
});
