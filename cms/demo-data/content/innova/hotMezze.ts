import { choices, large, off, section, small, vegan, vegetarian, uses } from '../builders';

export const hotMezze = section(
  ['مقبّلات ساخنة', 'Hot Mezze'],
  [
    small(['فلافل محشية', 'Stuffed Falafel'], 1.5, {
      about: ['ستّ قطع محشوّة بالبصل والسمّاق.', 'Six pieces filled with onion and sumac.'],
      picture: 'falafel',
      kcal: 390,
      contains: ['sesame'],
      mayContain: ['gluten'],
      diets: vegan,
    }),
    small(['كبّة مقلية', 'Fried Kibbeh'], 2.75, {
      about: ['خمس قطع.', 'Five pieces.'],
      picture: 'kibbeh',
      kcal: 450,
      contains: ['gluten', 'nuts'],
    }),
    small(['كبّة مشوية', 'Grilled Kibbeh'], 3.25, { kcal: 470, contains: ['gluten', 'nuts'] }),
    small(['سمبوسك لحم', 'Meat Sambousek'], 2.25, { picture: 'sambousek', kcal: 410, contains: ['gluten', 'nuts'] }),
    small(['رقاقات بالجبنة', 'Cheese Rolls'], 2.25, { kcal: 380, contains: ['gluten', 'milk'], diets: vegetarian }),
    small(['بطاطا حرّة', 'Spicy Potatoes'], 2, {
      picture: 'spicyPotato',
      kcal: 330,
      contains: [],
      diets: ['vegan', 'vegetarian', 'spicy-1'],
    }),
    small(['بطاطا مقلية', 'French Fries'], 1.25, {
      extras: uses('صوصات'),
      picture: 'fries',
      subItems: choices(['وسط', 'Regular', 1.25], ['كبير', 'Large', 1.75], ['عائلي', 'Family', 2.75]),
      kcal: 340,
      contains: [],
      mayContain: ['gluten'],
      diets: vegan,
    }),
    small(['جوانح بافلو', 'Buffalo Wings'], 3.75, {
      extras: uses('صوصات'),
      about: ['ثماني قطع مع الرانش.', 'Eight pieces with ranch.'],
      sale: off(15),
      kcal: 720,
      contains: ['gluten', 'milk', 'eggs'],
      diets: ['spicy-2'],
    }),
    small(['نقانق بدبس الرمّان', 'Sausages in Pomegranate Molasses'], 3.5, { kcal: 520, sodium: 1460 }),
    small(['كبدة دجاج', 'Chicken Liver'], 3.25),
    small(['حلّوم مشوي', 'Grilled Halloumi'], 3, {
      picture: 'halloumi',
      kcal: 360,
      sodium: 1180,
      contains: ['milk'],
      diets: vegetarian,
    }),
    small(['قرنبيط بالطرطور', 'Cauliflower with Tarator'], 2, {
      picture: 'cauliflower',
      kcal: 280,
      contains: ['sesame'],
      diets: vegan,
    }),
    small(['أصابع موزاريلا', 'Mozzarella Sticks'], 2.75, {
      extras: uses('صوصات'),
      kcal: 440,
      contains: ['gluten', 'milk', 'eggs'],
      diets: vegetarian,
    }),
    large(['مقبّلات ساخنة مشكّلة', 'Mixed Hot Mezze'], 7.5, {
      about: ['تكفي أربعة أشخاص.', 'Enough for four.'],
      picture: 'hotMezze',
      sale: off(10),
      contains: ['gluten', 'milk', 'nuts', 'sesame'],
    }),
  ],
);
