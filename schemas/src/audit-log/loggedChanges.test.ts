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

it('says a discount in percent, and of a list of sizes those that changed', () => {
  const [small, large] = [
    { title: 'صغير', price: 2 },
    { title: 'كبير', price: 3 },
  ];
  const before = { sale: { onSale: true, offPrice: 0.15 }, subItems: [small, large] };
  const after = { sale: { onSale: true, offPrice: 0.2 }, subItems: [small, { ...large, price: 3.5 }] };
  const options = { ar: 'الخيارات', en: 'Options' };
  const word = (text: string) => ({ ar: text, en: text });
  expect(logged(before, after)).toEqual([
    { label: { ar: 'نسبة الخصم', en: 'Discount' }, from: '15%', to: '20%' },
    { label: options, from: word('كبير 3'), to: word('كبير 3.5') },
  ]);
  expect(logged({}, { subItems: [small, large] })).toEqual([
    { label: options, from: null, to: { ar: 'صغير 2، كبير 3', en: 'صغير 2, كبير 3' } },
  ]);
});

it('names long texts and other changed lists without their values', () => {
  const long = 'طعم '.repeat(40);
  const size = { title: 'كبير', price: 2 };
  expect(logged({ subItems: [size] }, { description: long, subItems: [{ ...size, code: 'L' }] })).toEqual([
    { label: { ar: 'الخيارات', en: 'Options' } },
    { label: { ar: 'الوصف', en: 'Description' } },
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
      label: { ar: 'أوقات العمل (الأحد)', en: 'Opening hours (Sunday)' },
      from: { ar: '08:00 حتى 23:00', en: '08:00 to 23:00' },
      to: { ar: '08:00 حتى 12:00، 16:00 حتى 23:30', en: '08:00 to 12:00, 16:00 to 23:30' },
    },
    {
      label: { ar: 'أوقات العمل (الإثنين)', en: 'Opening hours (Monday)' },
      from: { ar: '08:00 حتى 12:00', en: '08:00 to 12:00' },
      to: null,
    },
    {
      label: { ar: 'أوقات العمل (الثلاثاء)', en: 'Opening hours (Tuesday)' },
      from: null,
      to: { ar: 'طوال اليوم', en: 'All day' },
    },
  ]);
});
