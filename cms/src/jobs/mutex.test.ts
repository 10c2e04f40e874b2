import { expect, it } from 'vitest';
import { withMutex } from './mutex';

function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

it('serializes work per key despite failures, in parallel across keys', async () => {
  const log: string[] = [];
  const first = gate();
  const one = withMutex('a', async () => {
    log.push('one begins');
    await first.opened;
    log.push('one fails');
    throw new Error('one');
  });
  const two = withMutex('a', async () => {
    log.push('two');
    return 2;
  });
  await withMutex('b', async () => {
    log.push('other');
  });
  expect(log).toEqual(['one begins', 'other']);
  first.open();
  await expect(one).rejects.toThrow('one');
  await expect(two).resolves.toBe(2);
  expect(log).toEqual(['one begins', 'other', 'one fails', 'two']);
});
