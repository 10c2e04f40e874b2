import { choices, section, small, vegan, vegetarian } from '../builders';

export const coldDrinks = section(
  ['مشروبات باردة', 'Cold Drinks'],
  [
    small(['مياه معدنية', 'Mineral Water'], 0.35, {
      subItems: choices(['صغيرة', 'Small', 0.35], ['كبيرة', 'Large', 0.75]),
      contains: [],
      diets: vegan,
    }),
    small(['مشروب غازي', 'Soft Drink'], 0.75, { about: ['330 مل.', '330 ml.'], kcal: 140, contains: [], diets: vegan }),
    small(['عيران', 'Ayran'], 0.85, { picture: 'ayran', kcal: 90, contains: ['milk'], diets: vegetarian }),
    small(['تمر هندي', 'Tamarind'], 1.25, { kcal: 120, contains: [], diets: vegan }),
    small(['قهوة مثلّجة', 'Iced Coffee'], 2.5, {
      picture: 'icedCoffee',
      contains: ['milk'],
      diets: vegetarian,
      nutrition: { calories: 150, caffeine: 90, caffeinePer: 'cup' },
    }),
    small(['لاغون أزرق', 'Blue Lagoon'], 2.5, { about: ['بلا كحول.', 'Without alcohol.'], kcal: 160 }),
    small(['ميلك شيك', 'Milkshake'], 2.75, {
      subItems: choices(['فانيلا', 'Vanilla', 2.75], ['شوكولاتة', 'Chocolate', 2.75], ['فراولة', 'Strawberry', 2.95]),
      kcal: 420,
      contains: ['milk'],
    }),
  ],
);
