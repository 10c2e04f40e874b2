import { describe, expect, it } from 'vitest';
import type { CartLine } from './cart.js';
import { extraSign } from '../extra-group/extraSign.js';
import { allergyNotes, comboContents } from './lineDetails.js';

const combo = { _id: 'c', title: 'وجبة', items: [{ _id: 'i', title: 'شاورما' }] };
const pick = { choice: 0, item: 'd', title: 'عصير', option: 'كبير', choiceTitle: 'المشروب', price: 0 };
const aLine = (fields: Partial<CartLine>): CartLine => ({ quantity: 1, price: 1, ...fields });

describe('what a line shows', () => {
  it('is a combo’s fixed items and then what the guest picked', () => {
    expect(comboContents({ combo })).toEqual(['شاورما']);
    expect(comboContents({ combo, picks: [pick] })).toEqual(['شاورما', 'عصير - كبير']);
    expect(comboContents({ item: { _id: 'i', title: 'شاورما' } })).toEqual([]);
  });

  it('is a minus before what is left out, whichever name says so', () => {
    const signOf = (title: string, kitchenTitle?: string) => extraSign({ title, kitchenTitle });
    expect(['بدون بصل', 'من غير ثوم', ' No onions'].map((title) => signOf(title))).toEqual(['−', '−', '−']);
    expect(['جبنة', 'نوتيلا', 'Nougat', 'بدونس'].map((title) => signOf(title))).toEqual(['+', '+', '+', '+']);
    expect(signOf('بلا سكر', 'سادة')).toBe('−');
    expect(signOf('سادة', 'بدون سكر')).toBe('−');
  });

  it('is every note that mentions an allergy, of the order or of a line', () => {
    const items = [
      aLine({ combo, note: 'عندي حساسية فستق' }),
      aLine({ item: { _id: 'i', title: 'شاورما' }, note: 'حار' }),
    ];
    expect(allergyNotes({ notes: 'Nut allergy', items })).toEqual([
      { line: null, note: 'Nut allergy' },
      { line: 'وجبة', note: 'عندي حساسية فستق' },
    ]);
    expect(allergyNotes({ notes: 'الباب الثاني', items: items.slice(1) })).toEqual([]);
  });
});
