import type { DemoExtraGroup } from '../../model';
import { extra } from '../builders';

/**
 * The kitchen's groups of extras. Their calories are those that they add to a dish: shawarma is sold in shrak, and how long
 * meat is grilled adds none.
 */
export const extraGroups: readonly DemoExtraGroup[] = [
  {
    title: 'نوع الخبز',
    translations: { en: { title: 'Bread' } },
    min: 1,
    max: 1,
    extras: [
      extra(['صاج طازج', 'Fresh saj'], { kcal: 30, contains: ['gluten'], price: 0.25 }),
      extra(['شراك', 'Shrak'], { kcal: 0, contains: ['gluten'] }),
      extra(['كماج', 'Pita'], { kcal: 60, contains: ['gluten'] }),
    ],
  },
  {
    title: 'إضافات الشاورما',
    translations: { en: { title: 'Shawarma extras' } },
    max: 3,
    free: 2,
    extras: [
      extra(['ثومية', 'Garlic dip'], { kcal: 110, contains: ['milk'], price: 0.25 }),
      extra(['مخلّل مشكّل', 'Mixed pickles'], { kcal: 10, contains: [], price: 0.2 }),
      extra(['جبنة شيدر', 'Cheddar'], {
        kcal: 110,
        contains: ['milk'],
        price: 0.5,
        prices: [{ size: 'XL', price: 0.75 }],
      }),
      extra(['هلابينو', 'Jalapeños'], { kcal: 5, contains: [], price: 0.3 }),
      extra(['أفوكادو', 'Avocado'], { kcal: 80, contains: [], price: 0.75, soldOut: true }),
    ],
  },
  {
    title: 'جوانب الوجبة',
    translations: { en: { title: 'Sides' } },
    max: 2,
    extras: [
      extra(['بطاطا مقلية', 'French fries'], { kcal: 320, contains: [], mayContain: ['gluten'], price: 1 }),
      extra(['كول سلو', 'Coleslaw'], { kcal: 150, contains: ['eggs', 'mustard'], price: 0.75 }),
    ],
  },
  {
    title: 'درجة الشوي',
    translations: { en: { title: 'Doneness' } },
    min: 1,
    max: 1,
    extras: [
      extra(['وسط', 'Medium'], { kcal: 0, contains: [], initial: 1 }),
      extra(['وسط مائل إلى النضج', 'Medium well'], { kcal: 0, contains: [] }),
      extra(['ناضج تمامًا', 'Well done'], { kcal: 0, contains: [] }),
    ],
  },
  {
    title: 'صوصات',
    translations: { en: { title: 'Sauces' } },
    max: 4,
    each: 2,
    free: 1,
    extras: [
      extra(['كاتشب', 'Ketchup'], { kcal: 20, contains: [], mayContain: ['celery'] }),
      extra(['صوص البيت', 'House sauce'], { kcal: 90, contains: ['eggs', 'mustard'], price: 0.15 }),
      extra(['باربكيو', 'Barbecue'], { kcal: 35, contains: ['mustard'], mayContain: ['soybeans'], price: 0.15 }),
      extra(['صوص حارّ', 'Hot sauce'], { kcal: 5, contains: [], price: 0.15 }),
    ],
  },
  {
    title: 'طبقة إضافية',
    translations: { en: { title: 'Extra toppings' } },
    max: null,
    extras: [
      extra(['جبنة مضاعفة', 'Double cheese'], {
        kcal: 160,
        contains: ['milk'],
        price: 0.75,
        prices: [
          { size: 'L', price: 1 },
          { size: 'XL', price: 1.25 },
        ],
      }),
      extra(['فطر طازج', 'Fresh mushrooms'], {
        kcal: 10,
        contains: [],
        price: 0.5,
        prices: [{ size: 'XL', price: 0.75 }],
      }),
      extra(['زيتون', 'Olives'], { kcal: 25, contains: [], price: 0.35 }),
    ],
  },
];
