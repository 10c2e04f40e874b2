/** Messages about earlier orders, loaded only if the device has some. `#` is replaced by a number. */
import type { Language } from '@qaima/schemas';
import { pageLanguage } from '../../i18n/pageLanguage.js';

const arabic = {
  running: {
    pending: 'طلبك وصل، وننتظر ردّهم',
    accepted: 'قَبِل المحل طلبك',
    ready: 'طلبك جاهز',
    readyToLeave: 'طلبك جاهز، ويخرج إليك',
    onTheWay: 'طلبك في الطريق إليك',
  },
  number: 'رقم الطلب: #',
  follow: 'تابع طلبك',
  title: 'اطلب مثل المرة السابقة',
  earlier: 'طلباتك السابقة هنا',
  prices: 'بأسعار اليوم، وبما هو متوفر الآن. تُحفظ على هذا الجهاز وحده.',
  again: 'أعِدها',
  missing: 'غير متوفر الآن:',
  and: '، ',
  nothing: 'لم يعد شيء من هذا الطلب متوفرًا.',
  total: 'المجموع اليوم',
  add: 'أضف إلى السلة',
  cancel: 'لا، شكرًا',
  added: 'أُضيفت إلى سلتك.',
  unreachable: 'تعذّر الاتصال بالخادم. لم يُضف شيء؛ حاول مجددًا.',
};

const english: typeof arabic = {
  running: {
    pending: 'Your order has arrived; waiting for their answer',
    accepted: 'The venue accepted your order',
    ready: 'Your order is ready',
    readyToLeave: 'Your order is ready and will be on its way',
    onTheWay: 'Your order is on its way',
  },
  number: 'Order number: #',
  follow: 'Follow your order',
  title: 'Order like last time',
  earlier: 'Your earlier orders here',
  prices: 'At today’s prices, as far as available. Remembered on this device only.',
  again: 'Order again',
  missing: 'Not available now:',
  and: ', ',
  nothing: 'Nothing of this order is available any more.',
  total: 'Total today',
  add: 'Add to the cart',
  cancel: 'No, thanks',
  added: 'They are in your cart.',
  unreachable: 'The server could not be reached. Nothing was added; try again.',
};

const messages: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

export const repeatMessages = (page: Document) => messages[pageLanguage(page)];
