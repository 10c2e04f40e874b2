import type { Texts } from './types.js';

export const ar = {
  allergens: {
    none: 'غير مذكور',
    contains: 'يحتوي',
    'may-contain': 'قد يحتوي',
    empty: 'لم يُذكر شيء بعد',
  },
} as const;

export const en: Texts<typeof ar> = {
  allergens: {
    none: 'Not listed',
    contains: 'Contains',
    'may-contain': 'May contain',
    empty: 'Nothing is listed yet',
  },
};
