import type { DemoExtraGroup } from '../../model';
import { extra } from '../builders';

/** The kitchen's groups of extras. */
export const extraGroups: readonly DemoExtraGroup[] = [
  {
    title: 'نوع الخبز',
    translations: { en: { title: 'Bread' } },
    min: 1,
    max: 1,
    extras: [extra(['صاج طازج', 'Fresh saj'], { price: 0.25 }), extra(['شراك', 'Shrak']), extra(['كماج', 'Pita'])],
  },
  {
    title: 'إضافات الشاورما',
    translations: { en: { title: 'Shawarma extras' } },
    max: 3,
    free: 2,
    extras: [
      extra(['ثومية', 'Garlic dip'], { price: 0.25 }),
      extra(['مخلّل مشكّل', 'Mixed pickles'], { price: 0.2 }),
      extra(['جبنة شيدر', 'Cheddar'], { price: 0.5, prices: [{ size: 'XL', price: 0.75 }] }),
      extra(['هلابينو', 'Jalapeños'], { price: 0.3 }),
      extra(['أفوكادو', 'Avocado'], { price: 0.75, soldOut: true }),
    ],
  },
  {
    title: 'جوانب الوجبة',
    translations: { en: { title: 'Sides' } },
    max: 2,
    extras: [extra(['بطاطا مقلية', 'French fries'], { price: 1 }), extra(['كول سلو', 'Coleslaw'], { price: 0.75 })],
  },
  {
    title: 'درجة الشوي',
    translations: { en: { title: 'Doneness' } },
    min: 1,
    max: 1,
    extras: [
      extra(['وسط', 'Medium'], { initial: 1 }),
      extra(['وسط مائل إلى النضج', 'Medium well']),
      extra(['ناضج تمامًا', 'Well done']),
    ],
  },
  {
    title: 'صوصات',
    translations: { en: { title: 'Sauces' } },
    max: 4,
    each: 2,
    free: 1,
    extras: [
      extra(['كاتشب', 'Ketchup']),
      extra(['صوص البيت', 'House sauce'], { price: 0.15 }),
      extra(['باربكيو', 'Barbecue'], { price: 0.15 }),
      extra(['صوص حارّ', 'Hot sauce'], { price: 0.15 }),
    ],
  },
  {
    title: 'طبقة إضافية',
    translations: { en: { title: 'Extra toppings' } },
    max: null,
    extras: [
      extra(['جبنة مضاعفة', 'Double cheese'], {
        price: 0.75,
        prices: [
          { size: 'L', price: 1 },
          { size: 'XL', price: 1.25 },
        ],
      }),
      extra(['فطر طازج', 'Fresh mushrooms'], { price: 0.5, prices: [{ size: 'XL', price: 0.75 }] }),
      extra(['زيتون', 'Olives'], { price: 0.35 }),
    ],
  },
];
