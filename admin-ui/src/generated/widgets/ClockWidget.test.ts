import { describe, expect, it } from 'vitest';
import { clockMeant, clockText } from './ClockWidget.js';

describe('an hour that is typed', () => {
  it.each([
    ['1', '1'],
    ['18', '18'],
    ['183', '18:3'],
    ['1830', '18:30'],
    ['١٨٣٠', '18:30'],
    ['18:30', '18:30'],
    ['18:', '18:'],
    ['9:30', '9:30'],
    ['6 pm', '6'],
    ['18:305', '18:30'],
  ])('%s shows as %s', (typed, shown) => expect(clockText(typed)).toBe(shown));

  it.each([
    ['9', '09:00'],
    ['18', '18:00'],
    ['18:', '18:00'],
    ['9:30', '09:30'],
    ['18:30', '18:30'],
    ['25:00', '25:00'],
    ['18:3', '18:3'],
    ['', ''],
  ])('%s means %s', (typed, meant) => expect(clockMeant(typed)).toBe(meant));
});
