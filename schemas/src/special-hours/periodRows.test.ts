import { expect, it } from 'vitest';
import { weekDays } from '../working-day/weekDays.js';
import { periodRows } from './periodRows.js';
import { proposedHours } from './proposedHours.js';

const EVENING = { start: '17:30', end: '03:00' };
const [sun, fri] = [
  { day: 'sun', ...EVENING },
  { day: 'fri', start: '17:00', end: '03:30' },
] as const;
const RAMADAN = { from: '2027-02-08', to: '2027-03-08' };

it('draws days with equal hours once, in the order of the week', () => {
  expect(periodRows({ ...RAMADAN, days: [sun, fri, { day: 'sat', ...EVENING }] })).toMatchObject([
    { days: ['sun', 'sat'], kind: 'hours', intervals: [EVENING] },
    { days: ['mon', 'tue', 'wed', 'thu'], kind: 'closed' },
    { days: ['fri'], kind: 'hours' },
  ]);
  expect(periodRows({ ...RAMADAN, closed: true, days: [sun] })).toMatchObject([
    { days: { length: 7 }, kind: 'closed' },
  ]);
});

it('leaves out the weekdays that are not within the dates', () => {
  // A Friday and a Saturday.
  expect(periodRows({ from: '2026-11-27', to: '2026-11-28', days: [sun, fri] }).map(({ days }) => days)).toEqual([
    ['fri'],
    ['sat'],
  ]);
});

it('begins the week where the country does', () => {
  expect([undefined, 'JO', 'SA', 'EG', 'GB', 'ZZ'].map((country) => weekDays(country)[0])).toEqual([
    'sun',
    'sun',
    'sun',
    'sat',
    'mon',
    'sun',
  ]);
  expect(weekDays('EG')).toEqual(['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri']);
});

it('proposes evenings on the weekdays of Ramadan, and closing on the Eids', () => {
  expect(proposedHours('ramadan', [sun, fri]).days).toMatchObject([
    { day: 'sun', start: '17:00', end: '02:00' },
    { day: 'fri', start: '17:00', end: '02:00' },
  ]);
  expect(proposedHours('ramadan', []).days).toHaveLength(7);
  expect(proposedHours('fitr', [sun])).toEqual({ closed: true, days: [sun] });
});
