import { expect, it } from 'vitest';
import { inMemory } from './counters';

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
