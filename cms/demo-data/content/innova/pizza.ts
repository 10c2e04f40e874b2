import { off, section, sizes, small, uses, vegetarian } from '../builders';

/** The three sizes of a pizza. */
const pizzaSizes = (medium: number, big: number, family: number) =>
  sizes(['وسط', 'Medium', medium, 'M'], ['كبير', 'Large', big, 'L'], ['عائلي', 'Family', family, 'XL']);

export const pizza = section(
  ['بيتزا', 'Pizza'],
  [
    small(['بيتزا مارغريتا', 'Margherita'], 4.25, {
      picture: 'margherita',
      sale: off(15),
      subItems: pizzaSizes(4.25, 6, 8),
      extras: uses('طبقة إضافية'),
      kcal: 820,
      contains: ['gluten', 'milk'],
      diets: vegetarian,
    }),
    small(['بيتزا خضار', 'Vegetable Pizza'], 4.5, {
      picture: 'vegetablePizza',
      subItems: pizzaSizes(4.5, 6.25, 8.5),
      extras: uses('طبقة إضافية'),
      kcal: 790,
      contains: ['gluten', 'milk'],
      diets: vegetarian,
    }),
    small(['بيتزا ببروني', 'Pepperoni'], 5, {
      picture: 'pepperoni',
      subItems: pizzaSizes(5, 7, 9.25),
      extras: uses('طبقة إضافية'),
      kcal: 960,
      contains: ['gluten', 'milk'],
    }),
    small(['بيتزا أربع أجبان', 'Four Cheese'], 5.25, { kcal: 980, contains: ['gluten', 'milk'], diets: vegetarian }),
    small(['بيتزا دجاج باربكيو', 'Barbecue Chicken'], 5.25, { kcal: 930, contains: ['gluten', 'milk', 'mustard'] }),
    small(['بيتزا شاورما', 'Shawarma Pizza'], 5.5, { kcal: 990, contains: ['gluten', 'milk', 'eggs'] }),
    small(['بيتزا سجق بلدي', 'Soujouk Pizza'], 5.25, { contains: ['gluten', 'milk'], diets: ['spicy-1'] }),
    small(['كالزوني', 'Calzone'], 4.75, { kcal: 850, contains: ['gluten', 'milk'] }),
    small(['بيتزا جبنة نابلسية', 'Nabulsi Cheese Pizza'], 4.75, {
      contains: ['gluten', 'milk', 'sesame'],
      diets: vegetarian,
    }),
  ],
);
