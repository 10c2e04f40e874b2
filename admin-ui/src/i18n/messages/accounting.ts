/** Messages of the provider's accounts. (docs/spec/staff-console.md#accounts) */
import type { Texts } from './types.js';

export const ar = {
  accounting: {
    excel: 'تنزيل Excel',
    empty: 'لا مستحقات ولا دفعات بعد',
    emptyHint: 'تظهر الأشهر هنا مع أول طلب.',
    sum: 'المجموع',
    equation: 'كيف يتكوّن المستحق',
    year: 'أشهر %{year}',
    show: 'عرض ما يتكوّن منه: %{figure}',
    payments:
      'لا دفعات |||| دفعة واحدة |||| دفعتان |||| %{smart_count} دفعات |||| %{smart_count} دفعة |||| %{smart_count} دفعة',
    fromTo: 'من \u2066%{from}\u2069 إلى \u2066%{to}\u2069',
    since: 'من \u2066%{from}\u2069',
    until: 'حتى \u2066%{to}\u2069',
    hint: 'المستحق لشهر إنشاء الطلب، والمقبوض لشهر الدفع. الطلبات الملغاة لا تُحسب مستحقة.',
    statement: 'كشف الحساب',
    statementExcel: 'الكشف Excel',
    period: 'الفترة',
    allDays: 'كل الأيام',
    today: 'اليوم',
    thisMonth: 'هذا الشهر',
    thisYear: 'هذه السنة',
    lastYear: 'السنة الماضية',
    reversed: 'آخر يوم قبل أول يوم.',
    emptyPeriod: 'لا مستحقات ولا دفعات في هذه الفترة',
  },
} as const;

export const en: Texts<typeof ar> = {
  accounting: {
    excel: 'Download Excel',
    empty: 'Nothing due or paid yet',
    emptyHint: 'Months appear here with the first order.',
    sum: 'Sum',
    equation: 'How what is due adds up',
    year: 'Months of %{year}',
    show: 'Show what it consists of: %{figure}',
    payments: '1 entry |||| %{smart_count} entries',
    fromTo: 'From %{from} to %{to}',
    since: 'From %{from}',
    until: 'Up to %{to}',
    hint: 'Due counts in the month of the order, received in the month of the payment. Nothing is due for cancelled orders.',
    statement: 'Statement',
    statementExcel: 'Statement in Excel',
    period: 'Period',
    allDays: 'All days',
    today: 'Today',
    thisMonth: 'This month',
    thisYear: 'This year',
    lastYear: 'Last year',
    reversed: 'The last day is before the first one.',
    emptyPeriod: 'Nothing due or paid in this period',
  },
};
