import type { DemoDaypart } from '../../model';
import { large, off, section, small, vegan, vegetarian } from '../builders';

/** The hours of breakfast. At other times, the menu greys out breakfast and shows these hours. */
export const breakfastHours: DemoDaypart = {
  title: 'الفطور',
  translations: { en: { title: 'Breakfast' } },
  windows: [{ start: '08:00', end: '13:00' }],
  outside: 'show',
};

export const breakfast = section(
  ['فطور', 'Breakfast'],
  [
    large(['صينية فطور إنوفا', 'Innova Breakfast Tray'], 7.5, {
      about: [
        'فول وحمّص وبيض ولبنة وجبنة وزيت وزعتر وخضار، مع خبز ساخن وشاي لشخصين.',
        'Foul, hummus, eggs, labneh, cheese, oil and zaatar, vegetables, hot bread and tea, for two.',
      ],
      pin: true,
      picture: 'breakfastTray',
      kcal: 1480,
      contains: ['gluten', 'milk', 'eggs', 'sesame'],
      diets: vegetarian,
    }),
    small(['فول مدمّس', 'Foul Medames'], 1.5, { picture: 'foul', kcal: 310, contains: [], diets: vegan }),
    small(['قدسية', 'Qudsieh'], 1.75, {
      about: ['حمّص وفول في صحن واحد.', 'Hummus and foul on one plate.'],
      kcal: 340,
      contains: ['sesame'],
      diets: vegan,
    }),
    small(['صحن فلافل', 'Falafel Plate'], 1.5, {
      about: ['عشر حبّات.', 'Ten pieces.'],
      kcal: 420,
      contains: ['sesame'],
      diets: vegan,
    }),
    small(['قلّاية بندورة', 'Tomato Pan'], 2, { kcal: 210, contains: [], diets: vegan }),
    small(['شكشوكة', 'Shakshuka'], 2.25, { picture: 'shakshuka', kcal: 320, contains: ['eggs'], diets: vegetarian }),
    small(['بيض عيون', 'Fried Eggs'], 1.75, {
      picture: 'friedEggs',
      kcal: 240,
      contains: ['eggs', 'milk'],
      diets: vegetarian,
    }),
    small(['عجّة بالبقدونس', 'Parsley Omelette'], 2, {
      picture: 'omelette',
      kcal: 290,
      contains: ['eggs', 'gluten'],
      diets: vegetarian,
    }),
    small(['مفرّكة بطاطا', 'Potato and Eggs'], 2.25, { kcal: 360, contains: ['eggs'], diets: vegetarian }),
    small(['جبنة نابلسية مقلية', 'Fried Nabulsi Cheese'], 2.75, { kcal: 410, contains: ['milk'], diets: vegetarian }),
    small(['لبنة وزيت وزعتر', 'Labneh, Oil and Zaatar'], 1.75, {
      picture: 'labnehZaatar',
      kcal: 330,
      contains: ['milk', 'sesame'],
      diets: vegetarian,
    }),
    small(['قشطة وعسل', 'Cream and Honey'], 2.5, { sale: off(10), kcal: 450, contains: ['milk'], diets: vegetarian }),
    small(['كعك بالبيض', 'Kaak with Egg'], 1.5, {
      picture: 'kaak',
      kcal: 470,
      contains: ['gluten', 'eggs', 'sesame'],
      diets: vegetarian,
    }),
  ],
  { dayparts: [breakfastHours.title] },
);
