import { isolateLtr, stateField, type GuestOrderState, type LocalizedText } from '@qaima/schemas';

export const NO_ORDER: LocalizedText = { ar: 'هذا الطلب غير موجود.', en: 'There is no such order.' };

/** The order's state changed after the caller read it. */
export const movedMeanwhile = (state: GuestOrderState): LocalizedText => {
  const { ar, en } = stateField['x-options'][state];
  return { ar: `تغيّرت حالة الطلب في هذه الأثناء، وهي الآن «${ar}».`, en: `The order has moved meanwhile: ${en}.` };
};

/** The requested change is not allowed from the order's current state. */
export const noSuchMove = (from: GuestOrderState, to: GuestOrderState): LocalizedText => {
  const options = stateField['x-options'];
  return {
    ar: `لا ينتقل الطلب من «${options[from].ar}» إلى «${options[to].ar}».`,
    en: `An order does not go from “${options[from].en}” to “${options[to].en}”.`,
  };
};

/** `missed` can't be set, only confirmed as seen. */
export const NOT_SET_BY_VENUE: LocalizedText = {
  ar: 'الطلب يفوت وحده عند انتهاء مهلة الرد.',
  en: 'An order is missed by itself, at its deadline.',
};

export const TOO_LATE: LocalizedText = {
  ar: 'مضى على مهلة الرد أكثر من ساعة، فلم يعد بالإمكان قبول الطلب. يرجى الاتصال بالزبون.',
  en: 'The time to answer ended more than an hour ago, so the order can’t be accepted any more. Please call the guest.',
};

export const NOT_LATER: LocalizedText = {
  ar: 'الموعد الجديد ليس بعد الموعد الذي وُعد به الزبون.',
  en: 'The new time is not later than the one that the guest was promised.',
};

export const REASON_NEEDED: LocalizedText = {
  ar: 'يرجى اختيار سبب الرفض، فالزبون يقرؤه.',
  en: 'Please choose why the order is rejected: the guest reads it.',
};

export const NO_SUCH_ITEM: LocalizedText = {
  ar: 'هذا الصنف ليس في القائمة.',
  en: 'This item is not on the menu.',
};

export const PRINTED_ALREADY: LocalizedText = {
  ar: 'طُبعت تذكرة هذا الطلب من قبل.',
  en: 'The ticket of this order was printed before.',
};

export const UNKNOWN_STATE: LocalizedText = {
  ar: 'حالة غير معروفة.',
  en: 'This state is unknown.',
};

/** The guest can't cancel the order any more, because the venue has accepted or rejected it. */
export const ANSWERED: LocalizedText = {
  ar: 'لم يعد بالإمكان إلغاء الطلب من هنا، يرجى الاتصال بالمحل.',
  en: 'The order can’t be cancelled here any more. Please call the venue.',
};

export const CORRECTED_MEANWHILE: LocalizedText = {
  ar: 'تغيّر الطلب في هذه الأثناء، فلم يُحفظ التعديل. يرجى مراجعته من جديد.',
  en: 'The order has changed meanwhile, so it was not corrected. Please look at it again.',
};

export const NO_CORRECTION: LocalizedText = {
  ar: 'هذا التعديل لم يعد بانتظار ردّك.',
  en: 'This change no longer waits for your answer.',
};

export const periodTooLong = (days: number): LocalizedText => ({
  ar: `أطول فترة هي ${isolateLtr(days)} يوم.`,
  en: `The longest period is ${isolateLtr(days)} days.`,
});
export const PERIOD_REVERSED: LocalizedText = {
  ar: 'بداية الفترة بعد نهايتها.',
  en: 'The period begins after its end.',
};
