import type { DemoExtraGroup } from '../../model';

/** The kitchen's groups of extras. */
export const extraGroups: readonly DemoExtraGroup[] = [
  {
    title: 'نوع الخبز',
    min: 1,
    max: 1,
    extras: [{ title: 'صاج طازج', price: 0.25 }, { title: 'شراك' }, { title: 'كماج' }],
  },
  {
    title: 'إضافات الشاورما',
    max: 3,
    free: 2,
    extras: [
      { title: 'ثومية', price: 0.25 },
      { title: 'مخلّل مشكّل', price: 0.2 },
      { title: 'جبنة شيدر', price: 0.5, prices: [{ size: 'XL', price: 0.75 }] },
      { title: 'هلابينو', price: 0.3 },
      { title: 'أفوكادو', price: 0.75, soldOut: true },
    ],
  },
  {
    title: 'جوانب الوجبة',
    max: 2,
    extras: [
      { title: 'بطاطا مقلية', price: 1 },
      { title: 'كول سلو', price: 0.75 },
    ],
  },
  {
    title: 'درجة الشوي',
    min: 1,
    max: 1,
    extras: [{ title: 'وسط', initial: 1 }, { title: 'وسط مائل إلى النضج' }, { title: 'ناضج تمامًا' }],
  },
  {
    title: 'صوصات',
    max: 4,
    each: 2,
    free: 1,
    extras: [
      { title: 'كاتشب', initial: 1 },
      { title: 'صوص البيت', price: 0.15 },
      { title: 'باربكيو', price: 0.15 },
      { title: 'صوص حارّ', price: 0.15 },
    ],
  },
  {
    title: 'طبقة إضافية',
    max: null,
    extras: [
      {
        title: 'جبنة مضاعفة',
        price: 0.75,
        prices: [
          { size: 'L', price: 1 },
          { size: 'XL', price: 1.25 },
        ],
      },
      { title: 'فطر طازج', price: 0.5, prices: [{ size: 'XL', price: 0.75 }] },
      { title: 'زيتون', price: 0.35 },
    ],
  },
];
