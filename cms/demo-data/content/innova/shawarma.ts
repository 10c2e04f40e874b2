import { choices, large, off, section, sizes, small, uses } from '../builders';

export const shawarma = section(
  ['الشاورما', 'Shawarma'],
  [
    small(['شاورما دجاج عربي', 'Chicken Shawarma Arabi'], 3.5, {
      about: [
        'مقطّعة في خبز الشراك، مع ثومية ومخلّل وبطاطا مقلية.',
        'Sliced in shrak bread, with garlic dip, pickles and fries.',
      ],
      pin: true,
      picture: 'shawarmaArabi',
      subItems: sizes(['عادي', 'Regular', 3.5, 'M'], ['سوبر', 'Super', 4.5, 'L', true], ['دبل', 'Double', 5.25, 'XL']),
      extras: [...uses('نوع الخبز', 'إضافات الشاورما'), { group: 'جوانب الوجبة', sizes: ['L', 'XL'] }],
      kcal: 780,
      contains: ['gluten', 'milk'],
      mayContain: ['sesame'],
    }),
    large(['وجبة شاورما سوبر', 'Super Shawarma Meal'], 5.5, {
      about: [
        'لفّتان من شاورما الدجاج مع بطاطا وكول سلو ومشروب غازي.',
        'Two chicken shawarma wraps with fries, coleslaw and a soft drink.',
      ],
      picture: 'shawarmaMeal',
      sale: off(20),
      kcal: 1240,
      contains: ['gluten', 'milk', 'eggs'],
    }),
    small(['ساندويش شاورما دجاج', 'Chicken Shawarma Sandwich'], 1.25, {
      picture: 'chickenWrap',
      subItems: choices(['عادي', 'Regular', 1.25], ['وسط', 'Medium', 1.75], ['سوبر', 'Super', 2.25]),
      kcal: 430,
      contains: ['gluten', 'milk'],
    }),
    small(['شاورما لحم عربي', 'Beef Shawarma Arabi'], 4.25, { kcal: 810, contains: ['gluten', 'sesame'] }),
    small(['ساندويش شاورما لحم', 'Beef Shawarma Sandwich'], 1.75, {
      subItems: choices(['عادي', 'Regular', 1.75], ['سوبر', 'Super', 2.75]),
      kcal: 470,
      contains: ['gluten', 'sesame'],
    }),
    small(['صحن شاورما دجاج', 'Chicken Shawarma Plate'], 4.5, {
      about: ['على أرز مبهّر مع السلطة والمخلّل.', 'On spiced rice with salad and pickles.'],
      picture: 'shawarmaRice',
      kcal: 860,
      contains: ['milk'],
    }),
    small(['صحن شاورما مشكّل', 'Mixed Shawarma Platter'], 8, {
      about: ['يكفي شخصين.', 'Enough for two.'],
      sale: off(10),
      contains: ['gluten', 'milk', 'sesame'],
    }),
    small(['شاورما صاروخ', 'Shawarma Rocket'], 3.25, {
      about: ['لفّة بطول 40 سم بحشوة مضاعفة وجبنة ذائبة.', 'A 40 cm wrap with double filling and melted cheese.'],
      extras: uses('إضافات الشاورما'),
      kcal: 990,
      contains: ['gluten', 'milk'],
    }),
    small(['شاورما بالشيدر', 'Cheddar Shawarma'], 2.5, { contains: ['gluten', 'milk'], diets: ['spicy-1'] }),
    large(['صدر شاورما عائلي', 'Family Shawarma Tray'], 12, {
      about: [
        'كيلو شاورما دجاج مع الخبز والبطاطا والثومية والمخلّل، يكفي أربعة أشخاص.',
        'A kilo of chicken shawarma with bread, fries, garlic dip and pickles, for four.',
      ],
      picture: 'shawarmaTray',
      sale: off(15),
      contains: ['gluten', 'milk'],
    }),
    small(['شاورما فرط', 'Loose Shawarma'], 6.5, { hide: true }),
  ],
  { prime: true },
);
