import { expect, it } from 'vitest';
import { turnstile } from './semaphore';

it('lets so many in at once, the others in their order, and whatever becomes of those before them', async () => {
  const inTurn = turnstile(2);
  const entered: number[] = [];
  const leave: (() => void)[] = [];
  let inside = 0;
  let most = 0;
  const all = Array.from({ length: 7 }, (_, number) =>
    inTurn(async () => {
      entered.push(number);
      most = Math.max(most, (inside += 1));
      await new Promise<void>((left) => leave.push(left));
      inside -= 1;
      if (number % 2 === 0) throw new Error(`${number}`);
      return number;
    }),
  );
  const settled = Promise.allSettled(all);
  while (entered.length < 7 || leave.length > 0) {
    leave.shift()?.();
    await new Promise(setImmediate);
  }
  expect((await settled).map(({ status }) => status === 'fulfilled')).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});
