import { large, off, section, small, vegan, vegetarian } from '../builders';

export const bakery = section(
  ['مناقيش وفطائر', 'Manakish and Pastries'],
  [
    small(['منقوشة زعتر', 'Zaatar Manousheh'], 0.75, {
      picture: 'zaatar',
      kcal: 420,
      contains: ['gluten', 'sesame'],
      diets: vegan,
    }),
    small(['منقوشة جبنة', 'Cheese Manousheh'], 1.1, {
      picture: 'cheeseBread',
      kcal: 480,
      contains: ['gluten', 'milk'],
      diets: vegetarian,
    }),
    small(['منقوشة نصف بنصف', 'Half and Half'], 1, {
      about: ['نصفها زعتر ونصفها جبنة.', 'Half zaatar, half cheese.'],
      kcal: 450,
      contains: ['gluten', 'milk', 'sesame'],
      diets: vegetarian,
    }),
    small(['لحم بعجين', 'Lahm Bi Ajeen'], 1.35, { picture: 'meatBread', kcal: 430, contains: ['gluten'] }),
    small(['منقوشة محمّرة', 'Muhammara Manousheh'], 0.85, {
      contains: ['gluten', 'nuts', 'sesame'],
      diets: ['vegan', 'vegetarian', 'spicy-1'],
    }),
    small(['منقوشة لبنة وخضار', 'Labneh and Vegetables'], 1.25, {
      kcal: 390,
      contains: ['gluten', 'milk'],
      diets: vegetarian,
    }),
    small(['منقوشة بيض وجبنة', 'Egg and Cheese'], 1.5, {
      kcal: 520,
      contains: ['gluten', 'milk', 'eggs'],
      diets: vegetarian,
    }),
    small(['منقوشة سجق', 'Soujouk'], 1.65, {
      sale: off(10),
      kcal: 560,
      contains: ['gluten', 'milk'],
      diets: ['spicy-1'],
    }),
    small(['فطيرة سبانخ', 'Spinach Pie'], 0.6, {
      picture: 'spinachPie',
      kcal: 220,
      contains: ['gluten'],
      diets: vegan,
    }),
    small(['فطيرة جبنة', 'Cheese Pie'], 0.65, { kcal: 260, contains: ['gluten', 'milk', 'sesame'], diets: vegetarian }),
    small(['صفيحة شامية', 'Damascene Sfiha'], 2.75, {
      about: ['ستّ قطع.', 'Six pieces.'],
      contains: ['gluten', 'nuts', 'milk'],
    }),
    small(['صاج دجاج', 'Chicken Saj'], 2.25, { kcal: 540, contains: ['gluten', 'milk'] }),
    large(['مناقيش مشكّلة', 'Mixed Manakish'], 7, {
      about: ['12 قطعة وسط.', '12 medium pieces.'],
      picture: 'mixedBakery',
      sale: off(15),
      contains: ['gluten', 'milk', 'sesame'],
    }),
  ],
);
