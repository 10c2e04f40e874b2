import { section, small, vegetarian, uses } from '../builders';

export const kids = section(
  ['وجبات الأطفال', 'For Children'],
  [
    small(['ميني برجر', 'Mini Burger'], 2.75, {
      about: ['مع بطاطا وعصير.', 'With fries and juice.'],
      kcal: 560,
      contains: ['gluten', 'milk', 'eggs'],
    }),
    small(['أصابع دجاج', 'Chicken Fingers'], 2.75, {
      extras: uses('صوصات'),
      about: ['أربع أصابع مع بطاطا وعصير.', 'Four fingers with fries and juice.'],
      picture: 'chickenFingers',
      kcal: 610,
      contains: ['gluten', 'eggs'],
    }),
    small(['معكرونة بالبندورة', 'Tomato Pasta'], 2.25, { kcal: 420, contains: ['gluten', 'milk'], diets: vegetarian }),
    small(['بيتزا صغيرة', 'Small Pizza'], 2.5, { kcal: 480, contains: ['gluten', 'milk'], diets: vegetarian }),
    small(['أرز ودجاج', 'Rice and Chicken'], 2.5, { kcal: 450, contains: [] }),
    small(['وافل بالشوكولاتة والموز', 'Chocolate and Banana Waffle'], 2, {
      picture: 'kidsWaffle',
      kcal: 430,
      contains: ['gluten', 'milk', 'eggs', 'nuts'],
      diets: vegetarian,
    }),
  ],
);
