/** What is said when an order can't be had or changed. */
import { isolated, moneyInText, type Thousandths, type Words } from '@qaima/schemas';

export const NO_ORDER: Words = { ar: 'هذا الطلب غير موجود.', en: 'There is no such order.' };
export const NO_USER: Words = { ar: 'اسم المستخدم هذا غير موجود.', en: 'This username is not found' };
export const NO_MENU: Words = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
export const NO_EDIT: Words = { ar: 'هذا التعديل غير موجود في الطلب.', en: 'The order has no such edit.' };

/** The most payments, and the most required edits, that an order holds. */
export const ENTRY_LIMIT = 500;
export const FULL: Words = {
  ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolated(ENTRY_LIMIT)}.`,
  en: `No more can be added: the most is ${isolated(ENTRY_LIMIT)}.`,
};

export const overpaid = (outstanding: Thousandths): Words => ({
  ar: `القيمة أكبر من المبلغ المتبقي، وهو ${moneyInText(outstanding)}.`,
  en: `This is more than what is outstanding: ${moneyInText(outstanding)}.`,
});
