import { verify } from '@node-rs/argon2';
import { beforeEach, expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './passwordHash';

vi.mock(import('@node-rs/argon2'), async (original) => {
  const argon2 = await original();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

beforeEach(() => {
  vi.mocked(verify).mockClear();
});

/** The algorithm and cost parameters of a hash. */
const kindOf = (hash: unknown) => String(hash).split('$').slice(1, 4).join('$');

it('knows a password again, whatever code points its letters came as', async () => {
  const stored = await hashPassword('cafe\u0301 بحري');
  expect(await isPassword('caf\u00e9 بحري', stored)).toBe(true);
  expect(await isPassword('cafe بحري', stored)).toBe(false);
});

it('verifies a hash of the same kind for unknown accounts, and fails', async () => {
  const stored = await hashPassword('olives and thyme');
  expect(await isPassword('another', stored)).toBe(false);
  expect(await isPassword('another', null)).toBe(false);
  const worked = vi.mocked(verify).mock.calls.map(([hash]) => kindOf(hash));
  expect(worked).toEqual([kindOf(stored), kindOf(stored)]);
  expect(kindOf(stored)).toMatch(/^argon2id\$/);
});

it('takes nothing for a hash that is none of ours', async () => {
  expect(await isPassword('x', '')).toBe(false);
  expect(await isPassword('x', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy')).toBe(false);
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(2);
});
