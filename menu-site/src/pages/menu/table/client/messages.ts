/** Messages of the table panel, loaded together with it. */
import type { Language } from '@qaima/schemas';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

const arabic = {
  table: 'طاولة',
  close: 'إغلاق',
  waiter: 'نادِ النادل',
  bill: 'الحساب',
  formerCode: 'هذا الرمز لم يعد مستخدمًا. امسح الرمز الموجود على طاولتك، أو اطلب الرمز الجديد من الموظفين.',
  called: 'وصل النداء',
  waiterCalled: 'ناديت النادل',
  billCalled: 'طلبت الحساب',
  recorded: 'سُجّل النداء',
  waiterAnswered: 'لبّى الموظفون نداءك',
  billAnswered: 'لبّى الموظفون طلب الحساب',
  unheard: 'سُجّل نداؤك، لكن لا جهاز يرنّ له في المكان الآن. كلّم الموظفين مباشرة.',
  phone: 'اتصل',
  again: 'يمكنك التكرار بعد',
  failed: 'لم يصل النداء. تحقق من الشبكة ثم حاول مجددًا.',
};

const english: typeof arabic = {
  table: 'Table',
  close: 'Close',
  waiter: 'Call the waiter',
  bill: 'The bill',
  formerCode: 'This code is no longer in use. Scan the code on your table, or ask the staff for the new code.',
  called: 'The staff got your call',
  waiterCalled: 'Waiter called',
  billCalled: 'Bill asked for',
  recorded: 'Call recorded',
  waiterAnswered: 'The staff answered your call',
  billAnswered: 'The staff took care of the bill',
  unheard: 'Your call was recorded, but no device rings for it at the venue now. Please speak to the staff.',
  phone: 'Call',
  again: 'Call again in',
  failed: 'The call did not arrive. Check your connection and try again.',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

export const tableMessages = (page: Document) => messages[pageLanguage(page)];
