import { isolateAuto, isolateLtr } from '@qaima/schemas';
import { expect, it } from 'vitest';
import type { Direction } from '../../pdf/bidiRuns';
import { Canvas } from './canvas';

/** The visible text of a drawn line, from left to right. */
function drawn(text: string, page: Direction): string {
  const canvas = new Canvas(576, page);
  canvas.drawText(text, 0, 576, 0, { size: 30 });
  const [mark] = canvas.marks;
  if (mark?.kind !== 'text') throw new Error('No text was drawn.');
  return mark.runs
    .map((run) => run.text.replace(/\p{Cf}/gu, ''))
    .join('')
    .trim();
}

const COUNT = isolateLtr('2×');

it('begins an extra with its count on the side where the page begins, in either script', () => {
  expect(drawn(`${COUNT} ${isolateAuto('جبنة')}`, 'ltr')).toMatch(/^2×/);
  expect(drawn(`${COUNT} ${isolateAuto('Cheese')}`, 'ltr')).toBe('2× Cheese');
  expect(drawn(`${COUNT} ${isolateAuto('جبنة')}`, 'rtl')).toMatch(/2×$/);
  expect(drawn(`${COUNT} ${isolateAuto('Cheese')}`, 'rtl')).toBe('Cheese 2×');
});

it('orders a text of one part by its own letters', () => {
  expect(drawn('Burger (3)', 'rtl')).toBe('Burger (3)');
  expect(drawn(isolateAuto('Burger 3'), 'rtl')).toBe('Burger 3');
});
