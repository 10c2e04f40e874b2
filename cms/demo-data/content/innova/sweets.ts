import { choices, off, section, small } from '../shorthands';

export const sweets = section(
  'حلويات',
  [
    small('كنافة ناعمة', 'جبنة نابلسية وقطر خفيف وفستق حلبي، تُقدَّم ساخنة.', 1.75, {
      pin: true,
      picture: 'smoothKunafa',
      subItems: choices(['قطعة', 1.75], ['نصف كيلو', 4.5], ['كيلو', 8.5]),
    }),
    small('كنافة خشنة', 'شعيرية محمّرة بالسمن على جبنة ذائبة.', 1.75, {
      picture: 'kunafa',
      subItems: choices(['قطعة', 1.75], ['نصف كيلو', 4.5], ['كيلو', 8.5]),
    }),
    small('بقلاوة مشكّلة', 'ثماني قطع بالفستق والكاجو والجوز.', 3.25, { picture: 'baklava' }),
    small('معمول', 'ستّ قطع بالتمر أو الجوز، تُخبز كل صباح.', 2.25, {
      picture: 'maamoul',
      subItems: choices(['بالتمر', 2.25], ['بالجوز', 2.75]),
    }),
    small('قطايف عصافيري', 'ستّ حبّات بالقشطة والفستق وماء الزهر.', 2.5, { picture: 'qatayef', sale: off(10) }),
    small('هريسة نابلسية', 'سميد بالسمن واللوز والقطر.', 1.25, { picture: 'harissa' }),
    small('أمّ علي', 'رقائق وحليب ومكسّرات وزبيب من الفرن.', 2.75, { picture: 'ummAli' }),
    small('أرز بالحليب', 'أرز بالحليب وماء الورد مع القرفة.', 1.5, { picture: 'ricePudding' }),
    small('مهلبية', 'مهلبية بالمستكة والفستق.', 1.5, { picture: 'muhallabieh' }),
    small('كريم كراميل', 'كاسترد طري بالكراميل الذهبي.', 1.75, { picture: 'custard' }),
    small('تشيز كيك الفراولة', 'تشيز كيك بارد بصلصة الفراولة.', 3, { picture: 'cheesecake' }),
    small('كيكة الشوكولاتة الذائبة', 'كيكة ساخنة تسيل من وسطها، مع بوظة الفانيلا.', 3.5, {
      picture: 'chocolateCake',
      sale: off(20),
    }),
    small('بوظة عربية', 'ثلاث كرات بالمستكة والفستق الحلبي.', 2, { picture: 'iceCream', hide: true }),
  ],
  {
    galleries: [
      {
        title: 'صواني المناسبات',
        display: 'show-all',
        images: [
          { picture: 'kunafaTable', note: 'صينية كنافة لعشرة أشخاص' },
          { picture: 'sweetTable', note: 'بقلاوة ومعمول في علب هدايا' },
          { picture: 'cakeTable', note: 'كعكات أعياد الميلاد، تُطلب قبل يوم' },
          { picture: 'puddingTable', note: 'مهلبية وأرز بالحليب للولائم' },
        ],
      },
    ],
  },
);
