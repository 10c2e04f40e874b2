import { expect, it, vi } from 'vitest';
import { answerFor, forget, trusted, TRUST, type Made } from './kept';

const made = (menuId: number, revision: number): Made => ({
  menuId,
  revision,
  validUntil: Infinity,
  status: 200,
  headers: { 'Content-Type': 'text/plain' },
  body: `revision ${revision}`,
});

const textOf = (kept: Awaited<ReturnType<typeof answerFor>>) => kept?.bodies.identity.toString();

it('is trusted for a while, and then looked at once by all who come together', async () => {
  const make = vi.fn(() => Promise.resolve(made(1, 7)));
  const revisionOf = vi.fn(() => Promise.resolve(7));
  await answerFor('page 1', 0, { revisionOf, make });
  expect(trusted('page 1', TRUST - 1)?.revision).toBe(7);
  expect(trusted('page 1', TRUST)).toBeUndefined();

  const crowd = await Promise.all(
    Array.from({ length: 50 }, () => answerFor('page 1', TRUST + 1, { revisionOf, make })),
  );
  expect(new Set(crowd.map(textOf))).toEqual(new Set(['revision 7']));
  expect([revisionOf.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
  expect(trusted('page 1', TRUST + 2)?.revision).toBe(7);
});

it('is made anew, once, when its menu has moved on', async () => {
  let revision = 1;
  const make = vi.fn(() => Promise.resolve(made(2, revision)));
  const revisionOf = () => Promise.resolve(revision);
  await answerFor('page 2', 0, { revisionOf, make });
  revision = 2;
  const crowd = await Promise.all(Array.from({ length: 50 }, () => answerFor('page 2', TRUST, { revisionOf, make })));
  expect(new Set(crowd.map(textOf))).toEqual(new Set(['revision 2']));
  expect(make).toHaveBeenCalledTimes(2);
  revision = 3;
  forget(2);
  expect(trusted('page 2', TRUST)).toBeUndefined();
  expect(textOf(await answerFor('page 2', TRUST, { revisionOf, make }))).toBe('revision 3');
});

it('is looked at again after a look that failed', async () => {
  const make = () => Promise.resolve(made(3, 1));
  const away = () => Promise.reject(new Error('The database is away'));
  await answerFor('page 3', 0, { revisionOf: away, make });
  await expect(answerFor('page 3', TRUST, { revisionOf: away, make })).rejects.toThrow('away');
  const revisionOf = vi.fn(() => Promise.resolve(1));
  expect(textOf(await answerFor('page 3', TRUST, { revisionOf, make }))).toBe('revision 1');
  expect(revisionOf).toHaveBeenCalledOnce();
});
