import { isolateLtr, type Language } from '@qaima/schemas';

/** The texts of a mail, as plain text. `layout.ts` escapes them for HTML. */
export interface MailMessages {
  readonly subject: string;
  readonly lines: readonly string[];
  /** A code, shown in large type between `lines` and `after`. */
  readonly code?: string;
  readonly after: readonly string[];
  readonly link?: { readonly words: string; readonly url: string };
}

/** An order that no device has received. */
export interface WaitingOrder {
  readonly venue: string;
  readonly number: number;
  /** The guest's phone number; empty at a table, where none is required. */
  readonly phone: string;
  /** Whether it was accepted automatically. Otherwise it waits for an answer. */
  readonly isAccepted: boolean;
}

/** An instant, and the time zone to show it in. */
export interface ZonedInstant {
  readonly at: Date;
  readonly timeZone: string;
}

/** The first erasure of old guests' data of a menu. */
export interface GuestDataNotice {
  readonly venue: string;
  /** For how long the menu keeps them. */
  readonly days: number;
  readonly from: ZonedInstant;
}

interface Words {
  readonly brand: string;
  /** The last line of every mail, which says that it was sent automatically. */
  readonly automatic: string;
  greeting(name: string): string;
  verification(code: string, minutes: number): MailMessages;
  recovery(code: string, minutes: number): MailMessages;
  passwordChanged(username: string, url: string): MailMessages;
  recoveryCodeUsed(username: string, left: number, url: string): MailMessages;
  /** @param device empty if unknown */
  newBrowser(username: string, device: string, at: ZonedInstant, url: string): MailMessages;
  unattendedOrder(order: WaitingOrder, url: string): MailMessages;
  /** @param address where the webhook sends to, whose host alone is named */
  webhookOff(address: string, days: number, url: string): MailMessages;
  guestData(notice: GuestDataNotice, url: string): MailMessages;
}

/** The local time with the name of its zone. Digits are Latin in both languages. */
function instant({ at, timeZone }: ZonedInstant, language: Language): string {
  const text = new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at);
  return `${text} (${isolateLtr(timeZone)})`;
}

export const mailMessages: Readonly<Record<Language, Words>> = {
  ar: {
    brand: 'قائمة',
    automatic: 'هذه رسالة آلية من «قائمة»، ولا يقرأ أحدٌ الردود عليها.',
    greeting: (name) => (name === '' ? 'مرحبًا،' : `مرحبًا ${name}،`),
    verification: (code, minutes) => ({
      subject: 'رمز تأكيد بريدك الإلكتروني في «قائمة»',
      lines: ['رمز تأكيد بريدك الإلكتروني هو:'],
      code,
      after: [
        `يبقى الرمز صالحًا ${minutes} دقائق، ويُستخدم مرة واحدة.`,
        'لا تُطلع عليه أحدًا، فلن نطلبه منك في مكالمة أو رسالة.',
        'إن لم تُنشئ حسابًا في «قائمة» فتجاهل هذه الرسالة.',
      ],
    }),
    recovery: (code, minutes) => ({
      subject: 'رمز تعيين كلمة مرور جديدة في «قائمة»',
      lines: ['طُلب تعيين كلمة مرور جديدة لحسابك. الرمز اللازم لذلك هو:'],
      code,
      after: [
        `يبقى الرمز صالحًا ${minutes} دقائق، ويُستخدم مرة واحدة.`,
        'لا تُطلع عليه أحدًا، فلن نطلبه منك في مكالمة أو رسالة.',
        'إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
      ],
    }),
    passwordChanged: (username, url) => ({
      subject: 'تغيّرت كلمة مرور حسابك في «قائمة»',
      lines: [`تغيّرت قبل قليل كلمة مرور الحساب ${username}، وسُجّل الخروج منه على الأجهزة الأخرى.`],
      after: ['إن لم تكن أنت من غيّرها فاطلب تعيين كلمة مرور جديدة فورًا من صفحة تسجيل الدخول.'],
      link: { words: 'صفحة تسجيل الدخول', url },
    }),
    recoveryCodeUsed: (username, left, url) => ({
      subject: 'استُخدم رمز استرداد لحسابك في «قائمة»',
      lines: [`دخل أحدهم إلى الحساب ${username} برمز استرداد.`, `الرموز الباقية: ${left}`],
      after: [
        'إن كنت أنت فأضف تطبيق المصادقة من جديد إن فقدته، وأنشئ رموزًا جديدة إن قلّت.',
        'إن لم تكن أنت فأنهِ الجلسات الأخرى من صفحة حسابك، ثم غيّر كلمة المرور فورًا.',
      ],
      link: { words: 'حسابي', url },
    }),
    newBrowser: (username, device, at, url) => ({
      subject: 'تسجيل دخول إلى حسابك في «قائمة» من متصفح جديد',
      lines: [
        `سُجّل الدخول إلى الحساب ${username} من متصفح لم يُستخدم معه من قبل.`,
        `الجهاز: ${device || 'غير معروف'}`,
        `الوقت: ${instant(at, 'ar')}`,
      ],
      after: [
        'إن كنت أنت من سجّل الدخول فلا داعي لأي إجراء.',
        'إن لم تكن أنت فأنهِ هذه الجلسة من صفحة حسابك، ثم غيّر كلمة المرور فورًا.',
      ],
      link: { words: 'الأجهزة المسجّلة في حسابي', url },
    }),
    unattendedOrder: ({ venue, number, phone, isAccepted }, url) => ({
      subject: `${isAccepted ? 'طلب قُبل تلقائيًا' : 'طلب ينتظر ردّك'} ولم يستقبله أي جهاز${venue ? `: ${venue}` : ''}`,
      lines: [
        isAccepted
          ? `الطلب رقم ${number} من ${venue || 'المحل'} قُبل تلقائيًا، ولا جهاز مفتوح على صفحة الطلبات.`
          : `الطلب رقم ${number} ينتظر ردّ ${venue || 'المحل'}، ولا جهاز مفتوح على صفحة الطلبات.`,
        ...(phone ? [`هاتف الزبون: ${isolateLtr(phone)}`] : []),
      ],
      after: [
        isAccepted
          ? 'افتح صفحة الطلبات على جهاز واتركها مفتوحة، فالزبون ينتظر طلبه في موعده.'
          : 'افتح صفحة الطلبات على جهاز واتركها مفتوحة، فالزبون يرى الآن رقم هاتفك ليتصل بك.',
      ],
      link: { words: 'صفحة الطلبات', url },
    }),
    webhookOff: (address, days, url) => ({
      subject: 'توقّفت الإشعارات إلى برنامج آخر',
      lines: [`لم يستقبل ${isolateLtr(address)} أي إشعار منذ ${days} أيام، فأوقفنا الإرسال إليه.`],
      after: ['بعد إصلاحه، شغّله من جديد في صفحة الربط بالبرامج.'],
      link: { words: 'الربط بالبرامج', url },
    }),
    guestData: ({ venue, days, from }, url) => ({
      subject: `ستُمحى بيانات ضيوف قديمة${venue ? `: ${venue}` : ''}`,
      lines: [
        `تُمحى أسماء الضيوف وهواتفهم وعناوينهم وملاحظاتهم من كل طلب مضى عليه ${days} يومًا، بدءًا من ${instant(from, 'ar')}.`,
        'تبقى الأصناف والمبالغ والأوقات، فلا تتغيّر إحصاءاتك. لا رجعة في المحو.',
      ],
      after: ['نزّل جدول الطلبات قبل ذلك إن كنت تحتاجه، أو غيّر المدة من صفحة الإعدادات.'],
      link: { words: 'الإعدادات', url },
    }),
  },
  en: {
    brand: 'Qaima',
    automatic: 'This message was sent automatically by Qaima. Nobody reads the replies to it.',
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    verification: (code, minutes) => ({
      subject: 'Your code to confirm your e-mail address at Qaima',
      lines: ['Your code to confirm your e-mail address is:'],
      code,
      after: [
        `It is valid for ${minutes} minutes and can be used once.`,
        'Tell it to nobody. We never ask for it in a call or a message.',
        'If you did not sign up for Qaima, ignore this message.',
      ],
    }),
    recovery: (code, minutes) => ({
      subject: 'Your code to choose a new password at Qaima',
      lines: ['Someone asked to choose a new password for your account. The code for that is:'],
      code,
      after: [
        `It is valid for ${minutes} minutes and can be used once.`,
        'Tell it to nobody. We never ask for it in a call or a message.',
        'If it was not you, ignore this message. Your password stays as it is.',
      ],
    }),
    passwordChanged: (username, url) => ({
      subject: 'The password of your account at Qaima has changed',
      lines: [`The password of the account ${username} was changed just now, and it was logged out on other devices.`],
      after: ['If it was not you, choose a new password at once from the log-in page.'],
      link: { words: 'Log-in page', url },
    }),
    recoveryCodeUsed: (username, left, url) => ({
      subject: 'A recovery code of your account at Qaima was used',
      lines: [`Someone used a recovery code of the account ${username}.`, `Codes left: ${left}`],
      after: [
        'If it was you, set up your authenticator app again if you lost it, and make new codes when few are left.',
        'If it was not you, end the other sessions on your account’s page, and change your password at once.',
      ],
      link: { words: 'My account', url },
    }),
    newBrowser: (username, device, at, url) => ({
      subject: 'A new browser logged in to your account at Qaima',
      lines: [
        `Someone logged in to the account ${username} from a browser that was not used with it before.`,
        `Device: ${device || 'unknown'}`,
        `Time: ${instant(at, 'en')}`,
      ],
      after: [
        'If it was you, there is nothing to do.',
        'If it was not you, end that session from your account’s page, and change your password at once.',
      ],
      link: { words: 'Where my account is logged in', url },
    }),
    unattendedOrder: ({ venue, number, phone, isAccepted }, url) => ({
      subject: `An order ${isAccepted ? 'was accepted automatically' : 'is waiting'} and nobody hears it${venue ? `: ${venue}` : ''}`,
      lines: [
        `Order ${number} ${isAccepted ? 'was accepted automatically' : 'waits'} for ${venue || 'the venue'}, and no device rings for orders.`,
        ...(phone ? [`The guest’s phone: ${isolateLtr(phone)}`] : []),
      ],
      after: [
        isAccepted
          ? 'Open the orders page on a device and leave it open. The guest expects the order at its time.'
          : 'Open the orders page on a device and leave it open. The guest is now shown your phone number to call.',
      ],
      link: { words: 'Orders page', url },
    }),
    webhookOff: (address, days, url) => ({
      subject: 'Another program is no longer told of your events',
      lines: [`${address} has received nothing for ${days} days, so nothing more is sent to it.`],
      after: ['Once it works again, switch it on where programs are connected.'],
      link: { words: 'Connected programs', url },
    }),
    guestData: ({ venue, days, from }, url) => ({
      subject: `Old data of guests will be erased${venue ? `: ${venue}` : ''}`,
      lines: [
        `From ${instant(from, 'en')} on, names, phones, addresses and notes are erased from each order that is ${days} days old.`,
        'Items, amounts and times stay, so your statistics do not change. This can’t be undone.',
      ],
      after: ['If you need the orders, download their spreadsheet before, or change the time in the settings.'],
      link: { words: 'Settings', url },
    }),
  },
};
