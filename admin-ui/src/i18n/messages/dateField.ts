import type { Texts } from './types.js';

export const ar = {
  dateField: {
    placeholder: 'يوم/شهر/سنة',
    open: 'اختر من التقويم',
    wrong: 'اكتب التاريخ هكذا: \u200e31/12/2026\u200e',
  },
} as const;

export const en: Texts<typeof ar> = {
  dateField: {
    placeholder: 'dd/mm/yyyy',
    open: 'Choose from the calendar',
    wrong: 'Write the date like this: 31/12/2026',
  },
};
