import type { ar } from '../ar/coupons.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  coupons: {
    issue: 'Codes of one use',
    issued: 'The codes are in the spreadsheet of uses',
    uses: 'Codes and uses as a spreadsheet',
  },
};
