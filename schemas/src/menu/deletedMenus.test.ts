import { expect, it } from 'vitest';
import { daysLeft, trashedMenuUntil } from './deletedMenus.js';

it('counts the begun day of a deleted menu, never below none or above all', () => {
  const deleted = new Date('2026-03-01T10:00:00.000Z');
  const until = trashedMenuUntil(deleted).toISOString();
  expect(until).toBe('2026-03-31T10:00:00.000Z');
  expect(daysLeft(until, deleted.getTime())).toBe(30);
  expect(daysLeft(until, deleted.getTime() + 1)).toBe(30);
  expect(daysLeft(until, deleted.getTime() - 60_000)).toBe(30);
  expect(daysLeft(until, Date.parse('2026-03-31T09:59:59.999Z'))).toBe(1);
  expect(daysLeft(until, Date.parse('2026-04-02T00:00:00.000Z'))).toBe(0);
});
