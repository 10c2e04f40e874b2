import type { Texts } from './types.js';

export const ar = {
  printers: {
    caption: 'الطابعات',
    createTitle: 'إضافة طابعة',
    create: 'إضافة الطابعة',
    edit: 'تعديل الطابعة',
    delete: 'حذف الطابعة',
    connected: 'متصلة',
    away: 'لا تتصل',
    never: 'لم تتصل بعد',
    lastSeen: 'آخر اتصال',
    allSections: 'كل التصنيفات',
    copies:
      'لا نسخ |||| نسخة واحدة |||| نسختان |||| %{smart_count} نسخ |||| %{smart_count} نسخة |||| %{smart_count} نسخة',
    address: 'عنوان CloudPRNT',
    addressHint1: 'اطبع صفحة الطابعة الذاتية لتعرف عنوانها في شبكتك، وافتحه في المتصفح، ثم اختر CloudPRNT.',
    addressHint2: 'فعّل الخدمة، والصق هذا العنوان في Server URL، واجعل Polling Time خمس ثوانٍ، ثم احفظ.',
    test: 'طباعة تجربة',
    testSent: 'أُرسلت صفحة التجربة، وتُطبع حين تتصل الطابعة',
    empty: 'لا طابعات بعد',
    emptyHint: 'طابعة Star تدعم CloudPRNT تطبع تذاكر المطبخ وحدها، دون حاسوب بجانبها.',
  },
} as const;

export const en: Texts<typeof ar> = {
  printers: {
    caption: 'Printers',
    createTitle: 'Add a printer',
    create: 'Add printer',
    edit: 'Edit printer',
    delete: 'Delete printer',
    connected: 'Connected',
    away: 'Not connected',
    never: 'Has not connected yet',
    lastSeen: 'Last seen',
    allSections: 'All sections',
    copies: '1 copy |||| %{smart_count} copies',
    address: 'CloudPRNT address',
    addressHint1:
      'Print the printer’s self-test to learn its address in your network, open it in a browser, and choose CloudPRNT.',
    addressHint2: 'Turn the service on, paste this address as Server URL, set Polling Time to five seconds, and save.',
    test: 'Print a test',
    testSent: 'The test is waiting; it comes out when the printer asks for work',
    empty: 'No printers yet',
    emptyHint: 'A Star printer with CloudPRNT prints the kitchen’s tickets by itself, without a computer beside it.',
  },
};
