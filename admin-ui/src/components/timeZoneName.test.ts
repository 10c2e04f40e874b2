import { expect, it } from 'vitest';
import { plainTimeZoneName } from './timeZoneName.js';

it('names a time zone by its city or local name, never its technical one', () => {
  expect(plainTimeZoneName('Asia/Amman', 'ar')).toBe('عمّان');
  expect(plainTimeZoneName('Asia/Amman', 'en')).toBe('Amman');
  expect(plainTimeZoneName('Europe/Paris', 'en')).toBe('Central European Time');
  for (const zone of ['Europe/Paris', 'America/New_York']) expect(plainTimeZoneName(zone, 'ar')).toMatch(/توقيت/);
});
