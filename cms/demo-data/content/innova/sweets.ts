import { choices, gallery, off, section, small, vegetarian } from '../builders';

/** Kunafa is sold by the piece and by weight. */
const byWeight = () => choices(['قطعة', 'Piece', 1.75], ['نصف كيلو', 'Half a kilo', 4.5], ['كيلو', 'Kilo', 8.5]);

export const sweets = section(
  ['حلويات', 'Desserts'],
  [
    small(['كنافة ناعمة', 'Smooth Kunafa'], 1.75, {
      about: [
        'جبنة نابلسية وقطر خفيف وفستق حلبي، تُقدَّم ساخنة.',
        'Nabulsi cheese, light syrup and pistachios, served hot.',
      ],
      pin: true,
      picture: 'smoothKunafa',
      subItems: byWeight(),
      kcal: 450,
      contains: ['gluten', 'milk', 'nuts'],
      diets: vegetarian,
    }),
    small(['كنافة خشنة', 'Coarse Kunafa'], 1.75, {
      picture: 'kunafa',
      subItems: byWeight(),
      kcal: 470,
      contains: ['gluten', 'milk', 'nuts'],
      diets: vegetarian,
    }),
    small(['بقلاوة مشكّلة', 'Mixed Baklawa'], 3.25, {
      about: ['ثماني قطع.', 'Eight pieces.'],
      picture: 'baklava',
      kcal: 640,
      contains: ['gluten', 'milk', 'nuts'],
      diets: vegetarian,
    }),
    small(['معمول', 'Maamoul'], 2.25, {
      picture: 'maamoul',
      subItems: choices(['بالتمر', 'Dates', 2.25], ['بالجوز', 'Walnuts', 2.75]),
      contains: ['gluten', 'milk'],
      mayContain: ['nuts'],
    }),
    small(['قطايف عصافيري', 'Qatayef Asafiri'], 2.5, {
      picture: 'qatayef',
      sale: off(10),
      contains: ['gluten', 'milk', 'nuts'],
    }),
    small(['هريسة نابلسية', 'Nabulsi Harissa'], 1.25, { kcal: 310, contains: ['gluten', 'milk', 'nuts'] }),
    small(['أمّ علي', 'Umm Ali'], 2.75, { kcal: 560, contains: ['gluten', 'milk', 'nuts'] }),
    small(['أرز بالحليب', 'Rice Pudding'], 1.5, {
      picture: 'ricePudding',
      kcal: 280,
      contains: ['milk'],
      diets: vegetarian,
    }),
    small(['مهلبية', 'Muhallabieh'], 1.5, { kcal: 240, contains: ['milk', 'nuts'], diets: vegetarian }),
    small(['كريم كراميل', 'Crème Caramel'], 1.75, { kcal: 290, contains: ['milk', 'eggs'] }),
    small(['تشيز كيك الفراولة', 'Strawberry Cheesecake'], 3, {
      picture: 'cheesecake',
      kcal: 480,
      contains: ['gluten', 'milk', 'eggs'],
    }),
    small(['كيكة الشوكولاتة الذائبة', 'Molten Chocolate Cake'], 3.5, {
      about: ['مع بوظة الفانيلا.', 'With vanilla ice cream.'],
      picture: 'chocolateCake',
      sale: off(20),
      kcal: 620,
      contains: ['gluten', 'milk', 'eggs', 'soybeans'],
    }),
    small(['بوظة عربية', 'Arabic Ice Cream'], 2, { picture: 'iceCream', kcal: 330, contains: ['milk', 'nuts'] }),
    small(['صحن فواكه', 'Fruit Plate'], 4, { hide: true }),
  ],
  {
    galleries: [
      gallery(
        ['صواني المناسبات', 'Trays for occasions'],
        'show-all',
        ['kunafaTable', 'صينية كنافة لعشرة أشخاص', 'A tray of kunafa for ten'],
        ['sweetTable', 'بقلاوة ومعمول في علب هدايا', 'Baklawa and maamoul in gift boxes'],
        ['cakeTable', 'كعكات أعياد الميلاد، تُطلب قبل يوم', 'Birthday cakes, to be ordered a day ahead'],
        ['puddingTable', 'مهلبية وأرز بالحليب للولائم', 'Muhallabieh and rice pudding for banquets'],
      ),
    ],
  },
);
