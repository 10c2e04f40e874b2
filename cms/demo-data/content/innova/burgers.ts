import { choices, large, off, section, small, uses } from '../shorthands';

export const burgers = section(
  'برجر',
  [
    large('وجبة برجر مشوي', 'برجر لحم بلدي على الفحم وجبنة شيدر وصوص خاصّ، مع بطاطا ومشروب غازي.', 5.5, {
      picture: 'burgerMeal',
      sale: off(20),
    }),
    small('برجر إنوفا', 'لحم بلدي وجبنة نابلسية مشوية وبصل مكرمل وصوص الزعتر.', 4.5, {
      pin: true,
      picture: 'innovaBurger',
      extras: uses('درجة الشوي'),
    }),
    small('برجر كلاسيك', 'لحم بقري وخسّ وبندورة ومخلّل وصوص البيت.', 3.25, {
      picture: 'classicBurger',
      subItems: choices(['قطعة', 3.25], ['قطعتان', 4.75]),
    }),
    small('تشيز برجر', 'لحم بقري وطبقتان من جبنة الشيدر الذائبة.', 3.5, { picture: 'cheeseBurger' }),
    small('سموكي باربكيو', 'لحم مدخّن وحلقات بصل مقرمشة وصوص الباربكيو.', 4.25, { picture: 'barbecueBurger' }),
    small('برجر حارّ', 'لحم بقري وهلابينو وجبنة حارّة وصوص الفلفل.', 4, { picture: 'hotBurger' }),
    small('برجر دجاج مقرمش', 'صدر دجاج مقرمش مع كول سلو ومخلّل.', 3.5, { picture: 'chickenBurger' }),
    small('برجر أفوكادو', 'صدر دجاج مشوي مع الأفوكادو والجبنة البيضاء.', 4.25, { picture: 'avocadoBurger' }),
    small('برجر فلافل', 'قرص فلافل كبير مع الطحينة والخضار، نباتي بالكامل.', 2.5, { picture: 'falafelBurger' }),
    small('برجر لحم معتّق', 'لحم معتّق 21 يوماً مع جبنة غرويير وفطر برّي.', 7.5, { soldOut: true }),
  ],
  {
    extras: uses('صوصات'),
  },
);
