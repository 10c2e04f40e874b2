import { expect, it } from 'vitest';
import { changedValues } from '../core/editConflict.js';
import { itemSchema } from '../item/item.js';
import { loggedChanges } from './loggedChanges.js';

const logged = (stored: object, after: object) => loggedChanges(itemSchema, changedValues(stored, after));

it('says each changed field in words, with its values', () => {
  const before = { title: 'شاي', price: 1, hide: false, translations: { en: { title: 'Tea' } } };
  const after = { title: 'شاي', price: 1.25, hide: true, translations: { en: { title: '' } } };
  expect(logged(before, after)).toEqual([
    { label: { ar: 'السعر', en: 'Price' }, from: 1, to: 1.25 },
    { label: { ar: 'مخفي', en: 'Hidden' }, from: { ar: 'ظاهر', en: 'Shown' }, to: { ar: 'مخفي', en: 'Hidden' } },
    { label: { ar: 'الاسم (الإنجليزية)', en: 'Name (English)' }, from: 'Tea', to: null },
  ]);
});

it('names fields with lists and long texts without their values', () => {
  const long = 'طعم '.repeat(40);
  expect(logged({}, { description: long, subItems: [{ title: 'كبير', price: 2 }] })).toEqual([
    { label: { ar: 'الوصف', en: 'Description' } },
    { label: { ar: 'الخيارات', en: 'Options' } },
  ]);
  expect(logged({ price: 1 }, { price: 1 })).toEqual([]);
});
