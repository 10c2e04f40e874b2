import { choices, large, off, section, small, uses, vegan } from '../builders';

export const burgers = section(
  ['برجر', 'Burgers'],
  [
    large(['وجبة برجر مشوي', 'Grilled Burger Meal'], 5.5, {
      about: [
        'برجر لحم بلدي على الفحم وجبنة شيدر، مع بطاطا ومشروب غازي.',
        'A charcoal-grilled beef burger with cheddar, with fries and a soft drink.',
      ],
      picture: 'burgerMeal',
      sale: off(20),
      kcal: 1180,
      contains: ['gluten', 'milk', 'eggs', 'mustard'],
    }),
    small(['برجر إنوفا', 'Innova Burger'], 4.5, {
      about: [
        'جبنة نابلسية مشوية وبصل مكرمل وصوص الزعتر.',
        'Grilled Nabulsi cheese, caramelised onions and zaatar sauce.',
      ],
      pin: true,
      picture: 'innovaBurger',
      extras: uses('درجة الشوي'),
      kcal: 790,
      contains: ['gluten', 'milk', 'eggs', 'sesame'],
    }),
    small(['برجر كلاسيك', 'Classic Burger'], 3.25, {
      picture: 'classicBurger',
      subItems: choices(['قطعة', 'Single', 3.25], ['قطعتان', 'Double', 4.75]),
      kcal: 590,
      contains: ['gluten', 'eggs', 'mustard'],
    }),
    small(['تشيز برجر', 'Cheeseburger'], 3.5, { kcal: 680, contains: ['gluten', 'milk', 'eggs', 'mustard'] }),
    small(['سموكي باربكيو', 'Smoky Barbecue'], 4.25, { kcal: 760, contains: ['gluten', 'milk', 'mustard'] }),
    small(['برجر حارّ', 'Hot Burger'], 4, { kcal: 720, contains: ['gluten', 'milk', 'eggs'], diets: ['spicy-3'] }),
    small(['برجر دجاج مقرمش', 'Crispy Chicken Burger'], 3.5, {
      picture: 'chickenBurger',
      kcal: 650,
      contains: ['gluten', 'eggs', 'mustard'],
    }),
    small(['برجر أفوكادو', 'Avocado Chicken Burger'], 4.25, { kcal: 610, contains: ['gluten', 'milk'] }),
    small(['برجر فلافل', 'Falafel Burger'], 2.5, { kcal: 520, contains: ['gluten', 'sesame'], diets: vegan }),
    small(['برجر لحم معتّق', 'Dry-Aged Burger'], 7.5, {
      about: ['لحم معتّق 21 يوماً مع فطر برّي.', 'Beef aged for 21 days, with wild mushrooms.'],
      soldOut: true,
    }),
  ],
  { extras: uses('صوصات') },
);
