import type { Texts } from './types.js';

export const ar = {
  allergens: {
    none: 'غير مذكور',
    empty: 'لم يُذكر شيء بعد',
  },
} as const;

export const en: Texts<typeof ar> = {
  allergens: {
    none: 'Not listed',
    empty: 'Nothing is listed yet',
  },
};
