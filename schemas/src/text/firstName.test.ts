import { expect, it } from 'vitest';
import { firstNameOf } from './firstName.js';

it.each([
  ['رنا منصور', 'رنا'],
  ['  أبو خالد الزعبي ', 'أبو خالد'],
  ['عبد الله حداد', 'عبد الله'],
  ['عبدالله حداد', 'عبدالله'],
  ['Umm Samir', 'Umm Samir'],
  ['Abu', 'Abu'],
  ['', ''],
])('greets %j by %j', (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});
