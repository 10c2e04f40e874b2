/** Properties that the menu, its settings and their payloads share. */
import { CURRENCIES } from '../money/currency.js';
import { PRICE_STEPS } from '../money/priceStep.js';
import { languageField, LANGUAGES } from '../core/translations.js';
import { answerMinutesField, autoAcceptField, orderModeField, prepMinutesField } from './guestOrderSettings.js';

export const phraseField = { type: 'string', maxLength: 500, 'x-multiline': true, 'x-translate': true } as const;

const switchLabels = { true: { ar: 'مفعّل', en: 'On' }, false: { ar: 'معطّل', en: 'Off' } } as const;

export const purchaseMethodField = {
  type: 'string',
  title: 'طريقة الشراء',
  'x-en': 'Purchase method',
  enum: ['order', 'reserve'],
  'x-options': { order: { ar: 'طلب', en: 'Order' }, reserve: { ar: 'حجز', en: 'Reserve' } },
} as const;
export const enableBuyField = {
  type: 'boolean',
  title: 'تفعيل الشراء',
  'x-en': 'Buying',
  'x-options': switchLabels,
} as const;
/** The languages of the menu's texts. The plain fields are in the default language, which is always offered. */
export const languagesField = {
  type: 'object',
  title: 'لغات القائمة',
  'x-en': 'Languages of the menu',
  additionalProperties: false,
  required: ['default', 'offered'],
  properties: {
    default: { ...languageField, title: 'لغة القائمة', 'x-en': 'The menu’s language' },
    offered: {
      type: 'array',
      title: 'اللغات المعروضة',
      'x-en': 'Offered languages',
      minItems: 1,
      maxItems: LANGUAGES.length,
      uniqueItems: true,
      items: languageField,
    },
  },
} as const;
/** What happens to orders while the venue is closed. Matters only if the menu takes orders and states opening hours. */
export const whenClosedField = {
  type: 'string',
  title: 'الطلبات خارج أوقات العمل',
  'x-en': 'Orders while closed',
  enum: ['take', 'refuse'],
  'x-options': {
    take: { ar: 'تُقبل، ويُذكر موعد الافتتاح', en: 'Taken, and the opening time is said' },
    refuse: { ar: 'لا تُقبل حتى الافتتاح', en: 'Refused until opening' },
  },
} as const;
export const ordersField = {
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
} as const;
export const dealsSectionField = {
  type: 'boolean',
  title: 'قسم العروض',
  'x-en': 'Deals section',
  'x-options': switchLabels,
} as const;
export const closestBranchField = {
  type: 'boolean',
  title: 'تحديد أقرب فرع',
  'x-en': 'Mark the closest branch',
  'x-options': switchLabels,
} as const;
/** The number of the menu's sections that come before the combos. (docs/spec/domain.md#combos) */
export const combosPositionField = {
  type: 'integer',
  title: 'مكان الوجبات المجمّعة',
  'x-en': 'Place of the combos',
  minimum: 0,
  maximum: 500,
} as const;
export const quantityLabelField = {
  type: 'string',
  title: 'مسمى الكمية',
  'x-en': 'Quantity label',
  maxLength: 40,
  'x-translate': true,
} as const;
export const timeZoneField = {
  type: 'string',
  title: 'المنطقة الزمنية',
  'x-en': 'Time zone',
  format: 'time-zone',
  maxLength: 60,
} as const;
export const otherMenuNickNameField = {
  type: 'string',
  title: 'اسم القائمة الأخرى',
  'x-en': 'Other menu’s name',
  maxLength: 60,
} as const;
export const currencyField = {
  type: 'string',
  title: 'العملة',
  'x-en': 'Currency',
  enum: CURRENCIES,
  'x-options': {
    JOD: { ar: 'دينار أردني', en: 'Jordanian dinar' },
    USD: { ar: 'دولار أمريكي', en: 'US dollar' },
    SAR: { ar: 'ريال سعودي', en: 'Saudi riyal' },
    AED: { ar: 'درهم إماراتي', en: 'UAE dirham' },
    EGP: { ar: 'جنيه مصري', en: 'Egyptian pound' },
    KWD: { ar: 'دينار كويتي', en: 'Kuwaiti dinar' },
    QAR: { ar: 'ريال قطري', en: 'Qatari riyal' },
    BHD: { ar: 'دينار بحريني', en: 'Bahraini dinar' },
    OMR: { ar: 'ريال عُماني', en: 'Omani rial' },
    IQD: { ar: 'دينار عراقي', en: 'Iraqi dinar' },
    LBP: { ar: 'ليرة لبنانية', en: 'Lebanese pound' },
    EUR: { ar: 'يورو', en: 'Euro' },
    GBP: { ar: 'جنيه إسترليني', en: 'British pound' },
    TRY: { ar: 'ليرة تركية', en: 'Turkish lira' },
  },
} as const;
/** The step to which sale prices are rounded; if absent, the default of the currency. */
export const priceStepField = {
  type: 'number',
  title: 'تقريب أسعار الخصومات',
  'x-en': 'Rounding of sale prices',
  enum: PRICE_STEPS,
} as const;
/** Whether guests read `د.أ` instead of `JD` in Arabic. (docs/spec/domain.md#money) */
export const arabicCurrencySignField = {
  type: 'boolean',
  title: 'رمز الدينار عند الضيوف بالعربية',
  'x-en': 'Dinar sign for guests, in Arabic',
  'x-options': { false: { ar: 'JD', en: 'JD' }, true: { ar: 'د.أ', en: 'د.أ' } },
} as const;
/** The country of the business. Phone numbers without a country code are read as numbers of this country. */
export const countryField = {
  type: 'string',
  title: 'الدولة',
  'x-en': 'Country',
  format: 'country',
  maxLength: 2,
  'x-message': {
    ar: 'يرجى اختيار دولة برمزها من حرفين، مثل JO',
    en: 'Please choose a country by its two-letter code, such as JO',
  },
} as const;
export const usernameField = {
  type: 'string',
  title: 'الاسم المختصر',
  'x-en': 'Short name',
  maxLength: 60,
  format: 'menu-username',
} as const;
