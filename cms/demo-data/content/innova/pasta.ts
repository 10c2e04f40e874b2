import { section, small, vegan, vegetarian, uses } from '../builders';

export const pasta = section(
  ['باستا', 'Pasta'],
  [
    small(['سباغيتي بولونيز', 'Spaghetti Bolognese'], 4.25, {
      picture: 'bolognese',
      kcal: 720,
      contains: ['gluten', 'celery', 'milk'],
    }),
    small(['بيني أرابياتا', 'Penne Arrabbiata'], 3.5, {
      picture: 'penne',
      kcal: 560,
      contains: ['gluten'],
      diets: ['vegan', 'vegetarian', 'spicy-2'],
    }),
    small(['فيتوتشيني ألفريدو بالدجاج', 'Chicken Fettuccine Alfredo'], 4.75, {
      kcal: 910,
      contains: ['gluten', 'milk', 'eggs'],
    }),
    small(['لازانيا', 'Lasagne'], 4.5, { kcal: 780, contains: ['gluten', 'milk', 'eggs', 'celery'] }),
    small(['معكرونة بالبشاميل', 'Macaroni Béchamel'], 3.75, { kcal: 740, contains: ['gluten', 'milk', 'eggs'] }),
    small(['معكرونة بالفطر والكريمة', 'Creamy Mushroom Pasta'], 4.25, {
      kcal: 690,
      contains: ['gluten', 'milk'],
      diets: vegetarian,
    }),
    small(['سباغيتي زيت وثوم', 'Spaghetti Aglio e Olio'], 3, { kcal: 580, contains: ['gluten'], diets: vegan }),
  ],
  { extras: uses('طبقة إضافية') },
);
