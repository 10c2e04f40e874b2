import { expect, it } from 'vitest';
import { changedValues } from '../core/editConflict.js';
import { itemSchema } from '../item/item.js';
import { menuUpdateSchema } from '../menu/update.js';
import { loggedChanges } from './loggedChanges.js';
import { mergeDayChanges } from './workingDayChanges.js';

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

it('says the hours of a changed working day as a whole', () => {
  const workingDays = {
    sun: { day: 'sun', start: '08:00', end: '23:00', also: [] },
    mon: { day: 'mon', start: '08:00', end: '12:00' },
  };
  const stored = { workingDays };
  const sun = { ...workingDays.sun, end: '12:00', also: [{ start: '16:00', end: '23:30' }] };
  const after = { workingDays: { sun, tue: { day: 'tue' } } };
  const changes = mergeDayChanges(changedValues(stored, after), stored, after);
  expect(loggedChanges(menuUpdateSchema, changes)).toEqual([
    {
      label: { ar: 'أوقات العمل (الأحد)', en: 'Working days (Sunday)' },
      from: { ar: '08:00 حتى 23:00', en: '08:00 to 23:00' },
      to: { ar: '08:00 حتى 12:00، 16:00 حتى 23:30', en: '08:00 to 12:00, 16:00 to 23:30' },
    },
    {
      label: { ar: 'أوقات العمل (الإثنين)', en: 'Working days (Monday)' },
      from: { ar: '08:00 حتى 12:00', en: '08:00 to 12:00' },
      to: null,
    },
    {
      label: { ar: 'أوقات العمل (الثلاثاء)', en: 'Working days (Tuesday)' },
      from: null,
      to: { ar: 'طوال اليوم', en: 'All day' },
    },
  ]);
});
