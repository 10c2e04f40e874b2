/** Short functions for writing menus. They return the plain data of `model.ts`. Texts are in Arabic and English. */
import type {
  Allergen,
  DemoExtra,
  DemoExtraUse,
  DemoGallery,
  DemoItem,
  DemoLocation,
  DemoSale,
  DemoSection,
  DemoSubItem,
  Diet,
} from '../model';

/** A text in Arabic and English. */
export type Words = readonly [ar: string, en: string];

/** What a dish or an extra contains. */
interface Contents {
  readonly kcal?: number | undefined;
  /** In mg. */
  readonly sodium?: number | undefined;
  readonly contains?: readonly Allergen[] | undefined;
  readonly mayContain?: readonly Allergen[] | undefined;
}

/** The optional fields of an item. Most dishes have no description, as on real menus. */
type More = Partial<Omit<DemoItem, 'title' | 'description' | 'price' | 'show' | 'allergens'>> &
  Contents & { readonly about?: Words };

/** The fields for nutrition and allergens. Without `contains`, no allergens are declared. */
function labelsOf({ kcal, sodium, contains, mayContain = [] }: Contents) {
  const nutrition =
    kcal === undefined ? {} : { nutrition: { calories: kcal, ...(sodium === undefined ? {} : { sodium }) } };
  if (!contains) return nutrition;
  const allergens = [
    ...contains.map((code) => ({ code, presence: 'contains' as const })),
    ...mayContain.map((code) => ({ code, presence: 'may-contain' as const })),
  ];
  return { ...nutrition, allergens, allergensDeclared: true };
}

/** An item with a small square picture or without one. */
export const small = (
  [title, english]: Words,
  price: number,
  { about, kcal, sodium, contains, mayContain, ...more }: More = {},
): DemoItem => ({
  title,
  description: about?.[0] ?? '',
  translations: { en: { title: english, ...(about && { description: about[1] }) } },
  price,
  pin: false,
  show: { type: 'small-image' },
  ...labelsOf({ kcal, sodium, contains, mayContain }),
  ...more,
});

/** An item with a wide picture. */
export const large = (title: Words, price: number, more: More = {}): DemoItem => ({
  ...small(title, price, more),
  show: { type: 'large-image' },
});

/** Creates sub-items. Each row is a title in both languages and a price. */
export const choices = (
  ...rows: readonly (readonly [title: string, english: string, price: number])[]
): DemoSubItem[] => rows.map(([title, english, price]) => ({ title, price, translations: { en: { title: english } } }));

/** Sizes, each with title, price and code. `true` marks the size that is selected initially. */
export const sizes = (
  ...rows: readonly (readonly [title: string, english: string, price: number, code: string, initial?: true])[]
): DemoSubItem[] =>
  rows.map(([title, english, price, code, initial]) => ({
    title,
    price,
    code,
    ...(initial && { initial }),
    translations: { en: { title: english } },
  }));

/** An extra of a group; `price` defaults to no surcharge. */
export const extra = (
  [title, english]: Words,
  { kcal, contains, mayContain, ...more }: Omit<DemoExtra, 'title' | 'translations' | 'allergens'> & Contents = {},
): DemoExtra => ({
  title,
  ...labelsOf({ kcal, contains, mayContain }),
  ...more,
  translations: { en: { title: english } },
});

/** The extra groups that an item or a section offers, by group title. */
export const uses = (...groups: readonly string[]): readonly DemoExtraUse[] => groups.map((group) => ({ group }));

/** A discount in per cent. */
export const off = (percent: number): DemoSale => ({ onSale: true, offPrice: percent / 100 });

/** Values for the field `diets` of an item: vegan food also suits vegetarians. */
export const vegan: readonly Diet[] = ['vegan', 'vegetarian'];
export const vegetarian: readonly Diet[] = ['vegetarian'];

/** A section, by default visible and with normal priority. */
export const section = (
  [title, english]: Words,
  items: readonly DemoItem[],
  more: Partial<Omit<DemoSection, 'title' | 'translations' | 'items'>> = {},
): DemoSection => ({
  title,
  translations: { en: { title: english } },
  prime: false,
  hide: false,
  items,
  galleries: [],
  ...more,
});

/** A gallery of pictures with notes. */
export const gallery = (
  [title, english]: Words,
  display: DemoGallery['display'],
  ...images: readonly (readonly [picture: string, note: string, englishNote: string])[]
): DemoGallery => ({
  title,
  translations: { en: { title: english } },
  display,
  images: images.map(([picture, note, englishNote]) => ({
    picture,
    note,
    translations: { en: { note: englishNote } },
  })),
});

/** A place by its address and coordinates in degrees, with a map link. */
export const place = (address: string, latitude: number, longitude: number): DemoLocation => ({
  address,
  googleMaps: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  geoLocation: { coordinates: [longitude, latitude] },
});
