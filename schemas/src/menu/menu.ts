/** The menu itself, and all that stands in it. (Documents 1 and 2, section 3.) */
import { branchShape } from '../branch/branch.js';
import { comboShape } from '../combo/combo.js';
import { galleryShape } from '../gallery/gallery.js';
import { itemShape } from '../item/item.js';
import { idField, linkField, pictureField } from '../core/fields.js';
import { withProperties, type Shape, type TypeOf } from '../core/schema.js';
import { receiveOptionShape } from '../receive-option/receive-option.js';
import { sectionShape } from '../section/section.js';
import { workingDayShape } from '../working-day/working-day.js';
import { currencyField, phraseField, usernameField } from './fields.js';
import { institutionShape } from './institution.js';
import { cartSettingsShape, colorsShape, settingsShape } from './settings.js';

/** What is kept in the menu's own row. */
export const menuShape = {
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
    headingPhrase: { ...phraseField, title: 'العبارة الافتتاحية', 'x-en': 'Heading phrase' },
    endingPhrase: { ...phraseField, title: 'العبارة الختامية', 'x-en': 'Ending phrase' },
    colors: colorsShape,
    menuMainImage: { ...pictureField, title: 'الصورة الرئيسية', 'x-en': 'Main image', 'x-picture': 'menuMainImage' },
    institution: institutionShape,
    workingDays: { type: 'array', title: 'أوقات العمل', 'x-en': 'Working days', maxItems: 7, items: workingDayShape },
    settings: settingsShape,
    cartSettings: cartSettingsShape,
    plan: { type: 'number', title: 'رقم الخطة', 'x-en': 'Plan number', minimum: 0, maximum: 1_000_000, readOnly: true },
    /** The date-time from which the menu is closed to visitors; null while it is active. */
    inactiveFrom: { type: ['string', 'null'], format: 'iso-instant', readOnly: true, 'x-list': false },
  },
} as const satisfies Shape;
export type MenuRow = TypeOf<typeof menuShape>;

export const sectionWithParts = withProperties(
  { ...sectionShape, $id: 'SectionWithParts' },
  {
    items: { type: 'array', readOnly: true, items: itemShape },
    galleries: { type: 'array', readOnly: true, items: galleryShape },
  },
);

export type SectionWithParts = TypeOf<typeof sectionWithParts>;

/** The menu with all that stands in it, as its admins and staff get it. */
export const menuWithParts = withProperties(
  { ...menuShape, $id: 'MenuWithParts' },
  {
    institution: withProperties(institutionShape, {
      googleMaps: { ...linkField, title: 'رابط الخريطة', 'x-en': 'Maps link' },
    }),
    sections: { type: 'array', items: sectionWithParts },
    combos: { type: 'array', items: comboShape },
    branches: { type: 'array', items: branchShape },
    orderReceiveOptions: { type: 'array', items: receiveOptionShape },
    admins: { type: 'array', items: { type: 'string' } },
    /** Grows with every change of the menu. Answered where a CDN is before the pages, for links past its older copies. */
    revision: { type: 'integer', readOnly: true },
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
export type Menu = TypeOf<typeof menuWithParts>;
