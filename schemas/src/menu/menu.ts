/** The menu itself: branding, contacts, settings, and all that stands in it. (Documents 1 and 2, sections 3 and 7.) */
import { branchShape } from '../branch/branch.js';
import { comboShape } from '../combo/combo.js';
import { galleryShape } from '../gallery/gallery.js';
import { itemShape } from '../item/item.js';
import type { Calls } from '../kit/call.js';
import {
  idField,
  instantField,
  latitudeField,
  linkField,
  locationField,
  longitudeField,
  phoneField,
  pictureField,
} from '../kit/fields.js';
import { listOf, withProperties, type Shape, type TypeOf } from '../kit/shape.js';
import { receiveOptionShape } from '../receive-option/receive-option.js';
import { sectionShape } from '../section/section.js';
import { workingDayChange, workingDayShape } from '../working-day/working-day.js';

const colourField = { type: 'string', format: 'colour', maxLength: 7 } as const;
const phraseField = { type: 'string', maxLength: 500 } as const;

export const colorsShape = {
  type: 'object',
  title: 'الألوان',
  'x-en': 'Colours',
  additionalProperties: false,
  properties: {
    mainColor: { ...colourField, title: 'اللون الرئيسي', 'x-en': 'Main colour' },
    secondaryColor: { ...colourField, title: 'اللون الثانوي', 'x-en': 'Secondary colour' },
    shadeColor: { ...colourField, title: 'اللون الداكن', 'x-en': 'Shade colour' },
    tintColor: { ...colourField, title: 'اللون الفاتح', 'x-en': 'Tint colour' },
  },
} as const satisfies Shape;

const networkField = { type: 'string', maxLength: 300 } as const;

export const contactShape = {
  type: 'object',
  title: 'التواصل',
  'x-en': 'Contact',
  additionalProperties: false,
  properties: {
    instagram: { ...networkField, title: 'إنستغرام', 'x-en': 'Instagram' },
    x: { ...networkField, title: 'إكس', 'x-en': 'X' },
    facebook: { ...networkField, title: 'فيسبوك', 'x-en': 'Facebook' },
    phone: phoneField,
    email: { type: 'string', title: 'البريد الإلكتروني', 'x-en': 'E-mail', maxLength: 254, format: 'email' },
    snapchat: { ...linkField, title: 'سناب شات', 'x-en': 'Snapchat' },
  },
} as const satisfies Shape;

export const institutionShape = {
  type: 'object',
  title: 'المنشأة',
  'x-en': 'Institution',
  additionalProperties: false,
  properties: {
    name: { type: 'string', title: 'اسم المطعم', 'x-en': 'Restaurant name', maxLength: 120 },
    description: { type: 'string', title: 'الوصف', 'x-en': 'Description', maxLength: 500 },
    logo: { ...pictureField, title: 'الشعار', 'x-en': 'Logo', 'x-picture': 'institution.logo' },
    whatsapp: { ...linkField, title: 'رابط واتساب', 'x-en': 'WhatsApp link' },
    googleRateUrl: { ...linkField, title: 'رابط التقييم', 'x-en': 'Rating link' },
    otherMenu: {
      type: 'string',
      title: 'معرّف قائمة أخرى',
      'x-en': 'Other menu id',
      maxLength: 64,
      pattern: '^[A-Za-z0-9_-]*$',
    },
    location: locationField,
    contact: contactShape,
  },
} as const satisfies Shape;

const purchaseMethodField = {
  type: 'string',
  title: 'طريقة الشراء',
  'x-en': 'Purchase method',
  enum: ['order', 'reserve'],
  'x-options': { order: { ar: 'طلب', en: 'Order' }, reserve: { ar: 'حجز', en: 'Reserve' } },
} as const;
const switchLabels = { true: { ar: 'مفعّل', en: 'On' }, false: { ar: 'معطّل', en: 'Off' } } as const;
const buyField = { type: 'boolean', title: 'تفعيل الشراء', 'x-en': 'Buying', 'x-options': switchLabels } as const;
const dealsField = {
  type: 'boolean',
  title: 'قسم العروض',
  'x-en': 'Deals section',
  'x-options': switchLabels,
} as const;
const closestField = {
  type: 'boolean',
  title: 'تحديد أقرب فرع',
  'x-en': 'Mark the closest branch',
  'x-options': switchLabels,
} as const;
const quantityLabelField = { type: 'string', title: 'مسمى الكمية', 'x-en': 'Quantity label', maxLength: 40 } as const;
const timeZoneField = {
  type: 'string',
  title: 'المنطقة الزمنية',
  'x-en': 'Time zone',
  format: 'time-zone',
  maxLength: 60,
} as const;
const nickNameField = {
  type: 'string',
  title: 'اسم القائمة الأخرى',
  'x-en': 'Other menu’s name',
  maxLength: 60,
} as const;
const currencyField = {
  type: 'string',
  title: 'العملة',
  'x-en': 'Currency',
  enum: ['JOD', 'USD'],
  'x-options': { JOD: { ar: 'دينار أردني', en: 'Jordanian dinar' }, USD: { ar: 'دولار أمريكي', en: 'US dollar' } },
} as const;
const usernameField = {
  type: 'string',
  title: 'الاسم المختصر',
  'x-en': 'Short name',
  maxLength: 60,
  format: 'menu-username',
} as const;

export const settingsShape = {
  type: 'object',
  title: 'الإعدادات',
  'x-en': 'Settings',
  additionalProperties: false,
  properties: {
    doMenuPurchase: buyField,
    doRenderDealsSection: dealsField,
    doMarkClosestBranch: closestField,
    purchaseMethod: purchaseMethodField,
    timeZone: timeZoneField,
    otherMenuNickName: nickNameField,
  },
} as const satisfies Shape;

export const cartSettingsShape = {
  type: 'object',
  title: 'إعدادات السلة',
  'x-en': 'Cart settings',
  additionalProperties: false,
  properties: { quantityLabel: quantityLabelField },
} as const satisfies Shape;

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
    plan: { type: 'number', title: 'الخطة', 'x-en': 'Plan', minimum: 0, maximum: 1_000_000, readOnly: true },
    /** The date-time from which the menu is closed to visitors; null while it is active. */
    inactiveFrom: { type: ['string', 'null'], format: 'iso-instant', readOnly: true, 'x-list': false },
  },
} as const satisfies Shape;

export const sectionWithParts = withProperties(
  { ...sectionShape, $id: 'SectionWithParts' },
  {
    items: { type: 'array', readOnly: true, items: itemShape },
    galleries: { type: 'array', readOnly: true, items: galleryShape },
  },
);

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
export type MenuRow = TypeOf<typeof menuShape>;
export type Institution = TypeOf<typeof institutionShape>;
export type Settings = TypeOf<typeof settingsShape>;
export type Colors = TypeOf<typeof colorsShape>;
export type SectionWithParts = TypeOf<typeof sectionWithParts>;
export type Currency = 'JOD' | 'USD';

/** What a menu has before its owner says otherwise. */
export const MENU_DEFAULTS = {
  currency: 'JOD',
  settings: {
    doMenuPurchase: true,
    doRenderDealsSection: true,
    doMarkClosestBranch: false,
    purchaseMethod: 'order',
    timeZone: 'Asia/Amman',
    otherMenuNickName: '',
  },
  cartSettings: { quantityLabel: '' },
} as const;

/** The institution as a payload sends it: pictures only to be taken away. */
const institutionChanges = {
  ...institutionShape,
  properties: { ...institutionShape.properties, logo: { type: 'null', title: 'الشعار', 'x-en': 'Logo' } },
} as const satisfies Shape;

/** The settings payload: flat names that map to stored ones; merged, only what is sent changes. (Decisions, section 4.) */
export const menuChanges = {
  $id: 'MenuChanges',
  title: 'الإعدادات',
  'x-en': 'Settings',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    username: usernameField,
    currency: currencyField,
    headingPhrase: menuShape.properties.headingPhrase,
    endingPhrase: menuShape.properties.endingPhrase,
    colors: colorsShape,
    menuMainImage: { type: 'null', title: 'الصورة الرئيسية', 'x-en': 'Main image' },
    institution: institutionChanges,
    workingDays: { type: 'array', title: 'أوقات العمل', 'x-en': 'Working days', maxItems: 14, items: workingDayChange },
    lat: latitudeField,
    long: longitudeField,
    enableBuy: buyField,
    showSaleSection: dealsField,
    doMarkClosestBranch: closestField,
    purchaseMethod: purchaseMethodField,
    quantityLabel: quantityLabelField,
    timeZone: timeZoneField,
    otherMenuNickName: nickNameField,
  },
} as const satisfies Shape;
export type MenuChanges = TypeOf<typeof menuChanges>;

const required = { minLength: 1, pattern: '\\S' } as const;

/** What the owner says of a new menu. (Document 2, section 5, menu init.) */
export const menuInit = {
  $id: 'MenuInit',
  title: 'تهيئة القائمة',
  'x-en': 'Menu set-up',
  type: 'object',
  additionalProperties: false,
  required: ['institution'],
  properties: {
    institution: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'description', 'location', 'contact'],
      properties: {
        name: { ...institutionShape.properties.name, ...required },
        description: { ...institutionShape.properties.description, ...required },
        location: {
          type: 'object',
          additionalProperties: false,
          required: ['address'],
          properties: { address: { ...locationField.properties.address, ...required } },
        },
        contact: {
          type: 'object',
          additionalProperties: false,
          required: ['phone'],
          properties: {
            phone: {
              ...phoneField,
              minLength: 1,
              'x-message': { ar: 'رقم هاتف غير صحيح', en: 'Invalid phone number' },
            },
          },
        },
      },
    },
    username: usernameField,
  },
} as const satisfies Shape;
export type MenuInit = TypeOf<typeof menuInit>;

const accountName = { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username', minLength: 1, maxLength: 60 } as const;

export const menuDraft = {
  $id: 'MenuDraft',
  title: 'إنشاء قائمة',
  'x-en': 'Create Menu',
  type: 'object',
  additionalProperties: false,
  required: ['admins', 'plan'],
  properties: {
    admins: { type: 'array', title: 'المدراء', 'x-en': 'Admins', minItems: 1, maxItems: 20, items: accountName },
    plan: { type: 'number', title: 'الخطة', 'x-en': 'Plan', minimum: 0, maximum: 1_000_000 },
  },
} as const satisfies Shape;
export type MenuDraft = TypeOf<typeof menuDraft>;

export const menuAdminDraft = {
  $id: 'MenuAdminDraft',
  title: 'إضافة مدير للقائمة',
  'x-en': 'Add Menu Admin',
  type: 'object',
  additionalProperties: false,
  required: ['admin'],
  properties: { admin: accountName },
} as const satisfies Shape;
export type MenuAdminDraft = TypeOf<typeof menuAdminDraft>;

export const inactiveMenuShape = {
  $id: 'InactiveMenu',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'institution'],
  properties: {
    _id: { type: 'string' },
    username: { type: ['string', 'null'] },
    institution: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string', title: 'اسم الشركة', 'x-en': 'Company name' },
        contact: {
          type: 'object',
          additionalProperties: false,
          properties: { phone: { type: 'string', title: 'رقم الهاتف', 'x-en': 'Phone' } },
        },
      },
    },
    orderNumber: { type: ['integer', 'null'], title: 'رقم الطلب', 'x-en': 'Order number' },
  },
} as const satisfies Shape;
export type InactiveMenu = TypeOf<typeof inactiveMenuShape>;

/** Whether a short name can be had; where not, why, in a sentence of the reader's language. */
export const usernameCheckShape = {
  $id: 'UsernameCheck',
  type: 'object',
  additionalProperties: false,
  required: ['available', 'reason'],
  properties: { available: { type: 'boolean' }, reason: { type: 'string' } },
} as const satisfies Shape;
export type UsernameCheck = TypeOf<typeof usernameCheckShape>;

const scheduleQuery = {
  type: 'object',
  properties: { schedule: { ...instantField, title: 'الموعد', 'x-en': 'Schedule' } },
} as const satisfies Shape;

/** Paths without parameters come before those with: the server tries them in this order. */
export const menuCalls = {
  create: {
    method: 'POST',
    path: '/quickmenu',
    access: 'staff',
    summary: 'Creates a menu for its admins; active from the start.',
    body: menuDraft,
    answer: menuWithParts,
  },
  listInactive: {
    method: 'GET',
    path: '/quickmenu/inActiveMenus',
    access: 'staff',
    summary: 'Lists the inactive menus.',
    answer: listOf(inactiveMenuShape, {}),
  },
  removeInactive: {
    method: 'DELETE',
    path: '/quickmenu/inActiveMenus',
    access: 'staff',
    summary: 'Moves all inactive menus to the trash, from which they can be restored for 30 days.',
    answer: listOf(inactiveMenuShape, {}),
  },
  read: {
    method: 'GET',
    path: '/quickmenu/:menuId',
    access: 'visitor',
    summary: 'The menu by id or short name: the public part for visitors, all of it for its admins and staff.',
    answer: menuWithParts,
  },
  change: {
    method: 'PUT',
    path: '/quickmenu/:menuId',
    access: 'menu-admin',
    summary: 'Merges settings: only what is sent changes.',
    query: { type: 'object', properties: { op: { type: 'string', maxLength: 20 } } },
    body: menuChanges,
    answer: menuWithParts,
  },
  activate: {
    method: 'POST',
    path: '/quickmenu/:menuId',
    access: 'staff',
    summary: 'Opens a menu and clears a scheduled closing.',
    query: scheduleQuery,
  },
  deactivate: {
    method: 'DELETE',
    path: '/quickmenu/:menuId',
    access: 'staff',
    summary: 'Closes a menu, at once or at the scheduled date-time.',
    query: scheduleQuery,
  },
  init: {
    method: 'POST',
    path: '/quickmenu/:menuId/init',
    access: 'menu-admin',
    summary: 'Says who the business is.',
    body: menuInit,
    answer: menuWithParts,
  },
  checkUsername: {
    method: 'GET',
    path: '/quickmenu/:menuId/usernames/:username',
    access: 'menu-admin',
    summary: 'Whether the menu could have this short name; its own ones, and those that others gave up, can be had.',
    answer: usernameCheckShape,
  },
  addAdmin: {
    method: 'POST',
    path: '/quickmenu/:menuId/admins',
    access: 'staff',
    summary: 'Adds a user to the admins of a menu.',
    body: menuAdminDraft,
  },
  removeAdmin: {
    method: 'DELETE',
    path: '/quickmenu/:menuId/admins/:username',
    access: 'staff',
    summary: 'Takes a user out of the admins of a menu; never the last one.',
  },
} as const satisfies Calls;
