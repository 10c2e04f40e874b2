/** Messages of the item panel's script, which browsers load at the first touch. `#` is replaced by a name. */
import type { Language } from '@qaima/schemas';

const arabic = {
  required: 'مطلوب',
  done: 'تم',
  remaining: 'بقي هذا',
  chosenOf: (count: number, max: number) => `${count} من ${max}`,
  chosen: (count: number) => `المختار ${count}`,
  none: 'بلا إضافة',
  noCharge: 'بلا زيادة',
  free: 'مجانًا',
  freeUnits: (count: number) => `منها ${count} مجانًا`,
  soldOut: 'نفد',
  soldOutUntil: (day: string) => `نفد حتى ${day}`,
  notNow: '#، فلا يمكن طلبه الآن.',
  fewer: 'إنقاص «#»',
  more: 'زيادة «#»',
  chooseFirst: 'اختر من «#» أولًا، ثم أضف الصنف إلى السلة.',
  unavailable: 'غير متوفر مع هذا الاختيار: #',
  save: 'احفظ التعديل',
  gone: 'هذا السطر لم يعد في سلتك، أو لم يعد صنفه متوفرًا.',
  share: 'مشاركة الصنف',
  noItem: 'هذا الصنف لم يعد في القائمة.',
  queued: 'لا اتصال الآن. حفظنا «#» على جهازك، ونضيفه إلى سلتك حين يعود.',
  waits: 'ينتظر الاتصال',
  someWait: (count: number) => `منها ${count} بانتظار الاتصال`,
  queueAdded: 'عاد الاتصال، وأضفنا إلى سلتك ما اخترته.',
  queueRefused: 'عاد الاتصال، ولم نستطع إضافة #.',
  notAdded: 'لم نستطع إضافته',
  instead: 'اختر بديلًا',
  remove: 'إزالة',
  separator: '، ',
};

const english: typeof arabic = {
  required: 'Required',
  done: 'Done',
  remaining: 'Still to choose',
  chosenOf: (count, max) => `${count} of ${max}`,
  chosen: (count) => `${count} chosen`,
  none: 'No extra',
  noCharge: 'No charge',
  free: 'Free',
  freeUnits: (count) => `${count} free`,
  soldOut: 'Sold out',
  soldOutUntil: (day) => `Sold out until ${day}`,
  notNow: '#: it can’t be ordered now.',
  fewer: 'Fewer of #',
  more: 'More of #',
  chooseFirst: 'Choose from “#” first, then add the item to the cart.',
  unavailable: 'Not available with this choice: #',
  save: 'Save the change',
  gone: 'This line is no longer in your cart, or its item is no longer available.',
  share: 'Share this item',
  noItem: 'This item is no longer on the menu.',
  queued: 'You are offline. “#” is kept on this device and added to your cart once the connection is back.',
  waits: 'Waiting for the connection',
  someWait: (count) => `${count} kept offline`,
  queueAdded: 'You are online again, and what you chose is in your cart.',
  queueRefused: 'You are online again. This could not be added: #.',
  notAdded: 'It could not be added',
  instead: 'Choose another',
  remove: 'Remove',
  separator: ', ',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

export const pageLanguage = (): Language => (document.documentElement.lang === 'en' ? 'en' : 'ar');

export const itemPanelMessages = () => messages[pageLanguage()];
