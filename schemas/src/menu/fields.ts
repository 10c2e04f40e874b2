/** Properties that the menu, its settings and their payloads share. */
import { CURRENCIES } from '../money/currency.js';
import { languageField, LANGUAGES } from '../core/translations.js';

export const phraseField = { type: 'string', maxLength: 500, 'x-multiline': true, 'x-translate': true } as const;

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
export const quantityLabelField = {
  type: 'string',
  title: 'مسمى الكمية',
  'x-en': 'Quantity label',
  maxLength: 40,
  'x-translate': true,
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
