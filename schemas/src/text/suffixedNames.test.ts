import { expect, it } from 'vitest';
import { isAccountUsername } from '../account/username.js';
import { isMenuUsername } from '../menu/username.js';
import { alternativeNames } from './suffixedNames.js';

it.each([
  ['rana', 'rana-2', 'rana-3'],
  ['rana-2', 'rana-3', 'rana-4'],
  ['rana_', 'rana-2', 'rana-3'],
  ['a'.repeat(30), `${'a'.repeat(28)}-2`, `${'a'.repeat(28)}-3`],
  ['---', '--2', '--3'],
])('instead of the taken name %s, it with a number is suggested', (taken, first, second) => {
  const names = alternativeNames(taken);
  expect(names.slice(0, 2)).toEqual([first, second]);
  expect(names.every((name) => isAccountUsername(name) && isMenuUsername(name))).toBe(true);
});
