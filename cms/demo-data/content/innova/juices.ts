import { choices, off, section, small, vegan } from '../builders';

const glasses = (medium: number, big: number) => choices(['وسط', 'Regular', medium], ['كبير', 'Large', big]);

export const juices = section(
  ['عصائر طازجة', 'Fresh Juices'],
  [
    small(['عصير برتقال', 'Orange Juice'], 1.75, {
      picture: 'orangeJuice',
      subItems: glasses(1.75, 2.5),
      kcal: 130,
      contains: [],
      diets: vegan,
    }),
    small(['ليمون بالنعنع', 'Lemon and Mint'], 1.5, {
      picture: 'lemonMint',
      subItems: glasses(1.5, 2.25),
      kcal: 120,
      contains: [],
      diets: vegan,
    }),
    small(['عصير فراولة', 'Strawberry Juice'], 2, {
      picture: 'strawberryJuice',
      subItems: glasses(2, 2.75),
      kcal: 150,
      contains: [],
      diets: vegan,
    }),
    small(['عصير مانجو', 'Mango Juice'], 2.25, {
      picture: 'mangoJuice',
      sale: off(15),
      subItems: glasses(2.25, 3),
      kcal: 190,
      contains: [],
      diets: vegan,
    }),
    small(['عصير رمّان', 'Pomegranate Juice'], 2.75, { soldOut: true, kcal: 160, contains: [], diets: vegan }),
    small(['عصير جزر', 'Carrot Juice'], 1.75, { kcal: 110, contains: [], diets: vegan }),
    small(['عصير بطّيخ', 'Watermelon Juice'], 1.75, { kcal: 90, contains: [], diets: vegan }),
    small(['أفوكادو بالعسل', 'Avocado and Honey'], 2.75, {
      picture: 'avocadoJuice',
      kcal: 390,
      contains: ['milk', 'nuts'],
    }),
    small(['موز بالحليب', 'Banana Milk'], 2, { kcal: 260, contains: ['milk'] }),
    small(['عصير أناناس', 'Pineapple Juice'], 2.25, { kcal: 140, contains: [], diets: vegan }),
    small(['تفّاح أخضر', 'Green Apple'], 1.75, { kcal: 120, contains: [], diets: vegan }),
    small(['كوكتيل إنوفا', 'Innova Cocktail'], 3.25, {
      about: ['مانجو وفراولة وأفوكادو مع الفواكه والقشطة.', 'Mango, strawberry and avocado with fruit and cream.'],
      picture: 'cocktail',
      kcal: 480,
      contains: ['milk', 'nuts'],
    }),
  ],
);
