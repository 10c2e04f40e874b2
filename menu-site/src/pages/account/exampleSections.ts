/** Sections that the owner of a new menu may start with, by kind of venue. (docs/spec/public-site.md#menu-initialisation) */
import type { LocalizedText } from '@qaima/schemas';

interface VenueKind {
  readonly code: string;
  readonly title: LocalizedText;
  readonly sections: readonly LocalizedText[];
}

const DRINKS: LocalizedText = { ar: 'مشروبات', en: 'Drinks' };
const DESSERTS: LocalizedText = { ar: 'حلويات', en: 'Desserts' };
const SANDWICHES: LocalizedText = { ar: 'سندويشات', en: 'Sandwiches' };

export const VENUE_KINDS: readonly VenueKind[] = [
  {
    code: 'restaurant',
    title: { ar: 'مطعم', en: 'Restaurant' },
    sections: [
      { ar: 'مقبلات', en: 'Starters' },
      { ar: 'سلطات', en: 'Salads' },
      { ar: 'أطباق رئيسية', en: 'Main dishes' },
      { ar: 'مشاوي', en: 'Grill' },
      DESSERTS,
      DRINKS,
    ],
  },
  {
    code: 'cafe',
    title: { ar: 'مقهى', en: 'Café' },
    sections: [
      { ar: 'قهوة ساخنة', en: 'Hot coffee' },
      { ar: 'قهوة باردة', en: 'Iced coffee' },
      { ar: 'شاي وأعشاب', en: 'Tea and herbs' },
      { ar: 'عصائر طازجة', en: 'Fresh juices' },
      SANDWICHES,
      { ar: 'كيك وحلويات', en: 'Cakes and desserts' },
    ],
  },
  {
    code: 'fastFood',
    title: { ar: 'وجبات سريعة', en: 'Fast food' },
    sections: [
      { ar: 'وجبات', en: 'Meals' },
      { ar: 'برجر', en: 'Burgers' },
      SANDWICHES,
      { ar: 'أطباق جانبية', en: 'Sides' },
      DRINKS,
    ],
  },
  {
    code: 'sweets',
    title: { ar: 'حلويات ومخبز', en: 'Sweets and bakery' },
    sections: [
      { ar: 'حلويات شرقية', en: 'Oriental sweets' },
      { ar: 'كيك', en: 'Cakes' },
      { ar: 'معجنات', en: 'Pastries' },
      { ar: 'خبز', en: 'Bread' },
      DRINKS,
    ],
  },
  {
    code: 'shop',
    title: { ar: 'متجر', en: 'Shop' },
    sections: [
      { ar: 'وصل حديثًا', en: 'New arrivals' },
      { ar: 'الأكثر طلبًا', en: 'Best sellers' },
      { ar: 'هدايا', en: 'Gifts' },
    ],
  },
];
