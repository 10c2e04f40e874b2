/** A menu of the public site whose items state nutrition, allergens and diets. */
import type { SiteItem, SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import { aMenu, anItem, aPicture, aSection } from '../../menu-site/src/testing/menuFixtures.js';

/** One item for each answer of the filter: free, may contain, not declared, contains. */
export const labelledItems: readonly SiteItem[] = [
  anItem({
    _id: 'tabbouleh000000000000000',
    title: 'تبولة',
    image: aPicture('salad'),
    nutrition: { calories: 180, sodium: 320 },
    allergens: [],
    allergensDeclared: true,
    diets: ['vegan', 'vegetarian', 'halal'],
  }),
  anItem({
    _id: 'hummus000000000000000000',
    title: 'حمص',
    image: aPicture('wrap'),
    nutrition: { calories: 410, sodium: 640 },
    allergens: [
      { code: 'sesame', presence: 'contains' },
      { code: 'nuts', presence: 'may-contain' },
    ],
    allergensDeclared: true,
    diets: ['vegan'],
  }),
  anItem({
    _id: 'burger000000000000000000',
    title: 'برجر مدخّن',
    image: aPicture('burger'),
    nutrition: { calories: 940, sodium: 2300, activityMinutes: 190 },
    allergens: [
      { code: 'gluten', presence: 'contains' },
      { code: 'nuts', presence: 'contains' },
    ],
    allergensDeclared: true,
    diets: ['halal'],
  }),
  anItem({ _id: 'soup00000000000000000000', title: 'شوربة اليوم', description: 'تختلف كل يوم.' }),
];

export const aLabelledMenu = (): SiteMenu => {
  const { settings, ...menu } = aMenu();
  return {
    ...menu,
    combos: [],
    settings: { ...settings, labelling: 'sa' },
    sections: [aSection({ title: 'الأطباق', items: [...labelledItems] })],
  };
};
