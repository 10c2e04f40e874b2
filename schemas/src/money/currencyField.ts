import { CURRENCIES } from './currency.js';

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
