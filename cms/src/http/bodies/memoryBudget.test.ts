import { expect, it } from 'vitest';
import { bodyBudget } from './memoryBudget';

const refused = expect.objectContaining({ status: 429 }) as unknown;

it('holds what all bodies take, and refuses what is more', () => {
  const budget = bodyBudget();
  const [one, other] = [budget.share(100), budget.share(100)];
  one.take(60);
  other.take(40);
  expect(() => other.take(1)).toThrow(refused);
  expect(budget.held()).toBe(100);
  one.release();
  other.take(60);
  expect(budget.held()).toBe(100);
});

it('keeps room for some that others may not take', () => {
  const budget = bodyBudget();
  const [file, json] = [budget.share(80), budget.share(100)];
  file.take(80);
  expect(() => file.take(1)).toThrow(refused);
  json.take(20);
  expect(() => json.take(1)).toThrow(refused);
});

it('gets everything back once, whatever was refused', () => {
  const budget = bodyBudget();
  const share = budget.share(10);
  share.take(10);
  expect(() => share.take(10)).toThrow(refused);
  share.release();
  share.release();
  expect(budget.held()).toBe(0);
});
