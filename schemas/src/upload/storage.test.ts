import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorageLow, BYTES_PER_MEGABYTE, formatMegabytes } from './storage.js';

describe('the storage of pictures', () => {
  it('is written in megabytes with at most one decimal', () => {
    expect(
      [0, 1, 12.4 * BYTES_PER_MEGABYTE, 200 * BYTES_PER_MEGABYTE, 1500.25 * BYTES_PER_MEGABYTE].map(formatMegabytes),
    ).toEqual(['0', '0.1', '12.4', '200', '1,500.3']);
  });

  it('is rounded up to the next tenth', () => {
    fc.assert(
      fc.property(fc.nat(1000 * BYTES_PER_MEGABYTE), (bytes) => {
        const tenths = Math.round(Number(formatMegabytes(bytes).replaceAll(',', '')) * 10);
        expect(tenths).toBeGreaterThanOrEqual((bytes / BYTES_PER_MEGABYTE) * 10);
        expect(tenths).toBeLessThan((bytes / BYTES_PER_MEGABYTE) * 10 + 1);
      }),
    );
  });

  it('is low from 90 % on', () => {
    expect([0, 899, 900, 1000, 1200].map((used) => isStorageLow({ used, allowed: 1000 }))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
