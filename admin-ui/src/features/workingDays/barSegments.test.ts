import { weekRows, type Interval } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { barSegments } from './barSegments.js';

const segmentsOf = (...[first, ...also]: Interval[]) => {
  const [sunday] = weekRows(first ? [{ day: 'sun', ...first, also }] : []);
  return sunday ? barSegments(sunday).map(({ start, length }) => [start, length]) : null;
};

it('draws the hours of a day from 06:00 to 06:00', () => {
  expect(segmentsOf()).toEqual([]);
  expect(segmentsOf({})).toEqual([[0, 100]]);
  expect(segmentsOf({ start: '06:00', end: '18:00' })).toEqual([[0, 50]]);
  expect(segmentsOf({ start: '12:00', end: '15:00' }, { start: '18:00', end: '00:00' })).toEqual([
    [25, 12.5],
    [50, 25],
  ]);
  expect(segmentsOf({ start: '18:00', end: '06:00' })).toEqual([[50, 50]]);
  expect(segmentsOf({ start: '06:00', end: '06:00' })).toEqual([[0, 100]]);
});

it('draws times before 06:00 at the end, what runs past it at the start', () => {
  expect(segmentsOf({ start: '00:00', end: '06:00' })).toEqual([[75, 25]]);
  expect(segmentsOf({ start: '03:00', end: '09:00' })).toEqual([
    [87.5, 12.5],
    [0, 12.5],
  ]);
  expect(segmentsOf({ end: '12:00' })).toEqual([
    [75, 25],
    [0, 25],
  ]);
  expect(segmentsOf({ start: '18:00' })).toEqual([[50, 25]]);
});
