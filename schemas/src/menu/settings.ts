/** A menu's appearance and switches. (docs/spec/domain.md#menu) */
import { DEFAULT_COUNTRY } from '../country/country.js';
import type { LocalizedText } from '../core/language.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { isKeyOf } from '../core/typeGuards.js';
import { labellingField } from '../nutrition/labelling.js';
import { PRICE_STEPS } from '../money/priceStep.js';
import { quantityLabelField } from './fields.js';
import { chargesField, taxField, tipsField } from './sumSettings.js';
import { guestDataSettings, teamSettings } from './guestDataSettings.js';
import { answerMinutesField, autoAcceptField, orderModeField, prepMinutesField } from './guestOrderSettings.js';

const colourField = { type: 'string', format: 'colour', maxLength: 7 } as const;

export const colorsSchema = {
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
} as const satisfies ObjectSchema;
export type Colors = TypeOf<typeof colorsSchema>;

const switchLabels = { true: { ar: 'مفعّل', en: 'On' }, false: { ar: 'معطّل', en: 'Off' } } as const;

/** What happens to orders while the venue is closed. Matters only if the menu takes orders and states opening hours. */
const whenClosedField = {
  type: 'string',
  title: 'الطلبات خارج أوقات العمل',
  'x-en': 'Orders while closed',
  enum: ['take', 'refuse'],
  'x-options': {
    take: { ar: 'تُقبل، ويُذكر موعد الافتتاح', en: 'Taken, and the opening time is said' },
    refuse: { ar: 'لا تُقبل حتى الافتتاح', en: 'Refused until opening' },
  },
} as const;

/**
 * A new setting is one property here. The settings payload, its place in the stored menu and the form of the private
 * settings follow. (update.ts, settingsForms.ts)
 */
export const settingsSchema = {
  type: 'object',
  title: 'الإعدادات',
  'x-en': 'Settings',
  additionalProperties: false,
  properties: {
    doMenuPurchase: {
      type: 'boolean',
      title: 'تفعيل الشراء',
      'x-en': 'Buying',
      'x-options': switchLabels,
    },
    doRenderDealsSection: {
      type: 'boolean',
      title: 'قسم العروض',
      'x-en': 'Deals section',
      'x-options': switchLabels,
    },
    doMarkClosestBranch: {
      type: 'boolean',
      title: 'تحديد أقرب فرع',
      'x-en': 'Mark the closest branch',
      'x-options': switchLabels,
    },
    purchaseMethod: {
      type: 'string',
      title: 'طريقة الشراء',
      'x-en': 'Purchase method',
      enum: ['order', 'reserve'],
      'x-options': { order: { ar: 'طلب', en: 'Order' }, reserve: { ar: 'حجز', en: 'Reserve' } },
    },
    timeZone: {
      type: 'string',
      title: 'المنطقة الزمنية',
      'x-en': 'Time zone',
      format: 'time-zone',
      maxLength: 60,
    },
    otherMenuNickName: {
      type: 'string',
      title: 'اسم القائمة الأخرى',
      'x-en': 'Other menu’s name',
      maxLength: 60,
    },
    orders: {
      type: 'object',
      title: 'الطلبات',
      'x-en': 'Orders',
      additionalProperties: false,
      properties: {
        mode: orderModeField,
        answerMinutes: answerMinutesField,
        autoAccept: autoAcceptField,
        prepMinutes: prepMinutesField,
        whenClosed: whenClosedField,
      },
    },
    guests: guestDataSettings,
    team: teamSettings,
    labelling: labellingField,
    /** The step to which sale prices are rounded; if absent, the default of the currency. */
    priceStep: {
      type: 'number',
      title: 'تقريب أسعار الخصومات',
      'x-en': 'Rounding of sale prices',
      enum: PRICE_STEPS,
    },
    tips: tipsField,
    /** Added to the total of an order. */
    charges: chargesField,
    tax: taxField,
    /** Whether guests read `د.أ` instead of `JD` in Arabic. (docs/spec/domain.md#money) */
    arabicCurrencySign: {
      type: 'boolean',
      title: 'رمز الدينار عند الضيوف بالعربية',
      'x-en': 'Dinar sign for guests, in Arabic',
      'x-options': { false: { ar: 'JD', en: 'JD' }, true: { ar: 'د.أ', en: 'د.أ' } },
    },
    /** How many of the menu's sections come before the combos; if absent, the combos come last. (docs/spec/domain.md#combos) */
    combosPosition: {
      type: 'integer',
      title: 'مكان الوجبات المجمّعة',
      'x-en': 'Place of the combos',
      minimum: 0,
      maximum: 500,
    },
  },
} as const satisfies ObjectSchema;
export type Settings = TypeOf<typeof settingsSchema>;

export const cartSettingsSchema = {
  type: 'object',
  title: 'إعدادات السلة',
  'x-en': 'Cart settings',
  additionalProperties: false,
  properties: { quantityLabel: quantityLabelField },
} as const satisfies ObjectSchema;

const { doMenuPurchase, doRenderDealsSection, doMarkClosestBranch, purchaseMethod, ...otherSettings } =
  settingsSchema.properties;
const { priceStep, combosPosition } = otherSettings;

/** The settings in the payload with which owners change a menu. (docs/spec/api.md#menu-settings-endpoint) */
export const settingsPayloadProperties = {
  enableBuy: doMenuPurchase,
  showSaleSection: doRenderDealsSection,
  doMarkClosestBranch,
  purchaseMethod,
  quantityLabel: cartSettingsSchema.properties.quantityLabel,
  ...otherSettings,
  /** Null rounds sale prices to the default of the currency. */
  priceStep: { ...priceStep, type: ['number', 'null'], enum: [...priceStep.enum, null] },
  /** Null puts the combos last. */
  combosPosition: { ...combosPosition, type: ['integer', 'null'] },
} as const;

/** The settings that have another name in the stored menu than in the payload. */
const STORED_NAMES = { enableBuy: 'doMenuPurchase', showSaleSection: 'doRenderDealsSection' } as const;

/** The path of a property of the payload in the stored menu; undefined if it is no setting. */
export function storedSettingPath(name: string): readonly [column: string, name: string] | undefined {
  if (!Object.hasOwn(settingsPayloadProperties, name)) return undefined;
  if (name === 'quantityLabel') return ['cartSettings', name];
  return ['settings', isKeyOf(STORED_NAMES, name) ? STORED_NAMES[name] : name];
}

/** The quantity label of a new menu, and the one that the form proposes if a menu has none. */
export const DEFAULT_QUANTITY_LABEL: LocalizedText = { ar: 'الكمية', en: 'Quantity' };

export const MENU_DEFAULTS = {
  currency: 'JOD',
  country: DEFAULT_COUNTRY,
  settings: {
    doMenuPurchase: true,
    doRenderDealsSection: true,
    doMarkClosestBranch: false,
    purchaseMethod: 'order',
    timeZone: 'Asia/Amman',
    otherMenuNickName: '',
    orders: { mode: 'whatsapp', answerMinutes: 5, autoAccept: false, prepMinutes: 20, whenClosed: 'take' },
    guests: { keepDays: 365, marketing: false },
    team: { secondFactor: 'off' },
    labelling: 'none',
    arabicCurrencySign: false,
  },
  cartSettings: { quantityLabel: '' },
} as const;
