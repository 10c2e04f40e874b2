import { off, section, small, vegetarian } from '../builders';

export const fatteh = section(
  ['فتّات', 'Fatteh'],
  [
    small(['فتّة حمّص', 'Chickpea Fatteh'], 2.5, {
      picture: 'hummusFatteh',
      kcal: 520,
      contains: ['gluten', 'milk', 'sesame', 'nuts'],
      diets: vegetarian,
    }),
    small(['فتّة حمّص باللحمة', 'Chickpea Fatteh with Meat'], 3.75, {
      kcal: 680,
      contains: ['gluten', 'milk', 'sesame', 'nuts'],
    }),
    small(['فتّة مكدوس', 'Makdous Fatteh'], 4.25, {
      about: [
        'باذنجان محشوّ باللحم على خبز مقرمش، مع صلصة البندورة واللبن.',
        'Meat-stuffed aubergine on crisp bread, with tomato sauce and yoghurt.',
      ],
      picture: 'eggplantFatteh',
      contains: ['gluten', 'milk', 'nuts'],
    }),
    small(['فتّة دجاج', 'Chicken Fatteh'], 4.5, { sale: off(10), kcal: 720, contains: ['gluten', 'milk', 'nuts'] }),
    small(['فتّة شاورما', 'Shawarma Fatteh'], 4.25, { kcal: 740, contains: ['gluten', 'milk', 'sesame'] }),
    small(['فتّة مقادم', 'Trotter Fatteh'], 5, {
      about: ['مقادم مطهوّة ستّ ساعات.', 'Trotters cooked for six hours.'],
      soldOut: true,
    }),
  ],
);
