import { isolateLtr, formatMoneyIsolated, type Thousandths, type LocalizedText } from '@qaima/schemas';

export const NO_ORDER: LocalizedText = { ar: 'هذا الطلب غير موجود.', en: 'There is no such order.' };
export const NO_USER: LocalizedText = { ar: 'اسم المستخدم هذا غير موجود.', en: 'This username is not found' };
export const NO_MENU: LocalizedText = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
export const NO_EDIT: LocalizedText = { ar: 'هذا التعديل غير موجود في الطلب.', en: 'The order has no such edit.' };
export const CANCELLED: LocalizedText = {
  ar: 'هذا الطلب ملغي، فلا يُجدَّد.',
  en: 'This order is cancelled, so it can’t be renewed.',
};
export const OTHER_RENEWAL: LocalizedText = {
  ar: 'تغيّر الاشتراك أو سعره منذ عرضه عليك، وربما جدّده غيرك. راجع الطلب ثم أعد المحاولة.',
  en: 'The subscription or its price has changed since you saw it; somebody else may have renewed it. Check the order and try again.',
};

/** The maximum number of payments, and of requested edits, per order. */
export const ENTRY_LIMIT = 500;
export const FULL: LocalizedText = {
  ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolateLtr(ENTRY_LIMIT)}.`,
  en: `No more can be added: the most is ${isolateLtr(ENTRY_LIMIT)}.`,
};

export const NO_REASON: LocalizedText = {
  ar: 'اكتب سبب القيد العكسي.',
  en: 'Write the reason of the counter-entry.',
};

export const overCorrected = (paid: Thousandths): LocalizedText => ({
  ar: `القيد العكسي أكبر من المدفوع، وهو ${formatMoneyIsolated(paid)}.`,
  en: `This takes back more than was paid: ${formatMoneyIsolated(paid)}.`,
});

export const overpaid = (outstanding: Thousandths): LocalizedText => ({
  ar: `القيمة أكبر من المبلغ المتبقي، وهو ${formatMoneyIsolated(outstanding)}.`,
  en: `This is more than what is outstanding: ${formatMoneyIsolated(outstanding)}.`,
});
