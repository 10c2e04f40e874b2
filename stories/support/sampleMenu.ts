/** A small restaurant for stories and component tests. Each call returns a new copy. */
import type { Account, Combo, Item, Menu } from '@qaima/schemas';

/** A readable id in the format of the API: `idOf('item', 3)`. */
export const idOf = (name: string, number: number): string =>
  `${name}${String(number).padStart(4, '0')}`
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .padEnd(24, '0');

let made = 0;

export function anItem(fields: Partial<Item> = {}): Item {
  made += 1;
  return {
    _id: idOf('item', made),
    title: 'شاورما دجاج عربي',
    description: 'خبز صاج، ثوم ومخلّل وبطاطا',
    price: 3.5,
    pin: false,
    show: { type: 'small-image' },
    image: null,
    soldOut: false,
    hide: false,
    sale: { onSale: false, offPrice: 0 },
    subItems: [],
    interestRecords: 0,
    ...fields,
  };
}

type Section = NonNullable<Menu['sections']>[number];

export function aSection(title: string, items: readonly Item[], fields: Partial<Section> = {}): Section {
  made += 1;
  return { _id: idOf('section', made), title, prime: false, hide: false, items: [...items], galleries: [], ...fields };
}

const sizes = [
  { _id: idOf('sub', 1), title: 'عادي', price: 5.5 },
  { _id: idOf('sub', 2), title: 'وسط', price: 6.75 },
  { _id: idOf('sub', 3), title: 'كبير', price: 8 },
];

const plain = (titles: readonly string[], description: string, price: number) =>
  titles.map((title, index) =>
    anItem({ title, description, price: price + index * 0.25, interestRecords: 40 - index * 3 }),
  );

/** Five sections with 26 items, which cover all states of items. */
export const someSections = (): Section[] => [
  aSection(
    'الشاورما',
    [
      anItem({ pin: true, interestRecords: 128, subItems: sizes.map((size) => ({ ...size, price: 3.5 })) }),
      anItem({
        title: 'وجبة شاورما سوبر',
        description: 'دبل دجاج مع بطاطا ومشروب غازي، وصوص الثوم الخاص.',
        price: 5.5,
        sale: { onSale: true, offPrice: 0.2 },
        subItems: sizes,
        interestRecords: 96,
        show: { type: 'large-image' },
      }),
      anItem({
        title: 'شاورما لحم بلدي',
        description: 'لحم عجل، طحينة وبقدونس',
        price: 4,
        soldOut: true,
        interestRecords: 74,
      }),
      anItem({
        title: 'فلافل محشي',
        description: 'فلافل بالسمسم، حمص وخضار',
        price: 1.25,
        hide: true,
        interestRecords: 41,
      }),
      anItem({
        title: 'صحن شاورما عائلي',
        description: 'يكفي أربعة أشخاص مع الأرز',
        price: 12,
        sale: { onSale: true, offPrice: 0.15 },
        interestRecords: 63,
      }),
    ],
    { prime: true },
  ),
  aSection(
    'البرجر',
    plain(['برجر كلاسيك', 'برجر دبل تشيز', 'برجر مشروم', 'برجر دجاج مقرمش'], 'مع بطاطا وصوص خاص', 3.75),
  ),
  aSection('المقبلات', plain(['حمص', 'متبل', 'تبولة', 'فتوش', 'بطاطا مقلية', 'لبنة بالزعتر'], 'تُقدَّم مع الخبز', 1.25)),
  aSection(
    'المشروبات',
    plain(
      ['عصير برتقال', 'ليمون ونعناع', 'تمر هندي', 'عيران', 'شاي', 'قهوة', 'ماء', 'مشروب غازي'],
      'بارد أو ساخن',
      0.5,
    ),
  ),
  aSection('الحلويات', plain(['كنافة', 'أم علي', 'رز بحليب'], 'طازجة كل يوم', 2), { hide: true }),
];

/** Three combos of the menu's items: one that saves money, one that costs more than its items, and one without items. */
export function someCombos(menu: Menu): Combo[] {
  const items = (menu.sections ?? []).flatMap((section) => section.items ?? []);
  const combo = (number: number, title: string, price: number, titles: readonly string[]): Combo => ({
    _id: idOf('combo', number),
    title,
    price,
    items: titles.flatMap((wanted) => {
      const item = items.find((one) => one.title === wanted);
      return item ? [{ _id: item._id, title: item.title, description: item.description }] : [];
    }),
  });
  return [
    combo(1, 'وجبة العائلة', 14.5, ['صحن شاورما عائلي', 'حمص', 'متبل', 'مشروب غازي', 'كنافة']),
    combo(2, 'برجر ومشروب', 6, ['برجر كلاسيك', 'مشروب غازي']),
    combo(3, 'وجبة الغداء', 5, []),
  ];
}

export const aMenu = (fields: Partial<Menu> = {}): Menu => ({
  _id: idOf('menu', 1),
  username: 'innova',
  currency: 'JOD',
  country: 'JO',
  languages: { default: 'ar', offered: ['ar'] },
  institution: { name: 'مطعم إنوفا', logo: null, whatsapp: 'https://wa.me/962791234567' },
  sections: someSections(),
  combos: [],
  branches: [],
  orderReceiveOptions: [],
  workingDays: [],
  inactiveFrom: null,
  ...fields,
});

export const anAccount = (fields: Partial<Account> = {}): Account => ({
  name: 'ليث الخطيب',
  username: 'laith.kh',
  email: 'laith@example.com',
  phone: '+962790000000',
  verified: true,
  staff: false,
  selfService: true,
  menus: [{ _id: idOf('menu', 1), username: 'innova', name: 'مطعم إنوفا', logo: null, role: 'owner' }],
  ...fields,
});

/** A menu with one section of `count` items. */
export const aLargeMenu = (count: number): Menu => {
  const items = Array.from({ length: count }, (_, index) => anItem({ title: `صنف رقم ${index + 1}` }));
  return aMenu({ sections: [aSection('كل شيء', items)] });
};
