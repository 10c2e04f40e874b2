/** A menu's appearance and switches. (docs/spec/domain.md#menu) */
import { DEFAULT_COUNTRY } from '../country/country.js';
import type { LocalizedText } from '../core/language.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { labellingField } from '../nutrition/labelling.js';
import {
  arabicCurrencySignField,
  enableBuyField,
  closestBranchField,
  combosPositionField,
  dealsSectionField,
  otherMenuNickNameField,
  ordersField,
  priceStepField,
  purchaseMethodField,
  quantityLabelField,
  timeZoneField,
} from './fields.js';

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

export const settingsSchema = {
  type: 'object',
  title: 'الإعدادات',
  'x-en': 'Settings',
  additionalProperties: false,
  properties: {
    doMenuPurchase: enableBuyField,
    doRenderDealsSection: dealsSectionField,
    doMarkClosestBranch: closestBranchField,
    purchaseMethod: purchaseMethodField,
    timeZone: timeZoneField,
    otherMenuNickName: otherMenuNickNameField,
    orders: ordersField,
    labelling: labellingField,
    priceStep: priceStepField,
    arabicCurrencySign: arabicCurrencySignField,
    /** If absent, the combos come last. */
    combosPosition: combosPositionField,
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
    labelling: 'none',
    arabicCurrencySign: false,
  },
  cartSettings: { quantityLabel: '' },
} as const;
