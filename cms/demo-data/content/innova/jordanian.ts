import { choices, gallery, large, off, section, small, vegetarian } from '../builders';

export const jordanian = section(
  ['أطباق أردنية', 'Jordanian Dishes'],
  [
    large(['منسف بلدي', 'Mansaf with Local Lamb'], 9.5, {
      about: [
        'لحم خروف بلدي مطهوّ بلبن الجميد الكركي، على أرز بالسمن البلدي وخبز الشراك مع اللوز والصنوبر.',
        'Local lamb cooked in Karak jameed yoghurt, on ghee rice and shrak bread with almonds and pine nuts.',
      ],
      pin: true,
      picture: 'mansaf',
      subItems: choices(
        ['نفر', 'For one', 9.5],
        ['نفران', 'For two', 18],
        ['سدر كامل لستّة أشخاص', 'Whole tray for six', 52],
      ),
      kcal: 1150,
      contains: ['gluten', 'milk', 'nuts'],
    }),
    small(['منسف دجاج', 'Chicken Mansaf'], 6.5, { kcal: 940, sodium: 2150, contains: ['gluten', 'milk', 'nuts'] }),
    small(['مقلوبة باذنجان بالدجاج', 'Chicken Maqlouba with Aubergine'], 5.75, {
      about: ['تُقلب أمامكم وتُقدَّم مع اللبن والسلطة.', 'Turned over at your table, with yoghurt and salad.'],
      picture: 'maqlouba',
      sale: off(15),
      kcal: 820,
      contains: ['milk', 'nuts'],
    }),
    small(['مقلوبة لحم', 'Lamb Maqlouba'], 7.25, { kcal: 960, contains: ['milk', 'nuts'] }),
    small(['مسخّن دجاج', 'Chicken Musakhan'], 5.5, {
      about: [
        'نصف دجاجة بالسمّاق والبصل وزيت الزيتون البلدي على خبز الطابون.',
        'Half a chicken with sumac, onions and local olive oil on taboun bread.',
      ],
      picture: 'musakhan',
      kcal: 890,
      contains: ['gluten', 'nuts'],
    }),
    small(['زرب دجاج', 'Chicken Zarb'], 6.75, {
      about: ['مطهوّ تحت الجمر على طريقة البادية.', 'Cooked under embers, the Bedouin way.'],
    }),
    small(['كبسة لحم', 'Lamb Kabsa'], 7.5, { picture: 'kabsa', kcal: 980, contains: ['nuts'] }),
    small(['أوزي باللحم', 'Lamb Ouzi in Pastry'], 6.75, { contains: ['gluten', 'milk', 'nuts'] }),
    small(['كوسا وورق عنب', 'Stuffed Courgettes and Vine Leaves'], 6.25, { picture: 'dawali', kcal: 610 }),
    small(['فريكة بالدجاج', 'Freekeh with Chicken'], 5.75, { kcal: 700, contains: ['gluten', 'milk', 'nuts'] }),
    small(['صينية كفتة بالفرن', 'Baked Kofta Tray'], 5.25, {
      picture: 'koftaTray',
      subItems: choices(['بالطحينة', 'With tahini', 5.25], ['بالبندورة', 'With tomato', 5]),
      contains: ['sesame'],
    }),
    small(['شيش برك', 'Shish Barak'], 4.75, {
      about: ['عجين محشوّ باللحم ومطهوّ باللبن.', 'Meat dumplings cooked in yoghurt.'],
      picture: 'shishbarak',
      kcal: 560,
      contains: ['gluten', 'milk'],
    }),
    small(['مجدّرة', 'Mujaddara'], 3.25, { picture: 'mujaddara', kcal: 480, contains: [], diets: vegetarian }),
    small(['رشوف', 'Rashouf'], 3.5, {
      about: [
        'عدس وجريش بلبن الجميد، أكلة الجنوب في الشتاء.',
        'Lentils and jareesh in jameed, a winter dish of the south.',
      ],
      soldOut: true,
    }),
  ],
  {
    prime: true,
    galleries: [
      gallery(
        ['عزائم الجمعة', 'Friday feasts'],
        'scroll',
        ['fridayFeast', 'سدر المنسف كما نقدّمه يوم الجمعة', 'The mansaf tray as we serve it on Fridays'],
        ['homeTable', 'مقلوبة ومسخّن ومجدّرة على سفرة واحدة', 'Maqlouba, musakhan and mujaddara on one table'],
        ['feastTable', 'عزومة لستّة أشخاص، تُطلب قبل ثلاث ساعات', 'A feast for six, to be ordered three hours ahead'],
      ),
    ],
  },
);
