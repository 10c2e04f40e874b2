/** The texts about guests' data. */
import type { Language } from '@qaima/schemas';

const arabic = {
  title: 'بياناتك',
  responsible: 'من المسؤول عنها',
  what: 'ما يُحفظ، ولماذا',
  points: [
    'الاسم والهاتف والبريد والعنوان والملاحظات التي تكتبها مع طلب أو حجز: لتنفيذه والاتصال بك بشأنه.',
    'الأصناف والمبالغ والأوقات: لحسابات المحل.',
    'رقم عشوائي لمتصفحك، بلا اسم: لعدّ الزيارات، مدة سنة.',
  ],
  who: 'يقرؤها فريق المحل وحده. لا تُباع ولا تُعطى لأحد.',
  howLong: 'كم تُحفظ',
  days: (days: string) => `يُمحى ما يدل عليك بعد ${days} يومًا من الطلب. تبقى الأصناف والمبالغ بلا اسم.`,
  marketing: 'لا تصلك عروض إلا إن أشّرت على المربع بنفسك، وفي كل رسالة رابط يوقفها بضغطة.',
  rights: 'حقوقك',
  own: 'في صفحة طلبك «بياناتي»: تنزّل كل ما يُحفظ معه، وتمحوه حالما ينتهي. لكل طلباتك معًا، أو لتصحيح شيء، تواصل مع المحل.',
  contact: 'التواصل',
  back: 'العودة إلى القائمة',
  withdraw: 'إيقاف رسائل العروض',
  question: 'لن يرسل إليك هذا المحل عروضًا بعد الآن. طلباتك لا تتأثر.',
  stop: 'أوقفها',
  done: 'توقفت رسائل العروض',
  doneText: 'سُحبت موافقتك. إن وصلتك رسالة بعد اليوم فأخبر المحل.',
};

const english: typeof arabic = {
  title: 'Your data',
  responsible: 'Who is responsible',
  what: 'What is kept, and why',
  points: [
    'The name, phone, e-mail, address and notes that you type with an order or a reservation: to carry it out and to reach you about it.',
    'Items, amounts and times: for the venue’s accounts.',
    'A random number of your browser, without a name: to count visits, for a year.',
  ],
  who: 'Only the venue’s team reads it. It is not sold or given to anybody.',
  howLong: 'How long',
  days: (days) => `What identifies you is erased ${days} days after the order. Items and amounts stay, without a name.`,
  marketing:
    'You get offers only if you tick the box yourself, and each message has a link that stops them with one tap.',
  rights: 'Your rights',
  own: 'On the page of your order, under “My data”, you download all that is kept with it, and erase it once the order has ended. For all your orders, or to correct something, contact the venue.',
  contact: 'Contact',
  back: 'Back to the menu',
  withdraw: 'Stop messages with offers',
  question: 'This venue will not send you offers any more. Your orders are not affected.',
  stop: 'Stop them',
  done: 'Messages with offers have ended',
  doneText: 'Your consent is withdrawn. If a message still reaches you, tell the venue.',
};

export const privacyMessages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };
