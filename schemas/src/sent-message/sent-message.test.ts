import { expect, it } from 'vitest';
import { canTakeBack } from './sent-message.js';

it('the record of a message can be taken back for a day', () => {
  const message = { at: '2026-11-20T10:00:00.000Z' };
  expect(canTakeBack(message, Date.parse('2026-11-21T10:00:00.000Z'))).toBe(true);
  expect(canTakeBack(message, Date.parse('2026-11-21T10:00:00.001Z'))).toBe(false);
});
