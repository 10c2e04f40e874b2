import { choices, large, section, small, vegan, vegetarian } from '../builders';

export const coldMezze = section(
  ['مقبّلات باردة', 'Cold Mezze'],
  [
    large(['مقبّلات باردة مشكّلة', 'Mixed Cold Mezze'], 6.5, {
      about: ['ستّة أصناف مع خبز ساخن من الفرن.', 'Six kinds with hot bread from the oven.'],
      picture: 'coldMezze',
      contains: ['gluten', 'milk', 'sesame', 'nuts'],
      diets: vegetarian,
    }),
    small(['حمّص بالطحينة', 'Hummus with Tahini'], 1.5, {
      picture: 'hummus',
      subItems: choices(['صغير', 'Small', 1.5], ['كبير', 'Large', 2.25]),
      kcal: 320,
      contains: ['sesame'],
      diets: vegan,
    }),
    small(['حمّص باللحمة', 'Hummus with Meat'], 3.25, {
      picture: 'hummusMeat',
      kcal: 520,
      contains: ['sesame', 'nuts', 'milk'],
    }),
    small(['متبّل باذنجان', 'Moutabal'], 1.75, { picture: 'mutabbal', kcal: 190, contains: ['sesame'], diets: vegan }),
    small(['بابا غنّوج', 'Baba Ghanouj'], 1.75, { kcal: 140, contains: [], diets: vegan }),
    small(['محمّرة', 'Muhammara'], 2, {
      picture: 'muhammara',
      kcal: 310,
      contains: ['nuts', 'gluten'],
      diets: ['vegan', 'vegetarian', 'spicy-1'],
    }),
    small(['لبنة بالنعنع', 'Labneh with Mint'], 1.5, {
      picture: 'labneh',
      kcal: 180,
      contains: ['milk'],
      diets: vegetarian,
    }),
    small(['ورق عنب بالزيت', 'Vine Leaves in Oil'], 2.25, {
      about: ['عشر قطع.', 'Ten pieces.'],
      picture: 'yalanji',
      kcal: 290,
      contains: [],
      diets: vegan,
    }),
    small(['مكدوس', 'Makdous'], 2, { kcal: 260, contains: ['nuts'], diets: vegan }),
    small(['لبن بخيار', 'Cucumber Yoghurt'], 1.25, { kcal: 110, contains: ['milk'], diets: vegetarian }),
    small(['زيتون عجلون', 'Ajloun Olives'], 1.25, { picture: 'olives', contains: [], diets: vegan }),
    small(['صحن مخلّلات', 'Pickles'], 1, { picture: 'pickles', contains: [], diets: vegan }),
  ],
);
