import { isolateAuto, isolateLtr } from '@qaima/schemas';
import { expect, it } from 'vitest';
import type { Direction } from '../../pdf/bidiRuns';
import { Canvas } from './canvas';
import { TICKET_TEXTS } from './texts';

/** The visible text of the drawn lines, each from left to right. */
function drawnLines(text: string, page: Direction, width = 576): readonly string[] {
  const canvas = new Canvas(width, page);
  canvas.drawText(text, 0, width, 0, { size: 30 });
  return canvas.marks.map((mark) => {
    if (mark.kind !== 'text') throw new Error('No text was drawn.');
    return mark.runs
      .map((run) => run.text.replace(/\p{Cf}/gu, ''))
      .join('')
      .trim();
  });
}
const drawn = (text: string, page: Direction) => drawnLines(text, page)[0];

const COUNT = isolateLtr('2×');

it('starts an extra with its count at the start side, in both scripts', () => {
  expect(drawn(`${COUNT} ${isolateAuto('جبنة')}`, 'ltr')).toMatch(/^2×/);
  expect(drawn(`${COUNT} ${isolateAuto('Cheese')}`, 'ltr')).toBe('2× Cheese');
  expect(drawn(`${COUNT} ${isolateAuto('جبنة')}`, 'rtl')).toMatch(/2×$/);
  expect(drawn(`${COUNT} ${isolateAuto('Cheese')}`, 'rtl')).toBe('Cheese 2×');
});

it('orders a text of one part by its own letters', () => {
  expect(drawn('Burger (3)', 'rtl')).toBe('Burger (3)');
  expect(drawn(isolateAuto('Burger 3'), 'rtl')).toBe('Burger 3');
});

it('ends a note where its own script ends, in each of its lines', () => {
  const { en, ar } = TICKET_TEXTS;
  const [first = '', ...others] = drawnLines(en.note('بدون بصل، والصلصة على الجانب.'), 'ltr', 260);
  expect(first).toMatch(/^Note: /);
  expect(others.length).toBeGreaterThan(0);
  expect(others.at(-1)).toMatch(/^\./);
  expect(drawn(en.note('No onions.'), 'ltr')).toBe('Note: No onions.');
  expect(drawn(ar.note('No onions.'), 'rtl')).toMatch(/^No onions\. /);
  expect(drawnLines(ar.note('No onions, and the sauce aside.'), 'rtl', 260).at(-1)).toMatch(/\.$/);
});
