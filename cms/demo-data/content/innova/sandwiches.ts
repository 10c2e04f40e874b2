import { choices, off, section, small, vegan, vegetarian, uses } from '../builders';

export const sandwiches = section(
  ['ساندويشات', 'Sandwiches'],
  [
    small(['ساندويش فلافل', 'Falafel Sandwich'], 0.6, {
      picture: 'falafelWrap',
      subItems: choices(['عادي', 'Regular', 0.6], ['محشية مع بطاطا', 'Stuffed, with fries', 0.85]),
      kcal: 380,
      contains: ['gluten', 'sesame'],
      diets: vegan,
    }),
    small(['ساندويش شيش طاووق', 'Shish Tawook Sandwich'], 2.25, {
      extras: uses('جوانب الوجبة'),
      picture: 'tawookWrap',
      kcal: 520,
      contains: ['gluten', 'milk'],
    }),
    small(['ساندويش كباب', 'Kebab Sandwich'], 2.5, {
      extras: uses('جوانب الوجبة'),
      kcal: 560,
      contains: ['gluten', 'sesame'],
    }),
    small(['ساندويش حلّوم', 'Halloumi Sandwich'], 2, {
      kcal: 490,
      contains: ['gluten', 'milk', 'nuts'],
      diets: vegetarian,
    }),
    small(['زنجر', 'Zinger'], 2.75, {
      extras: uses('جوانب الوجبة'),
      kcal: 640,
      sodium: 1380,
      contains: ['gluten', 'eggs', 'mustard'],
      diets: ['spicy-1'],
    }),
    small(['فاهيتا دجاج', 'Chicken Fajita'], 3, { sale: off(10), kcal: 590, contains: ['gluten', 'milk'] }),
    small(['فيلادلفيا ستيك', 'Philly Cheesesteak'], 3.75, {
      picture: 'steakSandwich',
      kcal: 710,
      sodium: 2080,
      contains: ['gluten', 'milk'],
    }),
    small(['كلوب ساندويش', 'Club Sandwich'], 3.75, {
      about: ['دجاج وحبش وبيض وجبنة، مع بطاطا.', 'Chicken, turkey, egg and cheese, with fries.'],
      kcal: 820,
      contains: ['gluten', 'milk', 'eggs', 'mustard'],
    }),
    small(['ساندويش تونا', 'Tuna Sandwich'], 2, { kcal: 430, contains: ['gluten', 'fish', 'eggs'] }),
    small(['ساندويش نقانق', 'Hot Dog'], 1.75, { kcal: 480, sodium: 1240, contains: ['gluten', 'mustard'] }),
    small(['ساندويش بطاطا', 'Potato Sandwich'], 0.9, { kcal: 410, contains: ['gluten', 'eggs'], diets: vegetarian }),
  ],
);
