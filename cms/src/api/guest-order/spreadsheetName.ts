/** The file names of order spreadsheets. */
import type { Language } from '@qaima/schemas';
import type { FileName } from '../../http/download';
import type { Period } from './datePeriod';

const NAMES = {
  orders: { ar: 'طلبات الزبائن', en: 'Guest orders' },
  sales: { ar: 'المبيعات', en: 'Sales' },
} as const;

/** The file name, with the period if one is given. */
export function spreadsheetName(kind: keyof typeof NAMES, { from, to }: Partial<Period>, language: Language): FileName {
  const period = [from, to].filter((day) => day !== undefined);
  return { name: [NAMES[kind][language], ...period].join(' - '), ascii: [kind, ...period].join('-') };
}
