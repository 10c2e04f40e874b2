/** Arabic messages of the item panel and the cart; field labels and errors come from the domain package. */
import { MAX_LINE_QUANTITY } from '@qaima/schemas/cart/lineQuantity';
import { pluralize } from '@qaima/schemas/text/pluralize';

const minutes = pluralize('ar', {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
});
const days = pluralize('ar', { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' });

const pieceCount = pluralize('ar', {
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
});

export const arabic = {
  inOtherLanguage: 'English',
  unreachable: 'تعذّر الاتصال بالخادم. لم يضِع شيء مما كتبته، تحقق من الشبكة ثم حاول مجددًا.',
  unsaved: 'لم نرسل بعد: لم يُحفظ آخر تعديل على سلتك. راجعها ثم أرسل مجددًا.',
  offlineAdd: 'لا يوجد اتصال بالإنترنت. لم يُضف شيء؛ أعد المحاولة حين يعود.',
  offline: 'لا يوجد اتصال بالإنترنت. ما كتبته باقٍ هنا.',
  needsScript: {
    order: 'تحتاج هذه الصفحة إلى JavaScript كي ترسل طلبك. فعّله في متصفحك، أو اتصل بنا مباشرة.',
    reserve: 'تحتاج هذه الصفحة إلى JavaScript كي ترسل حجزك. فعّله في متصفحك، أو اتصل بنا مباشرة.',
  },
  pieces: (count: number) => `×${count}`,
  pieceCount,
  days,
  panel: {
    show: 'عرض',
    choose: 'أضف إلى السلة:',
    book: 'احجز:',
    close: 'إغلاق',
    pick: 'اختر',
    note: 'ملاحظة للمطبخ',
    noteHint: 'الإضافات لا تُطلب من هنا، بل من القائمة أعلاه.',
    options: 'اختر خيارًا',
    quantity: 'الكمية',
    less: 'أقل',
    more: 'أكثر',
    from: 'من',
    to: 'إلى',
    add: { order: 'أضف إلى السلة', reserve: 'أضف إلى الحجوزات' },
    adding: 'جارٍ الإضافة…',
    wrongQuantity: `الكمية عدد من 1 إلى ${MAX_LINE_QUANTITY}.`,
    added: { order: 'أُضيف «#» إلى السلة.', reserve: 'أُضيف «#» إلى الحجوزات.' },
  },
  /** Messages of a card. `#` is replaced by the item's title; in `added`, the second `#` is replaced by the count. */
  card: {
    inCart: 'في سلتك',
    added: '«#»: # في السلة.',
    removed: 'أُزيل «#» من السلة.',
    fewer: 'أنقص «#»',
    more: 'زد «#»',
    remove: 'أزل «#»',
  },
  yours: { order: 'سلتك', reserve: 'حجوزاتك' },
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
  item: 'الصنف',
  price: 'السعر',
  total: 'المجموع الكلي',
  removing: 'إزالة',
  /** Labels of the buttons that change a line's quantity. */
  fewer: (title: string) => `إنقاص كمية «${title}»`,
  more: (title: string) => `زيادة كمية «${title}»`,
  remove: (title: string) => `إزالة «${title}»`,
  /** Announcements for screen readers. `#` is replaced by the item, with its quantity if it has changed. */
  changed: '#. المجموع',
  removed: 'أُزيل «#».',
  undo: 'تراجع',
  replace: 'اختر بديلًا',
  edit: { text: 'تعديل', label: (title: string) => `تعديل «${title}»` },
  comma: '، ',
  priceBefore: 'السعر عند الإضافة',
  /** Before the lower price at which the guest added the line. */
  priceRose: 'ارتفع، كان',
  formerTotal: 'المجموع السابق',
  minutes,
  /** The noun has the plural form for the second number, which is at least 2. */
  minutesBetween: (least: number, most: number) => `${least}–${most} ${most <= 10 ? 'دقائق' : 'دقيقة'}`,
  /** After the minutes of a receive option, while the venue is closed. */
  fromOpening: 'من الافتتاح',
  sums: {
    deliveryTo: 'توصيل إلى',
    free: 'مجاني',
    /** `#` is replaced by an amount. */
    saved: 'وفّرت # بالعروض.',
    includes: (title: string, rate: number) => `يشمل ${title || 'الضريبة'} ${rate}%:`,
    taxNumber: 'الرقم الضريبي',
  },
  coupon: {
    label: 'معك قسيمة خصم؟',
    apply: 'تطبيق',
    remove: 'إزالة',
    problems: {
      expired: 'انتهت مدتها.',
      'not-yet': 'لم تبدأ مدتها بعد.',
      'used-up': 'استُعملت كلها.',
      'used-by-you': 'استعملتها من قبل.',
      'below-minimum': 'لم يبلغ الطلب حدها الأدنى بعد.',
      'not-for-this': 'ليست لما في السلة.',
    },
  },
  tip: { title: 'إكرامية للفريق؟', none: 'بدون', own: 'مبلغ آخر', amount: 'المبلغ' },
  /** Adds the position of the device to the address of a delivery. */
  position: {
    label: 'أضف موقعي',
    locating: 'نبحث عن موقعك…',
    added: 'أُضيف رابط موقعك إلى العنوان.',
    refused: 'لم يُسمح لنا بمعرفة موقعك. اسمح به لهذه الصفحة من إعدادات المتصفح، أو اكتب العنوان.',
    late: 'طال البحث عن موقعك. حاول مجددًا، أو اكتب العنوان.',
    unknown: 'تعذّرت معرفة موقعك الآن. حاول مجددًا، أو اكتب العنوان.',
  },
  branch: {
    label: 'من أي فرع تستلم؟',
    choose: 'اختر الفرع',
    blank: 'اختر الفرع الذي تستلم منه',
    main: 'الفرع الرئيسي',
    /** `#` is replaced by a number. */
    away: '# كم',
  },
  /** `#` is replaced by an amount, or by an area and amounts. */
  area: {
    choose: 'اختر منطقتك',
    change: 'غيّر',
    blank: 'اختر منطقة التوصيل',
    fee: 'التوصيل #',
    free: 'التوصيل مجاني',
    /** The highest fee, if areas have different ones. */
    upTo: 'حتى #',
    /** In the list of areas. */
    least: 'أقل طلب #',
    minimum: 'الحد الأدنى للطلب #',
    missing: 'ينقص # ليكتمل الحد الأدنى للطلب',
    below: 'الحد الأدنى للطلب إلى «#» هو #، وينقص طلبك #.',
  },
  table: {
    title: (label: string) => `طاولة ${label}`,
    text: 'يصل الطلب إلى طاولتك',
    byCode: 'بعد مسح رمز طاولتك',
    hint: 'تأكل هنا؟ امسح الرمز الموجود على طاولتك بكاميرا هاتفك ثم افتح سلتك من جديد؛ ما اخترته محفوظ فيها.',
    blank: 'لم تمسح رمز طاولتك بعد.',
    scan: 'امسح الرمز الموجود على طاولتك بكاميرا هاتفك ثم افتح سلتك من جديد؛ ما اخترته محفوظ فيها. إن لم تجد رمزًا فاسأل الموظفين.',
  },
  sendRest: 'أرسل الباقي',
  notSent: { order: 'لم نرسل الطلب بعد', reserve: 'لم نرسل الحجز بعد' },
  restIsKept: 'بقية سلتك كما هي. أزل ما نفد، أو اختر بديلًا منه، أو أرسل الباقي.',
  /** `#` is replaced by the labels of fields. */
  invalidFields: 'لم نرسل بعد. راجع: #.',
  sending: 'جارٍ التحميل…',
  back: 'العودة إلى القائمة',
  closed: {
    taken: 'أرسل طلبك الآن، ويصلك الرد بعد الافتتاح.',
    refused: 'سلتك محفوظة على هذا الجهاز حتى الافتتاح.',
    from: (day: string) => ['نستقبل الطلبات', day, 'من الساعة'].filter(Boolean).join(' '),
    never: 'لا نستقبل الطلبات الآن',
  },
  unsent: {
    title: { order: 'طلبك لم يُرسل بعد', reserve: 'حجزك لم يُرسل بعد' },
    left: 'بقي أن تضغط «إرسال» في واتساب.',
    send: 'أرسله الآن',
    sent: 'أرسلتُه',
    edit: { order: 'عدّل الطلب', reserve: 'عدّل الحجز' },
    cancel: { order: 'ألغِ الطلب', reserve: 'ألغِ الحجز' },
    hide: 'أخفِ التذكير',
    others: 'ولم تُرسل أيضًا:',
  },
  empty: { title: 'سلتك فارغة', text: 'اختر ما يعجبك من القائمة، وسيظهر هنا.' },
  missing: {
    title: 'سلتك فارغة',
    text: 'لم نجد هذه السلة. ربما كان الرابط ناقصًا، أو لم تُضِف شيئًا بعد.',
  },
  purchasesOff: {
    order: 'الطلب من هذه القائمة متوقف حاليًا. يمكنك الاتصال بنا مباشرة.',
    reserve: 'الحجز من هذه القائمة متوقف حاليًا. يمكنك الاتصال بنا مباشرة.',
  },
  /** The link to the page about guests' data. */
  privacyLink: 'كيف تُحفظ بياناتك',
  ownData: {
    title: 'بياناتي',
    text: {
      order: 'يُحفظ مع هذا الطلب اسمك وهاتفك وعنوانك وملاحظاتك، ثم تُمحى حين تنقضي المدة المذكورة في صفحة البيانات.',
      reserve: 'يُحفظ مع هذا الحجز اسمك وهاتفك وعنوانك وملاحظاتك، ثم تُمحى حين تنقضي المدة المذكورة في صفحة البيانات.',
    },
    download: { order: 'نزّل كل ما يُحفظ مع هذا الطلب', reserve: 'نزّل كل ما يُحفظ مع هذا الحجز' },
    forget: 'امحُ بياناتي الآن',
    forgetText: 'يُمحى ما يدل عليك، وتبقى الأصناف والمبالغ. لا رجعة في المحو.',
    later: { order: 'يمكنك محوها حالما ينتهي الطلب.', reserve: 'يمكنك محوها حالما ينتهي الحجز.' },
    gone: { order: 'مُحيت بياناتك من هذا الطلب.', reserve: 'مُحيت بياناتك من هذا الحجز.' },
  },
  privacy: {
    order: 'يصل ما تكتبه إلى المحل مع الطلب، ويُحفظ اسمك ورقمك وعنوانك على هذا الجهاز للمرة القادمة.',
    reserve: 'يصل ما تكتبه إلى المحل مع الحجز، ويُحفظ اسمك ورقمك على هذا الجهاز للمرة القادمة.',
  },
  /** Before an order is sent whose message opens then. */
  opensMessage: {
    order: 'سيُفتح واتساب وفيه رسالة طلبك: اضغط «إرسال» هناك كي يصل الطلب.',
    reserve: 'سيُفتح واتساب وفيه رسالة حجزك: اضغط «إرسال» هناك كي يصل الحجز.',
  },
  sentAt: 'سُجّل يوم',
  message: {
    lede: {
      order: 'يستقبل هذا المحل الطلبات عبر واتساب. افتح الرسالة واضغط «إرسال»، فيصل طلبك.',
      reserve: 'يستقبل هذا المحل الحجوزات عبر واتساب. افتح الرسالة واضغط «إرسال»، فيصل حجزك.',
    },
    copy: 'انسخ النص',
    copied: 'نُسخ نص الرسالة.',
    title: 'الرسالة إلى المحل',
    text: 'نص الرسالة',
    arrives: 'يصل إلى المحل حين تُرسَل هذه الرسالة في واتساب.',
    again: 'افتحها في واتساب',
    without: 'لا رابط للمراسلة لدى هذا المحل. اتصل به واذكر الرقم، أو أرِه هذه الصفحة.',
    frozen: 'الأسعار كما كانت وقت التسجيل ولا تتغيّر بعده.',
  },
  repeat: 'اطلب مثله من جديد',
  print: 'اطبع',
  venue: 'هاتف المحل',
  branchPhone: 'هاتف الفرع',
  directions: 'الطريق',
  openMap: 'افتح الخريطة',
};

export type CartMessages = typeof arabic;
