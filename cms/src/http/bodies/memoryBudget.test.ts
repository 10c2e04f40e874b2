import { expect, it } from 'vitest';
import { createBodyBudget } from './memoryBudget';

const refused = expect.objectContaining({ status: 429 }) as unknown;

it('holds what all bodies take, and refuses what is more', () => {
  const budget = createBodyBudget();
  const [one, other] = [budget.share(100), budget.share(100)];
  one.reserve(60);
  other.reserve(40);
  expect(() => other.reserve(1)).toThrow(refused);
  expect(budget.held()).toBe(100);
  one.release();
  other.reserve(60);
  expect(budget.held()).toBe(100);
});

it('keeps room for some that others may not take', () => {
  const budget = createBodyBudget();
  const [file, json] = [budget.share(80), budget.share(100)];
  file.reserve(80);
  expect(() => file.reserve(1)).toThrow(refused);
  json.reserve(20);
  expect(() => json.reserve(1)).toThrow(refused);
});

it('gets everything back once, whatever was refused', () => {
  const budget = createBodyBudget();
  const share = budget.share(10);
  share.reserve(10);
  expect(() => share.reserve(10)).toThrow(refused);
  share.release();
  share.release();
  expect(budget.held()).toBe(0);
});
