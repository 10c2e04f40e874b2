import { choices, gallery, large, off, section, small, vegan } from '../builders';

export const grill = section(
  ['مشاوي على الفحم', 'Charcoal Grill'],
  [
    large(['مشاوي مشكّلة', 'Mixed Grill'], 8.5, {
      about: [
        'شيش طاووق وكباب وشقف وريش، مع بندورة وبصل مشويين وخبز بالدقّة وحمّص.',
        'Tawook, kebab, lamb cubes and chops with grilled tomato and onion, spiced bread and hummus.',
      ],
      pin: true,
      picture: 'mixedGrill',
      subItems: choices(
        ['نفر', 'For one', 8.5],
        ['نفران', 'For two', 16],
        ['عائلي لأربعة أشخاص', 'Family, for four', 30],
      ),
      kcal: 1040,
      contains: ['gluten', 'milk', 'sesame'],
    }),
    small(['شيش طاووق', 'Shish Tawook'], 5.5, {
      about: ['مع ثومية ومخلّل.', 'With garlic dip and pickles.'],
      picture: 'tawook',
      kcal: 560,
      contains: ['milk'],
      mayContain: ['gluten'],
    }),
    small(['كباب بلدي', 'Lamb Kebab'], 6, { picture: 'kebab', kcal: 640, contains: [], mayContain: ['gluten'] }),
    small(['كباب خشخاش', 'Kebab Khashkhash'], 6.5, {
      about: ['على صلصة بندورة حارّة بالثوم والصنوبر.', 'On hot tomato sauce with garlic and pine nuts.'],
      picture: 'kebabTomato',
      sale: off(10),
      kcal: 690,
      contains: ['nuts'],
      diets: ['spicy-2'],
    }),
    small(['كباب بالباذنجان', 'Kebab with Aubergine'], 6.5, { kcal: 650 }),
    small(['شقف لحم', 'Lamb Cubes'], 7.5, { kcal: 620 }),
    large(['ريش غنم', 'Lamb Chops'], 9.75, {
      about: [
        'خمس ريش بإكليل الجبل والثوم، مع بطاطا مشوية وخضار.',
        'Five chops with rosemary and garlic, roast potatoes and vegetables.',
      ],
      picture: 'lambChops',
      kcal: 870,
      contains: [],
    }),
    small(['فرّوج على الفحم', 'Charcoal Chicken'], 4, {
      about: ['مع ثومية ومخلّل وخبز ساخن.', 'With garlic dip, pickles and hot bread.'],
      picture: 'charcoalChicken',
      sale: off(20),
      subItems: choices(['نصف فرّوج', 'Half', 4], ['فرّوج كامل', 'Whole', 7.5]),
      kcal: 720,
      contains: ['gluten'],
    }),
    small(['دجاج مسحّب', 'Boneless Chicken'], 5, { kcal: 580 }),
    small(['جوانح مشوية', 'Grilled Wings'], 3.75, {
      picture: 'wings',
      subItems: choices(['بالثوم والكزبرة', 'Garlic and coriander', 3.75], ['بالصوص الحارّ', 'Hot sauce', 3.95]),
      kcal: 610,
      contains: [],
    }),
    small(['عرايس لحم', 'Meat Arayes'], 3.5, { picture: 'arayes', kcal: 590, contains: ['gluten', 'nuts'] }),
    small(['معلاق مشوي', 'Grilled Lamb Offal'], 5.25),
    small(['خضار مشوية', 'Grilled Vegetables'], 2.5, { kcal: 210, contains: [], diets: vegan }),
  ],
  {
    prime: true,
    galleries: [
      gallery(
        ['من موقد الفحم', 'From the charcoal grill'],
        'scroll',
        ['onTheFire', 'فحم السنديان يُشعل كل صباح', 'Oak charcoal, lit every morning'],
        [
          'grillTable',
          'صينية العائلة: كيلو مشاوي مشكّلة مع المقبّلات',
          'The family tray: a kilo of mixed grill with mezze',
        ],
        ['chickenTable', 'يُتبَّل الفرّوج قبل شيّه بليلة', 'The chicken is marinated the night before'],
      ),
    ],
  },
);
