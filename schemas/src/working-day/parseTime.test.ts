import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from './parseTime.js';

const SCRIPTS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const;
const script = fc.constantFrom(...SCRIPTS);
const mark = fc.constantFrom(':', '.', '٫', ',', '،');
const hour = fc.integer({ min: 0, max: 23 });
const minute = fc.integer({ min: 0, max: 59 });
const two = (value: number) => String(value).padStart(2, '0');
const inScript = (digits: string, text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? '');

describe('a typed time', () => {
  it('is read by the clock of 24 hours in any script with any mark, or none', () => {
    fc.assert(
      fc.property(
        hour,
        minute,
        script,
        fc.oneof(mark, fc.constant('')),
        fc.boolean(),
        (h, m, digits, between, pads) => {
          const text = `${pads ? two(h) : String(h)}${between}${two(m)}`;
          expect(parseTime(inScript(digits, `\u200f${text} `))).toBe(`${two(h)}:${two(m)}`);
        },
      ),
    );
  });

  it('is read by the 12-hour clock with AM or PM before or after it', () => {
    const halves = [
      ['am', 'AM', 'a.m.', 'a', 'ص', 'صباحًا'],
      ['pm', 'PM', 'p.m.', 'p', 'م', 'مساءً'],
    ] as const;
    fc.assert(
      fc.property(
        hour,
        minute,
        script,
        mark,
        fc.nat(5),
        fc.constantFrom('', ' ', '\u00a0'),
        fc.boolean(),
        (h, m, digits, between, word, blank, isBefore) => {
          const half = halves[h < 12 ? 0 : 1][word] ?? '';
          const clock = `${h % 12 === 0 ? 12 : h % 12}${between}${two(m)}`;
          const text = isBefore ? `${half}${blank}${clock}` : `${clock}${blank}${half}`;
          expect(parseTime(inScript(digits, text))).toBe(`${two(h)}:${two(m)}`);
        },
      ),
    );
  });

  it.each([
    ['8:30 م', '20:30'],
    ['٨٫٣٠ م', '20:30'],
    ['10pm', '22:00'],
    ['8.30', '08:30'],
    ['830', '08:30'],
    ['9', '09:00'],
    ['18:', '18:00'],
    ['12 am', '00:00'],
    ['12 ظهرًا', '12:00'],
    ['20:30 م', '20:30'],
    ['1030 pm', '22:30'],
  ])('%s is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

  it.each([
    '',
    '25:00',
    '18:3',
    '83:0',
    '18:60',
    '24:00',
    '14 am',
    '0 pm',
    '10 xm',
    'am',
    'am 8 pm',
    '8 30',
    '12345',
    '-8',
  ])('%s is none', (typed) => expect(parseTime(typed)).toBeNull());

  it('has all the digits that were typed, and is always one of the day', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d:.,apm صم]{1,8}$/), (text) => {
        const time = parseTime(text);
        if (time === null) return;
        expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
        // The readings differ only in the hour, by 12.
        const typed = text.replace(/\D/g, '');
        const minutes = typed.length > 2 ? typed.slice(-2) : '00';
        expect(time.slice(3)).toBe(minutes);
        expect(Number(time.slice(0, 2)) % 12).toBe(Number(typed.length > 2 ? typed.slice(0, -2) : typed) % 12);
      }),
    );
  });
});
