import { choices, section, small, uses } from '../builders';

export const fish = section(
  ['أسماك', 'Fish and Seafood'],
  [
    small(['دنيس مشوي', 'Grilled Sea Bream'], 9.5, {
      about: ['سمكة كاملة، حسب صيد اليوم.', 'A whole fish, depending on the day’s catch.'],
      picture: 'grilledFish',
      kcal: 430,
      contains: ['fish', 'sesame'],
    }),
    small(['صيّادية', 'Sayadieh'], 8, {
      about: ['أرز بالكمّون والبصل المحمّر مع فيليه السمك.', 'Rice with cumin and fried onions, with fish fillet.'],
      kcal: 760,
      contains: ['fish', 'nuts'],
    }),
    small(['فيليه مقلي', 'Fried Fish Fillet'], 6.75, {
      extras: uses('جوانب الوجبة'),
      kcal: 680,
      contains: ['fish', 'gluten', 'eggs'],
    }),
    small(['قريدس مشوي', 'Grilled Shrimp'], 10.5, {
      about: ['بالزبدة والثوم والليمون، مع الأرز.', 'With butter, garlic and lemon, with rice.'],
      picture: 'shrimp',
      kcal: 540,
      contains: ['crustaceans', 'milk'],
    }),
    small(['كاليماري', 'Fried Calamari'], 5.5, {
      subItems: choices(['وسط', 'Regular', 5.5], ['كبير', 'Large', 8]),
      contains: ['molluscs', 'gluten', 'eggs'],
      soldOut: true,
    }),
    small(['سمكة حرّة', 'Samakeh Harra'], 10.25, {
      about: ['بصلصة الطحينة الحارّة والجوز.', 'With hot tahini sauce and walnuts.'],
      contains: ['fish', 'sesame', 'nuts'],
      diets: ['spicy-2'],
    }),
  ],
);
