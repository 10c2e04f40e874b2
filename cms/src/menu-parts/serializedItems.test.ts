import { itemSchema } from '@qaima/schemas';
import { expect, it, vi } from 'vitest';
import * as serializing from '../api-runtime/serialize';
import { createItemSerializer } from './serializedItems';

const MAX_BYTES = 100_000;
const rowOf = (title: string) => ({
  id: 1,
  documentId: 'a'.repeat(24),
  title,
  price: 3500,
  show: { type: 'small-image' },
});

it('serializes a row once, until its content changes, within its memory limit', () => {
  const serialize = vi.spyOn(serializing, 'serialize');
  const items = createItemSerializer(MAX_BYTES);
  const first = items.serialize(rowOf('شاورما'));
  expect(first).toEqual(serializing.serialize(itemSchema, rowOf('شاورما')));
  serialize.mockClear();
  expect(items.serialize(rowOf('شاورما'))).toBe(first);
  expect(serialize).not.toHaveBeenCalled();
  expect(items.serialize({ ...rowOf('شاورما'), price: 4000 }).price).toBe(4);
  for (let count = 0; count < 300; count += 1) {
    items.serialize(rowOf(`طبق ${count}`));
    expect(items.bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(items.bytes()).toBeGreaterThan(MAX_BYTES * 0.9);
  expect(items.serialize(rowOf('شاورما'))).not.toBe(first);
});
