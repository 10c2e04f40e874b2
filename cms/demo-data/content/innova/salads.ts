import { off, section, small, vegan, vegetarian } from '../builders';

export const salads = section(
  ['سلطات', 'Salads'],
  [
    small(['تبّولة', 'Tabbouleh'], 2, { picture: 'tabbouleh', kcal: 180, contains: ['gluten'], diets: vegan }),
    small(['فتّوش', 'Fattoush'], 2.25, { picture: 'fattoush', kcal: 220, contains: ['gluten'], diets: vegan }),
    small(['سلطة بلدية', 'Country Salad'], 1.75, { picture: 'countrySalad', kcal: 120, contains: [], diets: vegan }),
    small(['جرجير بالسمّاق', 'Rocket with Sumac'], 1.75, { kcal: 90, contains: [], diets: vegan }),
    small(['سيزر بالدجاج', 'Chicken Caesar'], 4, {
      picture: 'caesar',
      sale: off(15),
      kcal: 480,
      contains: ['gluten', 'milk', 'eggs', 'fish'],
    }),
    small(['سلطة يونانية', 'Greek Salad'], 3.25, {
      picture: 'greekSalad',
      kcal: 310,
      contains: ['milk'],
      diets: vegetarian,
    }),
    small(['سلطة حلّوم', 'Halloumi Salad'], 3.75, {
      about: ['حلّوم مشوي بصلصة العسل والليمون.', 'Grilled halloumi with honey and lemon dressing.'],
      kcal: 390,
      contains: ['milk'],
      diets: vegetarian,
    }),
    small(['كينوا بالرمّان', 'Quinoa with Pomegranate'], 3.75, {
      picture: 'quinoa',
      kcal: 340,
      contains: ['nuts'],
      diets: vegan,
    }),
    small(['سلطة ذرة', 'Sweetcorn Salad'], 2, { kcal: 230, diets: vegetarian }),
    small(['كول سلو', 'Coleslaw'], 1.25, { kcal: 190, contains: ['eggs', 'mustard'], diets: vegetarian }),
  ],
);
