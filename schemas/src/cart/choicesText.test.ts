import { expect, it } from 'vitest';
import { choicesText } from './choicesText.js';

/** Without the invisible characters that isolate the directions. */
const read = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

it('names extras with units, removals and picks, in both languages', () => {
  const line = {
    choices: [
      { title: 'جبنة', quantity: 2 },
      { title: 'مخلل', quantity: 1 },
    ],
    deselected: [{ title: 'بصل' }],
    picks: [{ title: 'كولا', option: 'كبير' }, { title: 'ماء' }],
  };
  expect(read(choicesText(line, 'ar'))).toBe('جبنة ×2، مخلل، بدون بصل، كولا - كبير، ماء');
  expect(read(choicesText({ deselected: [{ title: 'onions' }] }, 'en'))).toBe('Without onions');
  expect(choicesText({}, 'ar')).toBe('');
});
