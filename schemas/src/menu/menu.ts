/** The menu with all its parts. (docs/spec/domain.md#menu) */
import { idField, linkField, pictureField } from '../core/fields.js';
import { translationsOf } from '../core/translations.js';
import { withProperties, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { menuLists, sectionLists } from '../menu-parts/parts.js';
import { sectionSchema } from '../section/section.js';
import { workingDaySchema } from '../working-day/working-day.js';
import { DEFAULT_COUNTRY } from '../country/country.js';
import {
  countryField,
  currencyField,
  languagesField,
  phraseField,
  quantityLabelField,
  usernameField,
} from './fields.js';
import { firstDaysField } from './firstDays.js';
import { institutionSchema } from './institution.js';
import { cartSettingsSchema, colorsSchema, settingsSchema } from './settings.js';

/** The properties that are stored in the menu's own row. */
export const menuSchema = {
  $id: 'Menu',
  title: 'القائمة',
  'x-en': 'Menu',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    _id: idField,
    username: { ...usernameField, type: ['string', 'null'] },
    currency: { ...currencyField, default: 'JOD' },
    country: { ...countryField, default: DEFAULT_COUNTRY },
    headingPhrase: { ...phraseField, title: 'العبارة الافتتاحية', 'x-en': 'Heading phrase' },
    endingPhrase: { ...phraseField, title: 'العبارة الختامية', 'x-en': 'Ending phrase' },
    colors: colorsSchema,
    menuMainImage: { ...pictureField, title: 'الصورة الرئيسية', 'x-en': 'Main image', 'x-picture': 'menuMainImage' },
    institution: institutionSchema,
    workingDays: { type: 'array', title: 'أوقات العمل', 'x-en': 'Opening hours', maxItems: 7, items: workingDaySchema },
    settings: settingsSchema,
    cartSettings: cartSettingsSchema,
    languages: { ...languagesField, default: { default: 'ar', offered: ['ar'] } },
    /** Also translates the quantity label, which is in `cartSettings`. */
    translations: translationsOf({
      headingPhrase: { ...phraseField, title: 'العبارة الافتتاحية', 'x-en': 'Heading phrase' },
      endingPhrase: { ...phraseField, title: 'العبارة الختامية', 'x-en': 'Ending phrase' },
      quantityLabel: quantityLabelField,
    }),
    firstDays: firstDaysField,
    plan: { type: 'number', title: 'رقم الخطة', 'x-en': 'Plan number', minimum: 0, maximum: 1_000_000, readOnly: true },
    /** When the menu becomes invisible to visitors; null while it is active. */
    inactiveFrom: { type: ['string', 'null'], format: 'iso-instant', readOnly: true, 'x-list': false },
  },
} as const satisfies ObjectSchema;
export type MenuRow = TypeOf<typeof menuSchema>;

export const fullSectionSchema = withProperties({ ...sectionSchema, $id: 'SectionWithParts' }, sectionLists);

export type FullSection = TypeOf<typeof fullSectionSchema>;

/** The menu with all its parts, as admins and staff receive it. */
export const fullMenuSchema = withProperties(
  { ...menuSchema, $id: 'MenuWithParts' },
  {
    institution: withProperties(institutionSchema, {
      googleMaps: { ...linkField, title: 'رابط الخريطة', 'x-en': 'Maps link' },
    }),
    ...menuLists,
    sections: { type: 'array', items: fullSectionSchema },
    admins: { type: 'array', items: { type: 'string' } },
    /** Increases with every change of the menu. Present if there is a CDN, for links that bypass it. */
    revision: { type: 'integer', readOnly: true },
    /** When the menu's demo ends; present while the menu's newest order is a demo. */
    demoEndsAt: { type: 'string', format: 'iso-instant', readOnly: true, 'x-list': false },
    /** What a year costs after the demo, in JD; present with `demoEndsAt`. */
    demoPrice: { type: 'number', readOnly: true, 'x-list': false },
    /** Where the owner of a demo asks for a subscription: a chat, mail or telephone link. Absent without a contact. */
    demoContact: { type: 'string', readOnly: true, 'x-list': false },
    menuVisitors: {
      type: 'object',
      title: 'الزوار',
      'x-en': 'Visitors',
      additionalProperties: false,
      required: ['newVisitors', 'totalVisitors'],
      properties: {
        newVisitors: { type: 'integer', title: 'الزوار الجدد', 'x-en': 'New visitors' },
        totalVisitors: { type: 'integer', title: 'إجمالي الزوار', 'x-en': 'All visitors' },
      },
    },
  },
);
export type Menu = TypeOf<typeof fullMenuSchema>;
