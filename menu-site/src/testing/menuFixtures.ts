/** Menus, sections and items for tests and stories: a small complete restaurant. Callers can replace any field. */
import type { ExtraGroup, Menu } from '@qaima/schemas';
import type { SiteCombo, SiteGallery, SiteItem, SiteMenu, SiteRequest, SiteSection } from '../document/siteTypes.js';

/** Saturday, 21 November 2026, 14:00 in Amman. */
export const SATURDAY_AFTERNOON = Date.parse('2026-11-21T11:00:00Z');

export const aRequest = (fields: Partial<SiteRequest> = {}): SiteRequest => ({
  path: '/m/innova',
  language: 'ar',
  origin: 'https://menu.example',
  now: SATURDAY_AFTERNOON,
  ...fields,
});

/** The file name of a stored picture: `aPicture('burger')`. */
export const aPicture = (subject: string, size = '640x640'): string =>
  `${subject.padEnd(24, '0')}-${size}-KHoGDwK5ZkdtmJWLgFiKlmaH8MuV9oIP.webp`;

export const anItem = (fields: Partial<SiteItem> = {}): SiteItem => ({
  _id: 'shawarma0000000000000000',
  title: 'شاورما دجاج عربي',
  description: 'صدر دجاج متبّل، ثومية، مخلل خيار وبطاطا مقلية، خبز صاج طازج.',
  price: 3.5,
  pin: false,
  show: { type: 'small-image' },
  image: aPicture('wrap'),
  soldOut: false,
  hide: false,
  ...fields,
});

export const aGallery = (fields: Partial<SiteGallery> = {}): SiteGallery => ({
  _id: 'gallery00000000000000000',
  title: 'من مطبخنا',
  display: 'scroll',
  hide: false,
  images: [
    { image: aPicture('salad', '1280x640'), note: 'خضار تصلنا كل صباح' },
    { image: aPicture('burger', '1280x640'), note: 'برجر لحم بلدي على الفحم' },
    { image: aPicture('wrap', '1280x640'), note: 'خبز الصاج' },
  ],
  ...fields,
});

export const aSection = (fields: Partial<SiteSection> = {}): SiteSection => ({
  _id: 'section00000000000000000',
  title: 'الشاورما',
  prime: false,
  hide: false,
  items: [anItem()],
  galleries: [],
  ...fields,
});

/** A group of extras, from titles with prices in the menu's currency. */
export const anExtraGroup = (
  fields: Partial<ExtraGroup> & Pick<ExtraGroup, 'title'>,
  extras: Readonly<Record<string, number | Partial<ExtraGroup['extras'][number]>>>,
): ExtraGroup => ({
  _id: fields.title,
  min: 0,
  max: null,
  orNone: false,
  each: 1,
  free: 0,
  extras: Object.entries(extras).map(([title, entry]) => ({
    _id: title.replaceAll(' ', '-'),
    title,
    price: typeof entry === 'number' ? entry : 0,
    initial: 0,
    soldOut: false,
    hide: false,
    ...(typeof entry === 'number' ? {} : entry),
  })),
  ...fields,
});

/** Four groups: a required one, one with free units, one with counters, and one that only the large size offers. */
export const someExtraGroups: readonly ExtraGroup[] = [
  anExtraGroup({ title: 'نوع الخبز', min: 1, max: 1 }, { 'صاج طازج': 0.25, شراك: 0, كماج: 0 }),
  anExtraGroup(
    { title: 'إضافات', max: 3, free: 2 },
    {
      ثومية: { price: 0.25, prices: [{ size: 'L', price: 0.4 }] },
      مخلّل: 0.2,
      'جبنة شيدر': 0.5,
      هلابينو: 0.3,
      أفوكادو: { price: 0.75, soldOut: true },
    },
  ),
  anExtraGroup({ title: 'صوص', max: 4, each: 2 }, { كاتشب: { initial: 1 }, 'صوص حار': 0.1 }),
  anExtraGroup({ title: 'طبق العائلة', max: 1 }, { سلطة: 1 }),
];

/** An item with sizes and with the groups of {@link someExtraGroups}. */
export const anItemWithExtras = (fields: Partial<SiteItem> = {}): SiteItem =>
  anItem({
    subItems: [
      { _id: 'small0000000000000000000', title: 'عادي', price: 3.5, code: 'S' },
      { _id: 'large0000000000000000000', title: 'عائلي', price: 9, code: 'L' },
    ],
    extras: someExtraGroups.map(({ _id }) => ({
      group: _id,
      ...(_id === 'طبق العائلة' ? { sizes: ['L'] } : {}),
    })),
    ...fields,
  });

export const aCombo = (fields: Partial<SiteCombo> = {}): SiteCombo => ({
  _id: 'combo0000000000000000000',
  title: 'لمّة العائلة',
  price: 9.75,
  items: [
    { _id: 'shawarma0000000000000000', title: 'شاورما دجاج عربي', description: '' },
    { _id: 'burger000000000000000000', title: 'برجر مشوي', description: '' },
  ],
  ...fields,
});

export const everyDay: NonNullable<Menu['workingDays']> = [
  { day: 'sun', start: '10:00', end: '23:00' },
  { day: 'mon', start: '10:00', end: '23:00' },
  { day: 'tue', start: '10:00', end: '23:00' },
  { day: 'wed' },
  { day: 'thu', start: '10:00', end: '02:00' },
  { day: 'sat', start: '10:00', end: '23:00' },
];

export const aMenu = (fields: Partial<SiteMenu> = {}): SiteMenu => ({
  _id: 'innova000000000000000000',
  username: 'innova',
  currency: 'JOD',
  country: 'JO',
  languages: { default: 'ar', offered: ['ar'] },
  colors: { mainColor: '#c0392b', secondaryColor: '#f2b705', shadeColor: '#3a1c10', tintColor: '#fbeedd' },
  headingPhrase: 'أهلاً وسهلاً، كل طلب يُحضَّر طازجاً من أجلكم.',
  endingPhrase: 'صحتين وعافية.',
  menuMainImage: aPicture('main', '1600x900'),
  institution: {
    name: 'مطعم إنوفا',
    description: 'شاورما وبرجر على الفحم، شارع المدينة',
    logo: aPicture('logo', '512x512'),
    whatsapp: 'https://wa.me/962790000010',
    googleRateUrl: 'https://g.page/r/example/review',
    location: {
      address: 'عمّان، شارع المدينة المنوّرة',
      googleMaps: 'https://maps.example/innova',
      geoLocation: { coordinates: [35.8696, 31.9893] },
    },
    contact: {
      phone: '+962 6 500 0142',
      email: 'hello@innova.example',
      instagram: '@innova.jo',
      x: 'https://x.com/innova',
      facebook: 'facebook.com/innova',
    },
  },
  workingDays: everyDay,
  settings: { doMenuPurchase: true, doRenderDealsSection: true, purchaseMethod: 'order', timeZone: 'Asia/Amman' },
  cartSettings: {},
  sections: [
    aSection({
      prime: true,
      items: [
        anItem(),
        anItem({ _id: 'burger000000000000000000', title: 'برجر مشوي', pin: true, image: aPicture('burger') }),
      ],
      galleries: [aGallery()],
    }),
    aSection({
      _id: 'salads000000000000000000',
      title: 'السلطات',
      items: [
        anItem({
          _id: 'salad0000000000000000000',
          title: 'فتّوش',
          price: 2.5,
          sale: { onSale: true, offPrice: 0.2 },
          image: aPicture('salad'),
        }),
      ],
    }),
  ],
  combos: [aCombo()],
  branches: [
    {
      _id: 'irbid0000000000000000000',
      phone: '+962 79 000 0012',
      location: { address: 'إربد، شارع شفيق ارشيدات', geoLocation: { coordinates: [35.85, 32.55] } },
    },
  ],
  orderReceiveOptions: [
    { _id: 'delivery0000000000000000', title: 'توصيل', description: 'خلال 45 دقيقة', ionIcon: 'bicycle-outline' },
    { _id: 'pickup000000000000000000', title: 'استلام من الفرع', ionIcon: 'not-an-icon' },
  ],
  ...fields,
});
