import { describe, expect, it } from 'vitest';
import { NumberFormats } from './numberFormat';

/** Reads a number in a cell with a format: the id of a built-in one, or a format's code. */
const read = (value: number, format: number | string, is1904 = false) => {
  const id = typeof format === 'number' ? format : 164;
  const own = new Map(typeof format === 'number' ? [] : [[164, format]]);
  return new NumberFormats([0, id], own, is1904).read(value, 1);
};
const MAY_4 = 46_146;
const FEB_1 = 46_054;

describe('a number with a format', () => {
  it.each<[string | number, string[], number[], boolean]>([
    [16, ['4/5', '5/4'], [4.5, 5.4, 4.05], true],
    [14, ['4/5', '5/4', '4/5/2026'], [4.5, 5.4, 4.05], false],
    ['dd/mm/yyyy', ['4/5', '4/5/2026'], [4.5, 4.05], true],
    ['[$-409]m/d;@', ['5/4'], [5.4, 5.04], true],
    ['yyyy-mm-dd', ['4/5', '5/4', '4/5/2026'], [4.5, 5.4, 4.05], false],
    [17, ['5/26'], [5.26], true],
    ['d mmm "JD 0"', ['4/5', '5/4'], [4.5, 5.4, 4.05], true],
  ])('%s is a date', (format, texts, numbers, isClear) => {
    expect(read(MAY_4, format)).toEqual({ format: 'date', shown: '2026-05-04', texts, numbers, isClear });
  });

  it('is a date in both systems of dates, also with a time', () => {
    expect(read(FEB_1, 16)).toMatchObject({ shown: '2026-02-01', texts: ['1/2', '2/1'] });
    expect(read(FEB_1 - 1462, 16, true)).toMatchObject({ shown: '2026-02-01' });
    expect(read(FEB_1 + 0.5, 22)).toMatchObject({ format: 'date', shown: '2026-02-01' });
    expect(read(1, 16)).toMatchObject({ shown: '1900-01-01' });
    const formats = new NumberFormats([0, 16], new Map(), false);
    expect(formats.readDate('2026-02-01T00:00:00', 1)).toMatchObject({ texts: ['1/2', '2/1'] });
    expect(formats.readDate('2026-02-01', 0)).toMatchObject({ shown: '2026-02-01' });
  });

  it('is a time or a fraction', () => {
    expect(read(4 / 24 + 5 / 1440, 20)).toMatchObject({ format: 'time', texts: ['4:05', '4:5'], numbers: [4.05] });
    expect(read(26 / 24, '[h]:mm')).toMatchObject({ texts: ['26:00', '26:0'], numbers: [26] });
    expect(read(0.5, 12)).toEqual({
      ...{ format: 'fraction', shown: '1/2', texts: ['1/2'], numbers: [0.5], isClear: true },
    });
    expect(read(1.75, '# ?/8')).toMatchObject({ texts: ['1 6/8'], numbers: [1.75] });
    expect(read(3, 13)).toBe(3);
  });

  it.each([
    'General',
    '0.00',
    '#,##0.00 "JD"',
    '[$$-409]#,##0.00',
    '#,##0.00\\ [$د.أ.-2C01]',
    '_-* #,##0.00_-',
    '0.00 \\d',
    '0.00E+00',
  ])('is the number with %s', (format) => {
    expect(read(4.5, format)).toBe(4.5);
  });

  it('is a percentage', () => {
    expect([read(0.15, 9), read(0.125, '0.0%'), read(1, 9)]).toEqual(['15%', '12.5%', '100%']);
  });
});
