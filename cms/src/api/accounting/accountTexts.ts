/** The texts of statements and of the spreadsheet of months. */
import type { Language, StatementLine } from '@qaima/schemas';

interface StatementTexts {
  readonly title: string;
  readonly date: (day: string) => string;
  readonly client: string;
  readonly day: string;
  readonly entry: string;
  readonly due: string;
  readonly paid: string;
  readonly balance: string;
  readonly kinds: Readonly<Record<StatementLine['kind'], (number: string) => string>>;
  readonly totalDue: string;
  readonly totalPaid: string;
  readonly owed: string;
  readonly credit: string;
  readonly none: string;
  readonly page: (page: string, pages: string) => string;
}

export const STATEMENT: Readonly<Record<Language, StatementTexts>> = {
  ar: {
    title: 'كشف حساب',
    date: (day) => `حتى ${day}`,
    client: 'العميل',
    day: 'التاريخ',
    entry: 'البيان',
    due: 'المستحق',
    paid: 'المدفوع',
    balance: 'الرصيد',
    kinds: {
      order: (number) => `طلب رقم ${number}`,
      'canceled-order': (number) => `طلب رقم ${number}، ملغي`,
      payment: (number) => `دفعة للطلب ${number}`,
      'counter-entry': (number) => `قيد عكسي للطلب ${number}`,
    },
    totalDue: 'مجموع المستحق',
    totalPaid: 'مجموع المدفوع',
    owed: 'المتبقي على العميل',
    credit: 'رصيد لصالح العميل',
    none: 'لا طلبات لهذا العميل.',
    page: (page, pages) => `صفحة ${page} من ${pages}`,
  },
  en: {
    title: 'Statement',
    date: (day) => `Up to ${day}`,
    client: 'Client',
    day: 'Date',
    entry: 'Entry',
    due: 'Due',
    paid: 'Paid',
    balance: 'Balance',
    kinds: {
      order: (number) => `Order ${number}`,
      'canceled-order': (number) => `Order ${number}, cancelled`,
      payment: (number) => `Payment for order ${number}`,
      'counter-entry': (number) => `Counter-entry for order ${number}`,
    },
    totalDue: 'Total due',
    totalPaid: 'Total paid',
    owed: 'Owed by the client',
    credit: 'In the client’s favour',
    none: 'This client has no orders.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
};
