/** Creates a public menu from plain values, which Storybook's controls can edit. */
import type { InputType } from 'storybook/internal/types';
import type { SiteMenu } from '../../menu-site/src/document/siteTypes.js';
import { aMenu, anItem, aPicture, aSection, SATURDAY_AFTERNOON } from '../../menu-site/src/testing/menuFixtures.js';

export interface MenuArgs {
  readonly name: string;
  readonly description: string;
  readonly pictures: boolean;
  readonly purchases: 'order' | 'reserve' | 'off';
}

const sample = aMenu();

export const menuArgs: MenuArgs = {
  name: sample.institution?.name ?? '',
  description: sample.institution?.description ?? '',
  pictures: true,
  purchases: 'order',
};

export const menuArgTypes = {
  purchases: { control: 'inline-radio', options: ['order', 'reserve', 'off'] },
} as const satisfies Record<string, InputType>;

export const longNames = {
  name: 'مطاعم ومطابخ بيت جدّي للمأكولات الشعبية الأردنية والفلسطينية',
  description: 'منسف ومسخّن ومقلوبة وقدرة خليلية ومشاوي على الفحم، تُطبخ كل صباح وتصلكم ساخنة أينما كنتم في عمّان.',
} as const;

const HOUR_MS = 3_600_000;

/** Instants in the week of the sample menu. */
export const moments = {
  open: SATURDAY_AFTERNOON,
  closesSoon: SATURDAY_AFTERNOON + 8.5 * HOUR_MS,
  closed: SATURDAY_AFTERNOON - 24 * HOUR_MS,
  openAllDay: SATURDAY_AFTERNOON + 4 * 24 * HOUR_MS,
  pastMidnight: SATURDAY_AFTERNOON + (5 * 24 + 11) * HOUR_MS,
} as const;

const subjects = ['wrap', 'burger', 'salad'] as const;

const sectionOf = (title: string, items: readonly string[]) =>
  aSection({
    _id: `section${title}`,
    title,
    items: items.map((item, index) =>
      anItem({
        _id: `${title}${index}`,
        title: item,
        price: 2 + index / 2,
        popular: index === 0,
        image: aPicture(subjects[index % 3] ?? 'wrap'),
      }),
    ),
  });

/** Additional sections, so that the page scrolls. */
const moreSections = [
  sectionOf('البرجر', ['برجر كلاسيك', 'برجر دبل تشيز', 'برجر مشروم', 'برجر دجاج مقرمش']),
  sectionOf('المشروبات', ['عصير برتقال', 'ليمون ونعناع', 'تمر هندي']),
];

export function menuFrom({ name, description, pictures, purchases }: MenuArgs): SiteMenu {
  const { institution, settings, sections, menuMainImage } = sample;
  return {
    ...sample,
    institution: { ...institution, name, description, logo: pictures ? (institution?.logo ?? null) : null },
    menuMainImage: pictures ? (menuMainImage ?? null) : null,
    settings: {
      ...settings,
      doMenuPurchase: purchases !== 'off',
      purchaseMethod: purchases === 'reserve' ? 'reserve' : 'order',
    },
    sections: [...sections, ...moreSections],
  };
}
