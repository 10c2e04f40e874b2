/** Arabic messages of the item panel and the cart; field labels and errors come from the domain package. */
import { pluralize } from './pluralize.js';

const pieces = pluralize('ar', {
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
});
const days = pluralize('ar', { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' });

export const arabic = {
  inOtherLanguage: 'English',
  unreachable: 'تعذّر الاتصال بالخادم. لم يضِع شيء مما كتبته، تحقّق من الشبكة ثم حاول مجددًا.',
  offlineAdd: 'لا يوجد اتصال بالإنترنت. لم يُضف شيء؛ أعد المحاولة حين يعود.',
  offline: 'لا يوجد اتصال بالإنترنت. ما كتبته باقٍ هنا.',
  needsScript: 'تحتاج هذه الصفحة إلى JavaScript كي ترسل طلبك. فعّلها في متصفحك، أو اتصل بنا مباشرة.',
  pieces,
  days,
  panel: {
    show: 'عرض',
    choose: 'أضف إلى السلة:',
    book: 'احجز:',
    close: 'إغلاق',
    pick: 'اختر',
    note: 'ملاحظة للمطبخ',
    noteHint: 'الإضافات لا تُطلب من هنا، بل من القائمة أعلاه.',
    options: 'اختر نوعًا',
    quantity: 'الكمية',
    less: 'أقل',
    more: 'أكثر',
    from: 'من',
    to: 'إلى',
    add: { order: 'أضف إلى السلة', reserve: 'أضف إلى الحجوزات' },
    adding: 'جارٍ الإضافة…',
    wrongQuantity: 'الكمية عدد من 1 إلى 999.',
    wrongDates: 'يجب أن يكون تاريخ النهاية بعد تاريخ البداية، والبداية من اليوم فصاعدًا.',
    tooLate: 'تُقبل الحجوزات لسنتين قادمتين: اختر تاريخًا أقرب.',
    added: { order: 'أُضيف «#» إلى السلة.', reserve: 'أُضيف «#» إلى الحجوزات.' },
  },
  /** On a card: `#` is a count, then an item's title. */
  card: {
    inCart: 'في سلتك',
    added: '«#»: # في السلة.',
    removed: 'أُزيل «#» من السلة.',
    fewer: 'أنقص «#»',
    more: 'زد «#»',
    remove: 'احذف «#»',
  },
  yours: { order: 'سلّتك', reserve: 'حجوزاتك' },
  go: { order: 'عرض السلة', reserve: 'الحجوزات' },
  order: {
    title: 'سلة التسوق',
    submit: 'إتمام الشراء',
    receipt: 'الطلب رقم',
    quantity: 'الكمية',
    details: 'لمن الطلب؟',
    receiptDetails: 'بيانات الزبون',
  },
  reserve: {
    title: 'الحجوزات',
    submit: 'تأكيد الحجز',
    receipt: 'الحجز رقم',
    quantity: 'عدد الأيام',
    details: 'لمن الحجز؟',
    receiptDetails: 'بيانات صاحب الحجز',
  },
  item: 'العنصر',
  price: 'السعر',
  total: 'المجموع الكلي',
  removing: 'إزالة',
  /** Labels of a line's quantity buttons. */
  fewer: (title: string) => `إنقاص كمية «${title}»`,
  more: (title: string) => `زيادة كمية «${title}»`,
  remove: (title: string) => `إزالة «${title}»`,
  /** Screen reader announcements: `#` is the item and its quantity. */
  changed: '#. المجموع',
  removed: 'أُزيل «#».',
  undo: 'تراجع',
  sending: 'جارٍ التحميل…',
  back: 'العودة إلى القائمة',
  closed: {
    taken: 'أرسل طلبك من الآن، ويصلك الرد بعد الافتتاح.',
    refused: 'سلتك محفوظة على هذا الجهاز حتى الافتتاح.',
    from: (day: string) => ['نستقبل الطلبات', day, 'من الساعة'].filter(Boolean).join(' '),
    never: 'لا نستقبل الطلبات الآن',
  },
  unsent: {
    title: { order: 'طلبك لم يُرسل بعد', reserve: 'حجزك لم يُرسل بعد' },
    left: 'بقي أن تضغط إرسال في واتساب.',
    send: 'أرسله الآن',
    sent: 'أرسلتُه',
  },
  empty: { title: 'سلّتك فارغة', text: 'اختر ما يعجبك من القائمة، وسيظهر هنا.' },
  missing: {
    title: 'سلّتك فارغة',
    text: 'لم نجد هذه السلة. ربما كان الرابط ناقصًا، أو لم تُضِف شيئًا بعد.',
  },
  purchasesOff: 'الطلب من هذه القائمة متوقف حاليًا. يمكنك الاتصال بنا مباشرة.',
  privacy: 'يصل رقمك واسمك إلى المنشأة مع الطلب، ويُحفظان على هذا الجهاز للمرة القادمة.',
  sentAt: 'سُجّل في',
  message: {
    lede: {
      order: 'تستلم هذه المنشأة الطلبات عبر واتساب. افتح الرسالة واضغط إرسال، فيصل طلبك.',
      reserve: 'تستلم هذه المنشأة الحجوزات عبر واتساب. افتح الرسالة واضغط إرسال، فيصل حجزك.',
    },
    copy: 'انسخ النص',
    copied: 'نُسخ نص الرسالة.',
    title: 'الرسالة إلى المنشأة',
    again: 'إرسال مرة أخرى',
    without: 'لا رابط للمراسلة لدى هذه المنشأة. اتصل بها واذكر الرقم، أو أرِها هذه الصفحة.',
    frozen: 'الأسعار كما كانت وقت التسجيل ولا تتغيّر بعده.',
  },
  venue: 'هاتف المنشأة',
};

export type CartMessages = typeof arabic;
