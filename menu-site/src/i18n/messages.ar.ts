/** Arabic messages. The compiler requires an English counterpart in `messages.en.ts` for each of them. */
import { pluralize } from '@qaima/schemas/text/pluralize';

const items = pluralize('ar', {
  one: 'صنف واحد',
  two: 'صنفان',
  few: '# أصناف',
  many: '# صنفًا',
  other: '# صنف',
});

const moreOptions = pluralize('ar', {
  one: 'وخيار آخر',
  two: 'وخياران آخران',
  few: 'و# خيارات أخرى',
  many: 'و# خيارًا آخر',
  other: 'و# خيار آخر',
});

export const arabic = {
  skip: 'تخطَّ إلى الأصناف',
  needsScript: 'للطلب من هنا فعّل JavaScript في متصفحك، أو اتصل بنا.',
  optional: 'اختياري',
  showPassword: 'إظهار',
  hidePassword: 'إخفاء',
  inOtherLanguage: 'English',

  menuTitle: 'القائمة والأسعار',
  orderMenu: 'اطلب من القائمة',
  emptyMenu: 'القائمة',
  pageDescription: (name: string) => `قائمة ${name}: الأصناف والأسعار والعروض وأوقات العمل والأفرع.`,

  menu: 'القائمة الجانبية',
  share: 'مشاركة القائمة',
  close: 'إغلاق',
  callUs: 'اتصل بنا',
  whereWeAre: 'مواقعنا',
  sections: 'تصنيفات القائمة',
  items,
  search: 'ابحث في القائمة',
  endSearch: 'أنهِ البحث',
  nothingFound: { title: 'لا نتائج', text: 'جرّب كلمة أخرى، أو تصفّح القائمة كلها.', all: 'اعرض القائمة كلها' },

  pinned: 'مميّز',
  popular: 'رائج',
  all: 'الكل',
  soldOut: 'نفد',
  lastOnes: (count: number) => `آخر ${count}`,
  soldOutUntil: (day: string) => `نفد حتى ${day}`,
  startsFrom: 'يبدأ من',
  askPrice: 'حسب السوق',
  options: 'الخيارات',
  moreOptions,
  oldPrice: 'السعر قبل الخصم',
  off: { before: 'خصم', after: '' },
  combos: 'الوجبات المجمّعة',
  includes: 'تشمل',

  details: 'معلومات عنّا',
  hours: 'أوقات العمل',
  today: 'اليوم',
  dayOff: 'مغلق',
  allDay: 'على مدار 24 ساعة',
  until: 'حتى',
  branches: 'الأفرع',
  location: 'موقعنا على الخريطة',
  receiveOptions: 'طرق استلام الطلب',
  contact: 'تواصل معنا',
  networks: {
    whatsapp: 'واتساب',
    instagram: 'إنستغرام',
    facebook: 'فيسبوك',
    x: 'إكس',
    snapchat: 'سناب شات',
    email: 'البريد الإلكتروني',
  },
  enlarge: 'كبّر الصورة',
  howWasIt: 'كيف كانت تجربتك معنا؟',
  rate: 'قيّمنا على جوجل',
  otherMenu: 'تصفّح قائمتنا الأخرى',
  madeWith: 'تعمل بخدمة «قائمة»',

  soon: { title: 'في قائمتنا', text: 'نضيف الأصناف وأسعارها قريبًا.' },
  empty: { title: 'نجهّز القائمة', text: 'لم تُضف الأصناف بعد. عد إلينا قريبًا.' },
  inactive: {
    title: 'هذه القائمة متوقفة حاليًا',
    text: 'قد تعود قريبًا. حاول مرة أخرى لاحقًا.',
    again: 'حاول مجددًا',
    preview: 'هذه القائمة متوقفة: لا يراها الزوّار، بل من يديرونها فقط.',
  },
  notFound: {
    title: 'حدث خطأ، غير موجود (404)',
    text: 'هذه الصفحة غير موجودة على المنصة، وعلى الأرجح أن الرابط خاطئ أو جرى تعديله.',
    home: 'إلى الصفحة الرئيسية',
  },
  unknownCode: {
    title: 'رمز الطاولة غير معروف',
    text: 'امسح الرمز الموجود على طاولتك من جديد، أو اطلب الرمز الجديد من الموظفين.',
    home: 'إلى الصفحة الرئيسية',
  },
  unavailable: {
    title: 'الخدمة غير متاحة مؤقتًا',
    text: 'تعذّر عرض هذه الصفحة الآن. يرجى المحاولة مجددًا بعد لحظات.',
    again: 'حاول مجددًا',
  },
};

export type SiteMessages = typeof arabic;
