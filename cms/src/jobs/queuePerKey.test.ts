import { expect, it } from 'vitest';
import { createQueuePerKey } from './queuePerKey';

it('runs one at a time per key, refuses when full, and frees the slot', async () => {
  const inQueue = createQueuePerKey(2);
  let running = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((open) => gates.push(open));
    running -= 1;
    return 'done';
  };
  const [first, second] = [inQueue('a', work), inQueue('a', work)];
  expect(await inQueue('a', work)).toBeUndefined();
  gates.shift()?.();
  expect(await first).toBe('done');
  expect(most).toBe(1);
  const other = inQueue('b', () => Promise.resolve('of another'));
  expect(await other).toBe('of another');
  gates.shift()?.();
  expect(await second).toBe('done');
  expect(await inQueue('a', () => Promise.resolve('again'))).toBe('again');
});

it('limits the number of queues, and reuses the place of an empty one', async () => {
  const inQueue = createQueuePerKey(2, 2);
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (open = resolve));
  const running = ['a', 'b'].map((key) => inQueue(key, () => held));
  expect(await inQueue('c', () => Promise.resolve('of a third'))).toBeUndefined();
  const second = inQueue('a', () => Promise.resolve('behind the first'));
  open();
  await Promise.all(running);
  expect(await second).toBe('behind the first');
  expect(await inQueue('c', () => Promise.resolve('of a third'))).toBe('of a third');
});
