import { expect, it } from 'vitest';
import { islamicOccasions } from './islamicOccasions.js';

it('knows Ramadan and the Eids by the Umm al-Qura calendar', () => {
  expect(islamicOccasions('2026-01-01')).toEqual([
    { occasion: 'ramadan', from: '2026-02-18', to: '2026-03-19' },
    { occasion: 'fitr', from: '2026-03-20', to: '2026-03-22' },
    { occasion: 'adha', from: '2026-05-27', to: '2026-05-30' },
  ]);
});

it('begins with what has begun, and goes on in the next year', () => {
  expect(islamicOccasions('2026-03-21').map(({ occasion, from }) => [occasion, from.slice(0, 4)])).toEqual([
    ['fitr', '2026'],
    ['adha', '2026'],
    ['ramadan', '2027'],
  ]);
});
