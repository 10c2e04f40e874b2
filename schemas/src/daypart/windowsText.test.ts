import { expect, it } from 'vitest';
import { windowsText } from './windowsText.js';

const plain = (...args: Parameters<typeof windowsText>) => windowsText(...args).replaceAll(/[\u2066\u2069]/g, '');
const breakfast = { title: 'فطور', windows: [{ start: '08:00', end: '13:00' }] };

it('names the hours of a daypart, with its days and dates if it has any', () => {
  expect(plain([breakfast], 'ar')).toBe('كل يوم 08:00–13:00');
  const weekend = { start: '09:00', end: '14:00', days: ['sat', 'fri'] } as const;
  expect(plain([{ title: 'x', windows: [breakfast.windows[0] ?? weekend, weekend] }], 'en')).toBe(
    'every day 08:00–13:00; Fri, Sat 09:00–14:00',
  );
  const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  expect(plain([breakfast, { title: 'x', windows: [{ ...weekend, days }] }], 'en')).toBe(
    'every day 08:00–13:00; every day 09:00–14:00',
  );
  expect(plain([{ ...breakfast, from: '2026-11-21', to: '2026-11-22' }], 'ar')).toBe(
    'كل يوم 08:00–13:00 من السبت، 21/11/2026 إلى الأحد، 22/11/2026',
  );
});
