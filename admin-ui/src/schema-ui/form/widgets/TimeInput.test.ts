import { describe, expect, it } from 'vitest';
import { parseTime, formatTypedTime } from './TimeInput.js';

describe('a time that is being typed', () => {
  it.each([
    ['1', '1'],
    ['18', '18'],
    ['183', '18:3'],
    ['١٨٣٠', '18:30'],
    ['18:', '18:'],
    ['830', '830'],
    ['8.30', '8.30'],
    ['10pm', '10pm'],
    ['1030 م', '10:30 م'],
    ['18305', '18305'],
    ['  ', ''],
  ])('%s shows as %s', (typed, shown) => expect(formatTypedTime(typed)).toBe(shown));

  it('keeps what can’t be read', () => {
    expect(['8:30 م', '25:00', 'noon'].map(parseTime)).toEqual(['20:30', '25:00', 'noon']);
  });
});
