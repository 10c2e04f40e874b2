import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnAttempt, takeAttempt, type Attempt } from './logInAttempts';
import { inMemory, type Counters } from './counterStores';

const HOUR = 60 * 60 * 1000;
const NAMES = ['rana', 'rana@example.com'] as const;

let counters: Counters;
beforeEach(() => {
  vi.useFakeTimers();
  counters = inMemory();
});
afterEach(() => {
  vi.useRealTimers();
});

const stranger = (name: string, address: string): Attempt => ({ kind: 'login', name, address, device: null });
const owner: Attempt = { kind: 'login', name: NAMES[0], address: '203.0.113.1', device: 'the-owners-browser' };
const isLetIn = async (attempt: Attempt) => (await takeAttempt(counters, attempt)) === 0;

/** The largest number of instants within any hour. */
const mostInAnHour = (instants: readonly number[]) =>
  Math.max(0, ...instants.map((from) => instants.filter((at) => at >= from && at < from + HOUR).length));

it('allows at most 100 guesses an hour, and never locks the owner out', async () => {
  const wave = fc.record({
    addresses: fc.integer({ min: 1, max: 40 }),
    guesses: fc.integer({ min: 1, max: 80 }),
    pause: fc.integer({ min: 0, max: 25 * 60 * 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wave, { minLength: 5, maxLength: 30 }), async (waves) => {
      counters = inMemory();
      const guessed: number[] = [];
      for (const { addresses, guesses, pause } of waves) {
        for (let n = 0; n < guesses; n++) {
          // The owner and the attacker are in the same network.
          const address = n % addresses === 0 ? owner.address : `198.51.100.${n % addresses}`;
          if (await isLetIn(stranger(NAMES[n % 2] ?? '', address))) guessed.push(Date.now());
        }
        expect(await isLetIn(owner)).toBe(true);
        await returnAttempt(counters, owner);
        vi.advanceTimersByTime(pause);
      }
      expect(mostInAnHour(guessed)).toBeLessThanOrEqual(100);
    }),
    { numRuns: 15 },
  );
});

it('bounds a steady guesser with as many addresses as it likes, for hours', async () => {
  const guessed: number[] = [];
  for (let n = 0; n < 4 * 60 * 3; n++) {
    for (const name of NAMES) if (await isLetIn(stranger(name, `2001:db8:0:${n}`))) guessed.push(Date.now());
    vi.advanceTimersByTime(20_000);
  }
  expect(mostInAnHour(guessed)).toBeLessThanOrEqual(100);
  // A correct password works again within minutes after the attack, even in a new browser.
  vi.advanceTimersByTime(20 * 60 * 1000);
  expect(await isLetIn(stranger(NAMES[0], '192.0.2.7'))).toBe(true);
});

it('slows one address longer each time, at that account alone', async () => {
  const attempt = stranger('rana', '192.0.2.1');
  const waits: number[] = [];
  for (let n = 0; n < 200 && waits.length < 3; n++) {
    const wait = await takeAttempt(counters, attempt);
    if (wait === 0) continue;
    waits.push(wait);
    vi.advanceTimersByTime(wait);
  }
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.map((wait) => Math.ceil(wait / 60_000))).toEqual([1, 5, 55]);
  expect(await isLetIn(stranger('omar', '192.0.2.1'))).toBe(true);
});

it('counts codes that are asked for, codes that are used and log-ins apart', async () => {
  const kinds = ['login', 'forgot', 'reset'] as const;
  for (let n = 0; n < 30; n++) await takeAttempt(counters, { ...stranger('rana', '192.0.2.1'), kind: 'forgot' });
  const answers = await Promise.all(kinds.map((kind) => isLetIn({ ...stranger('rana', '192.0.2.1'), kind })));
  expect(answers).toEqual([true, false, true]);
});
