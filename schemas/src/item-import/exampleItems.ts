/** Example items for an owner who starts from an empty table. */
import type { Language } from '../core/language.js';
import type { ExportedItem } from './exportTable.js';

const SHOW = { show: { type: 'small-image' }, pin: false } as const;

export const EXAMPLE_ITEMS: Readonly<Record<Language, readonly ExportedItem[]>> = {
  ar: [
    {
      section: 'المقبلات',
      item: {
        ...SHOW,
        title: 'حمص',
        description: 'حمص بالطحينة وزيت الزيتون',
        price: 1.25,
        translations: { en: { title: 'Hummus' } },
      },
    },
    {
      section: 'المشاوي',
      item: {
        ...SHOW,
        title: 'مشاوي مشكلة',
        description: '',
        price: 9.5,
        subItems: [
          { title: 'نصف كيلو', price: 9.5 },
          { title: 'كيلو', price: 18 },
        ],
      },
    },
    {
      section: 'المشاوي',
      item: {
        ...SHOW,
        title: 'شيش طاووق',
        description: 'مع البطاطا والثوم',
        price: 6,
        sale: { onSale: true, offPrice: 0.15 },
      },
    },
  ],
  en: [
    {
      section: 'Starters',
      item: {
        ...SHOW,
        title: 'Hummus',
        description: 'With tahini and olive oil',
        price: 1.25,
        translations: { ar: { title: 'حمص' } },
      },
    },
    {
      section: 'Grill',
      item: {
        ...SHOW,
        title: 'Mixed grill',
        description: '',
        price: 9.5,
        subItems: [
          { title: 'Half a kilo', price: 9.5 },
          { title: 'A kilo', price: 18 },
        ],
      },
    },
    {
      section: 'Grill',
      item: {
        ...SHOW,
        title: 'Shish tawook',
        description: 'With fries and garlic',
        price: 6,
        sale: { onSale: true, offPrice: 0.15 },
      },
    },
  ],
};
