import { expect, it } from 'vitest';
import { inMemory } from './counterStores';

const TWICE = { times: 2, seconds: 60 };

it('counts each key of each bucket by itself, and tells how long to wait', async () => {
  const counters = inMemory();
  expect(await counters.take('a', TWICE, 'x')).toBe(0);
  expect(await counters.take('a', TWICE, 'x')).toBe(0);
  const wait = await counters.take('a', TWICE, 'x');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await counters.take('a', TWICE, 'y')).toBe(0);
  expect(await counters.take('b', TWICE, 'x')).toBe(0);
});

it('forgets what is given back', async () => {
  const counters = inMemory();
  for (let n = 0; n < 5; n++) {
    expect(await counters.take('a', TWICE, 'x')).toBe(0);
    await counters.giveBack('a', TWICE, 'x');
  }
});

it('holds a limited number of keys, and drops the longest idle one first', async () => {
  const counters = inMemory(10);
  const isRefused = async (key: string) => (await counters.take('a', TWICE, key)) > 0;
  for (const key of ['idle', 'idle', 'busy', 'busy']) await counters.take('a', TWICE, key);
  for (let n = 0; n < 100; n++) {
    await counters.take(n % 2 === 0 ? 'a' : 'b', TWICE, `stranger ${n}`);
    // A key in use is not evicted, regardless of how many others are added.
    expect(await isRefused('busy')).toBe(true);
    expect(counters.keysInMemory()).toBeLessThanOrEqual(10);
  }
  expect(await isRefused('idle')).toBe(false);
});
