/** The uses of all coupons as a spreadsheet, with the codes that nobody has used. Runs in the worker thread. */
import { fromThousandths, resolveTimeZone, toWallClock, type Language } from '@qaima/schemas';
import { singleSheet } from '../../spreadsheet/singleSheet';
import { oneLine, type SheetColumn } from '../../spreadsheet/spreadsheet';

export interface UseOfCoupon {
  readonly title: string;
  readonly code: string;
  /** Null for a code that nobody has used. */
  readonly at: number | null;
  readonly number: number | null;
  /** In thousandths. */
  readonly amount: number | null;
  readonly isGivenBack: boolean;
}

interface UsesInput {
  readonly uses: readonly UseOfCoupon[];
  readonly language: Language;
  readonly timeZone: string | undefined;
  readonly currency: string;
}

const TEXTS = {
  ar: {
    sheet: 'استعمال القسائم',
    title: 'القسيمة',
    code: 'الرمز',
    at: 'استُعملت',
    number: 'رقم الطلب',
    amount: 'الخصم',
    state: 'الحالة',
    states: { open: 'لم تُستعمل', used: 'استُعملت', back: 'أُعيدت، فالطلب لم يتم' },
  },
  en: {
    sheet: 'Uses of coupons',
    title: 'Coupon',
    code: 'Code',
    at: 'Used',
    number: 'Order',
    amount: 'Discount',
    state: 'State',
    states: { open: 'Not used', used: 'Used', back: 'Given back: the order was not served' },
  },
} as const;

export function usesWorkbook({ uses, language, timeZone, currency }: UsesInput): Promise<Buffer> {
  const texts = TEXTS[language];
  const stateOf = ({ at, isGivenBack }: UseOfCoupon) =>
    texts.states[at === null ? 'open' : isGivenBack ? 'back' : 'used'];
  const columns: readonly SheetColumn<UseOfCoupon>[] = [
    { header: texts.title, width: 24, format: 'text', value: ({ title }) => oneLine(title) },
    { header: texts.code, width: 22, format: 'text', value: ({ code }) => code },
    {
      header: texts.at,
      width: 17,
      format: 'time',
      value: ({ at }) => (at === null ? null : new Date(toWallClock(at, resolveTimeZone(timeZone)))),
    },
    { header: texts.number, width: 11, format: 'count', value: ({ number }) => number },
    {
      header: texts.amount,
      width: 12,
      format: 'money',
      value: ({ amount }) => (amount === null ? null : fromThousandths(amount)),
    },
    { header: texts.state, width: 22, format: 'text', value: stateOf },
  ];
  return singleSheet({ title: texts.sheet, columns, isRtl: language === 'ar', currency }, uses);
}
