import { beforeEach, expect, it, vi } from 'vitest';
import { answerFor, forget, keptState, trusted, type Made, type Sources } from './kept';
import { MAX_STALE_MS, TRUST_MS } from './freshness';

const menu = { id: 0, revision: 1 };
beforeEach(() => {
  menu.id += 1;
  menu.revision = 1;
});

const find = vi.fn((name: string) => Promise.resolve(name === 'missing' ? null : { id: menu.id }));
const revisionOf = vi.fn(() => Promise.resolve(menu.revision));
const make = vi.fn((): Promise<Made> => {
  const { id: menuId, revision } = menu;
  const times = { validUntil: Infinity, closesAt: Infinity };
  return Promise.resolve({ menuId, revision, ...times, status: 200, headers: {}, body: `revision ${revision}` });
});
const sources = { find, revisionOf, make };
const calls = () => [revisionOf.mock.calls.length, make.mock.calls.length];
const outage = () => Promise.reject(Object.assign(new Error('The database is away'), { code: 'ECONNREFUSED' }));

const ask = (now: number, name = `menu-${menu.id}`, from: Partial<Sources<{ readonly id: number }>> = {}) =>
  answerFor('page', name, now, { ...sources, ...from });
const textOf = (kept: Awaited<ReturnType<typeof ask>>) => kept?.bodies.identity.toString();
const ready = (now: number, name = `menu-${menu.id}`) => trusted('page', name, now);

it('is trusted for a while, and then looked at once by all who come together', async () => {
  vi.clearAllMocks();
  await ask(0);
  expect(ready(TRUST_MS - 1)?.revision).toBe(1);
  expect(ready(TRUST_MS)).toBeUndefined();
  const crowd = await Promise.all(Array.from({ length: 50 }, () => ask(TRUST_MS + 1)));
  expect(new Set(crowd.map(textOf))).toEqual(new Set(['revision 1']));
  expect(calls()).toEqual([1, 1]);
  expect(ready(TRUST_MS + 2)?.revision).toBe(1);
});

it('is made anew, once, when its menu has moved on', async () => {
  vi.clearAllMocks();
  await ask(0);
  menu.revision = 2;
  const crowd = await Promise.all(Array.from({ length: 50 }, () => ask(TRUST_MS)));
  expect(new Set(crowd.map(textOf))).toEqual(new Set(['revision 2']));
  expect(make).toHaveBeenCalledTimes(2);
  menu.revision = 3;
  forget(menu.id);
  expect(ready(TRUST_MS)).toBeUndefined();
  expect(textOf(await ask(TRUST_MS))).toBe('revision 3');
});

it('is looked at again after a look that failed by our own fault', async () => {
  await ask(0);
  await expect(ask(TRUST_MS, undefined, { revisionOf: () => Promise.reject(new TypeError('ours')) })).rejects.toThrow();
  vi.clearAllMocks();
  expect(textOf(await ask(TRUST_MS))).toBe('revision 1');
  expect(revisionOf).toHaveBeenCalledOnce();
});

it('is one for all spellings of a name, and takes no more memory for any of them', async () => {
  await ask(0, `innova-${menu.id}`);
  const before = keptState();
  vi.clearAllMocks();
  for (let round = 0; round < 2000; round++) {
    const spelling = Array.from(`innova-${menu.id}`, (letter, at) =>
      (round >> at) & 1 ? letter.toUpperCase() : letter,
    );
    expect(ready(1, spelling.join(''))?.revision).toBe(1);
  }
  expect(await ask(1, 'missing')).toBeNull();
  expect(keptState()).toEqual(before);
  expect(calls()).toEqual([0, 0]);
  // Another name of the same menu finds what is kept.
  expect(textOf(await ask(1, `old-name-${menu.id}`))).toBe('revision 1');
  expect(keptState()).toEqual({ ...before, names: before.names + 1 });
  expect(make).not.toHaveBeenCalled();
});

it('follows a name to another menu', async () => {
  const name = `moving-${menu.id}`;
  expect((await ask(0, name))?.menuId).toBe(menu.id);
  const from = menu.id;
  menu.id += 1;
  // Elsewhere: both menus have another revision since, and somebody has read the first one by its id.
  menu.revision = 2;
  await answerFor('page', `former-${from}`, TRUST_MS, {
    ...sources,
    find: () => Promise.resolve({ id: from }),
    make: async () => ({ ...(await make()), menuId: from }),
  });
  expect(ready(TRUST_MS, name)).toBeUndefined();
  expect((await ask(TRUST_MS, name))?.menuId).toBe(menu.id);
});

it('substitutes while the database is away, for a day, and never for what has changed', async () => {
  const away = { find: outage, revisionOf: outage, make: outage };
  await ask(0);
  expect(textOf(await ask(MAX_STALE_MS - 1, undefined, away))).toBe('revision 1');
  await expect(ask(MAX_STALE_MS, undefined, away)).rejects.toThrow('away');
  await expect(ask(1, 'unknown', away)).rejects.toThrow('away');
  // The edit was stored; then the database went away.
  menu.revision = 2;
  await expect(ask(TRUST_MS, undefined, { ...away, revisionOf })).rejects.toThrow('away');
  await expect(ask(TRUST_MS, undefined, away)).rejects.toThrow('away');
});
