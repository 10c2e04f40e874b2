/** The texts of invoices, in the reader's language. */
import type { Language } from '@qaima/schemas';

const ar = {
  title: 'فاتورة',
  number: (number: string) => `رقم ${number}`,
  date: (date: string) => `بتاريخ ${date}`,
  canceled: 'طلب ملغى',
  to: 'إلى',
  subject: 'مقابل',
  subscription: 'اشتراك قائمة رقمية',
  until: (date: string) => `حتى ${date}`,
  payment: 'الدفعة',
  paidOn: 'التاريخ',
  method: 'طريقة الدفع',
  value: 'القيمة',
  counterEntry: (method: string) => `${method} · قيد عكسي`,
  planPrice: 'سعر الخطة',
  discount: 'خصم',
  total: 'المبلغ الكلي',
  paid: 'المدفوع',
  left: 'المتبقي',
  scan: 'امسح الرمز لعرض القائمة',
  payTo: (alias: string) => `للدفع عبر كليك: ${alias}`,
  fullyPaid: 'دُفعت هذه الفاتورة بالكامل، شكرًا لك.',
  demo: 'الاشتراك تجريبي، فلا شيء مستحق بعد.',
  page: (number: string, page: string, pages: string) => `فاتورة رقم ${number} · صفحة ${page} من ${pages}`,
};

const en: typeof ar = {
  title: 'Invoice',
  number: (number) => `No. ${number}`,
  date: (date) => `Date ${date}`,
  canceled: 'Cancelled order',
  to: 'To',
  subject: 'For',
  subscription: 'Digital menu subscription',
  until: (date) => `Until ${date}`,
  payment: 'Payment',
  paidOn: 'Date',
  method: 'Method',
  value: 'Value',
  counterEntry: (method) => `${method} · Counter-entry`,
  planPrice: 'Price of the plan',
  discount: 'Discount',
  total: 'Total',
  paid: 'Paid',
  left: 'Outstanding',
  scan: 'Scan the code to see the menu',
  payTo: (alias) => `To pay by CliQ: ${alias}`,
  fullyPaid: 'This invoice is fully paid. Thank you.',
  demo: 'The subscription is a demo, so nothing is due yet.',
  page: (number, page, pages) => `Invoice ${number} · page ${page} of ${pages}`,
};

const texts: Readonly<Record<Language, typeof ar>> = { ar, en };

export const invoiceTexts = (language: Language) => texts[language];

/** The title of an order's invoice, which is also the name of its file. */
export const invoiceTitle = (number: number, language: Language): string => `${texts[language].title} ${number}`;
