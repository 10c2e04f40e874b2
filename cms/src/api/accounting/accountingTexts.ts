/** The texts of statements and of the spreadsheets of the accounts. */
import type { Language, StatementLine } from '@qaima/schemas';

interface StatementTexts {
  readonly title: string;
  readonly date: (day: string) => string;
  readonly from: (day: string) => string;
  readonly client: string;
  readonly day: string;
  readonly entry: string;
  readonly due: string;
  readonly paid: string;
  readonly balance: string;
  /** The label of what the client owed before the period. */
  readonly opening: string;
  readonly kinds: Readonly<Record<StatementLine['kind'], (number: string) => string>>;
  readonly totalDue: string;
  readonly totalPaid: string;
  readonly owed: string;
  readonly credit: string;
  /** The label of the sums in the spreadsheet's last row. */
  readonly sum: string;
  readonly none: string;
  readonly noneInPeriod: string;
  readonly page: (page: string, pages: string) => string;
}

export const STATEMENT: Readonly<Record<Language, StatementTexts>> = {
  ar: {
    title: 'كشف حساب',
    date: (day) => `حتى ${day}`,
    from: (day) => `من ${day}`,
    client: 'العميل',
    day: 'التاريخ',
    entry: 'البيان',
    due: 'المستحق',
    paid: 'المدفوع',
    balance: 'الرصيد',
    opening: 'رصيد ما قبل الفترة',
    kinds: {
      order: (number) => `طلب رقم ${number}`,
      'demo-order': (number) => `طلب رقم ${number}، تجريبي`,
      'canceled-order': (number) => `طلب رقم ${number}، ملغى`,
      payment: (number) => `دفعة للطلب ${number}`,
      'counter-entry': (number) => `قيد عكسي للطلب ${number}`,
    },
    totalDue: 'مجموع المستحق',
    totalPaid: 'مجموع المدفوع',
    owed: 'المتبقي على العميل',
    credit: 'رصيد لصالح العميل',
    sum: 'المجموع والرصيد',
    none: 'لا طلبات لهذا العميل.',
    noneInPeriod: 'لا طلبات ولا دفعات في هذه الفترة.',
    page: (page, pages) => `صفحة ${page} من ${pages}`,
  },
  en: {
    title: 'Statement',
    date: (day) => `Up to ${day}`,
    from: (day) => `From ${day}`,
    client: 'Client',
    day: 'Date',
    entry: 'Entry',
    due: 'Due',
    paid: 'Paid',
    balance: 'Balance',
    opening: 'Balance before the period',
    kinds: {
      order: (number) => `Order ${number}`,
      'demo-order': (number) => `Order ${number}, demo`,
      'canceled-order': (number) => `Order ${number}, cancelled`,
      payment: (number) => `Payment for order ${number}`,
      'counter-entry': (number) => `Counter-entry for order ${number}`,
    },
    totalDue: 'Total due',
    totalPaid: 'Total paid',
    owed: 'Owed by the client',
    credit: 'In the client’s favour',
    sum: 'Sums and balance',
    none: 'This client has no orders.',
    noneInPeriod: 'No orders or payments in this period.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
};

/** The headers of the spreadsheet of payments that no schema names. */
export const PAYMENTS_SHEET: Readonly<
  Record<Language, { readonly client: string; readonly username: string; readonly by: string }>
> = {
  ar: { client: 'العميل', username: 'اسم المستخدم', by: 'سجّلها' },
  en: { client: 'Client', username: 'Username', by: 'Recorded by' },
};

/** The label of the last row of spreadsheets with sums. */
export const SUM_LABEL: Readonly<Record<Language, string>> = { ar: 'المجموع', en: 'Sum' };
