import { choices, section, small, vegan, vegetarian } from '../builders';

export const hotDrinks = section(
  ['مشروبات ساخنة', 'Hot Drinks'],
  [
    small(['قهوة عربية', 'Arabic Coffee'], 1, {
      picture: 'arabicCoffee',
      contains: [],
      diets: vegan,
      nutrition: { calories: 5, caffeine: 60, caffeinePer: 'cup' },
    }),
    small(['قهوة تركية', 'Turkish Coffee'], 1, {
      picture: 'turkishCoffee',
      subItems: choices(['فنجان', 'Single', 1], ['دبل', 'Double', 1.5]),
      contains: [],
      diets: vegan,
      nutrition: { calories: 10, caffeine: 65, caffeinePer: 'cup' },
    }),
    small(['إسبريسو', 'Espresso'], 1.25, {
      subItems: choices(['مفرد', 'Single', 1.25], ['دبل', 'Double', 1.75]),
      contains: [],
      diets: vegan,
      nutrition: { calories: 5, caffeine: 63, caffeinePer: 'cup' },
    }),
    small(['كابتشينو', 'Cappuccino'], 2.25, {
      picture: 'cappuccino',
      contains: ['milk'],
      diets: vegetarian,
      nutrition: { calories: 120, caffeine: 75, caffeinePer: 'cup' },
    }),
    small(['شاي بالنعنع', 'Mint Tea'], 0.75, {
      picture: 'mintTea',
      subItems: choices(['كأس', 'Glass', 0.75], ['إبريق', 'Pot', 2.25]),
      contains: [],
      diets: vegan,
      nutrition: { calories: 35, caffeine: 40, caffeinePer: 'cup' },
    }),
    small(['شاي بالميرمية', 'Sage Tea'], 0.75, { contains: [], diets: vegan }),
    small(['زهورات', 'Herbal Tea'], 1.25, { contains: [], diets: vegan }),
    small(['سحلب', 'Sahlab'], 2, { picture: 'sahlab', kcal: 290, contains: ['milk', 'nuts'], diets: vegetarian }),
    small(['شوكولاتة ساخنة', 'Hot Chocolate'], 2.5, { kcal: 340, contains: ['milk'], mayContain: ['nuts'] }),
  ],
);
