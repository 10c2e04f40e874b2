/**
 * The table of parts: one row for each list within a menu. From a row derive its limit, storage, read, public
 * projection, trash, purge, export, import, copy, translations, audit log, endpoints and the owner's screen.
 * (CONTRIBUTING.md#add-a-part-of-a-menu)
 */
import { branchEndpoints, branchSchema } from '../branch/branch.js';
import { comboEndpoints, comboSchema } from '../combo/combo.js';
import { daypartEndpoints, daypartSchema, MAX_DAYPARTS } from '../daypart/daypart.js';
import {
  couponEndpoints,
  couponSchema,
  MAX_COUPONS,
  MAX_OFFERS,
  offerEndpoints,
  offerSchema,
} from '../discount/discount.js';
import { extraGroupEndpoints, extraGroupSchema, MAX_EXTRA_GROUPS } from '../extra-group/extra-group.js';
import { galleryEndpoints, gallerySchema } from '../gallery/gallery.js';
import { itemEndpoints, itemSchema } from '../item/item.js';
import { MAX_PRINTERS, printerEndpoints, printerSchema } from '../printer/printer.js';
import { receiveOptionEndpoints, receiveOptionSchema } from '../receive-option/receive-option.js';
import { sectionEndpoints, sectionSchema } from '../section/section.js';
import { MAX_SPECIAL_HOURS, specialHoursEndpoints, specialHoursSchema } from '../special-hours/special-hours.js';
import { MAX_TABLES, tableEndpoints, tableSchema } from '../table/table.js';
import type { MenuPartRow } from './menuPartRow.js';

/** A list of the menu that guests get and that an export contains. */
const inMenu = { parent: 'menu', isInMenu: true, isPublic: true, isExported: true, isCopied: false } as const;

/** A list of each section that guests get and that an export contains. */
const inSection = { ...inMenu, parent: 'section' } as const;

/** A list of the venue that the menu's response does not contain. */
const ofVenue = { parent: 'menu', isInMenu: false, isPublic: false, isExported: false, isCopied: false } as const;

/** In the sequence in which the parts are listed, for example to translate them. */
export const MENU_PARTS = {
  section: {
    ...inMenu,
    isCopied: true,
    schema: sectionSchema,
    endpoints: sectionEndpoints,
    list: 'sections',
    limit: 200,
    label: { ar: 'تصنيف', en: 'Section' },
  },
  item: {
    ...inSection,
    isCopied: true,
    schema: itemSchema,
    endpoints: itemEndpoints,
    list: 'items',
    limit: 5000,
    label: { ar: 'صنف', en: 'Item' },
  },
  gallery: {
    ...inSection,
    isCopied: true,
    schema: gallerySchema,
    endpoints: galleryEndpoints,
    list: 'galleries',
    limit: 500,
    label: { ar: 'معرض', en: 'Gallery' },
  },
  extraGroup: {
    ...inMenu,
    isCopied: true,
    schema: extraGroupSchema,
    endpoints: extraGroupEndpoints,
    list: 'extraGroups',
    resource: 'extras',
    limit: MAX_EXTRA_GROUPS,
    noun: { ar: 'مجموعة الإضافات', en: 'Extra group' },
  },
  combo: {
    ...inMenu,
    isCopied: true,
    schema: comboSchema,
    endpoints: comboEndpoints,
    list: 'combos',
    screen: 'items',
    limit: 200,
    label: { ar: 'وجبة مجمّعة', en: 'Combo' },
    noun: { ar: 'الوجبة', en: 'Combo' },
  },
  branch: {
    ...inMenu,
    schema: branchSchema,
    endpoints: branchEndpoints,
    list: 'branches',
    limit: 200,
    label: { ar: 'فرع', en: 'Branch' },
  },
  receiveOption: {
    ...inMenu,
    schema: receiveOptionSchema,
    endpoints: receiveOptionEndpoints,
    list: 'orderReceiveOptions',
    resource: 'receiveOptions',
    table: 'receive_options',
    limit: 100,
    label: { ar: 'طريقة استلام', en: 'Receive option' },
    noun: { ar: 'طريقة الاستلام', en: 'Receive option' },
  },
  specialHours: {
    ...inMenu,
    schema: specialHoursSchema,
    endpoints: specialHoursEndpoints,
    list: 'specialHours',
    screen: 'workingDays',
    table: 'special_hours_list',
    limit: MAX_SPECIAL_HOURS,
    noun: { ar: 'الأوقات الخاصة', en: 'Special hours' },
  },
  daypart: {
    ...inMenu,
    isCopied: true,
    schema: daypartSchema,
    endpoints: daypartEndpoints,
    list: 'dayparts',
    screen: 'workingDays',
    limit: MAX_DAYPARTS,
    noun: { ar: 'فترة التقديم', en: 'Serving time' },
  },
  offer: {
    ...ofVenue,
    schema: offerSchema,
    endpoints: offerEndpoints,
    list: 'offers',
    limit: MAX_OFFERS,
    listLabel: { ar: 'العروض', en: 'Offers' },
  },
  coupon: {
    ...ofVenue,
    schema: couponSchema,
    endpoints: couponEndpoints,
    list: 'coupons',
    limit: MAX_COUPONS,
    listLabel: { ar: 'القسائم', en: 'Coupons' },
  },
  table: {
    ...ofVenue,
    schema: tableSchema,
    endpoints: tableEndpoints,
    list: 'tables',
    limit: MAX_TABLES,
    label: { ar: 'طاولة', en: 'Table' },
  },
  printer: {
    ...ofVenue,
    schema: printerSchema,
    endpoints: printerEndpoints,
    list: 'printers',
    limit: MAX_PRINTERS,
    label: { ar: 'طابعة', en: 'Printer' },
  },
} as const satisfies Readonly<Record<string, MenuPartRow>>;
