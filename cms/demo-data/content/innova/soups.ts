import { choices, section, small, vegan, vegetarian } from '../builders';

export const soups = section(
  ['شوربات', 'Soups'],
  [
    small(['شوربة عدس', 'Lentil Soup'], 1.25, {
      picture: 'lentilSoup',
      subItems: choices(['كوب', 'Cup', 1.25], ['صحن', 'Bowl', 1.75]),
      kcal: 170,
      sodium: 620,
      contains: [],
      mayContain: ['gluten'],
      diets: vegan,
    }),
    small(['شوربة دجاج بالشعيرية', 'Chicken Noodle Soup'], 2, {
      picture: 'chickenSoup',
      kcal: 190,
      contains: ['gluten', 'celery'],
    }),
    small(['شوربة فريكة', 'Freekeh Soup'], 2.25, { kcal: 240, contains: ['gluten'] }),
    small(['شوربة خضار', 'Vegetable Soup'], 1.75, { kcal: 120, contains: ['celery'], diets: vegan }),
    small(['شوربة بندورة بالريحان', 'Tomato and Basil Soup'], 2, {
      picture: 'tomatoSoup',
      kcal: 160,
      contains: ['milk'],
      diets: vegetarian,
    }),
    small(['كريمة الذرة', 'Cream of Sweetcorn'], 2.25, { kcal: 260, contains: ['milk', 'gluten'] }),
  ],
);
