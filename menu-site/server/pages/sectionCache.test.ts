import { expect, it } from 'vitest';
import { createSectionCache } from './sectionCache.js';

const MAX_BYTES = 1_000_000;
const sectionsOf = (name: string, bytes: number) =>
  new Map([[name, { html: new Uint8Array(bytes), structured: { '@type': 'MenuSection', name, hasMenuItem: [] } }]]);

it('keeps the sections of the last page of a menu and language, within its limit', () => {
  const cache = createSectionCache(MAX_BYTES);
  cache.write('menu', 'ar', sectionsOf('former', 10_000));
  cache.write('menu', 'ar', sectionsOf('last', 10_000));
  cache.write('menu', 'en', sectionsOf('english', 10_000));
  expect([...(cache.read('menu', 'ar')?.keys() ?? [])]).toEqual(['last']);
  expect([...(cache.read('menu', 'en')?.keys() ?? [])]).toEqual(['english']);
  for (let count = 0; count < 200; count += 1) {
    cache.write(`menu ${count}`, 'ar', sectionsOf('a', 9_000));
    expect(cache.read('menu', 'ar')).toBeDefined();
    expect(cache.bytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(cache.bytes()).toBeGreaterThan(MAX_BYTES * 0.9);
  expect(cache.read('menu', 'en')).toBeUndefined();
  cache.write('large', 'ar', sectionsOf('a', MAX_BYTES + 1));
  expect(cache.bytes()).toBeLessThanOrEqual(MAX_BYTES);
});
