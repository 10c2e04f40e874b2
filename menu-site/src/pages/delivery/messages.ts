/** Messages of a driver's page. */
import type { Language } from '@qaima/schemas';

const arabic = {
  title: 'توصيل',
  order: 'طلب رقم',
  to: 'إلى',
  call: 'اتصال بالزبون:',
  map: 'فتح على الخريطة',
  notes: 'ملاحظة',
  collect: 'المطلوب تحصيله',
  delivered: 'سُلّم الطلب',
  deliveredHint: 'بعد الضغط ينتهي الطلب، ولا يعود هذا الرابط يفتح.',
  callVenue: 'اتصال بالمحل:',
  endedTitle: 'انتهى هذا التوصيل',
  endedText: 'سُلّم الطلب أو أُلغي، فلم يعد هذا الرابط يفتح. شكرًا لك.',
};

type DeliveryMessages = typeof arabic;

const english: DeliveryMessages = {
  title: 'Delivery',
  order: 'Order no.',
  to: 'To',
  call: 'Call the guest:',
  map: 'Open in the map',
  notes: 'Note',
  collect: 'To collect',
  delivered: 'Delivered',
  deliveredHint: 'This ends the order, and this link opens no more.',
  callVenue: 'Call the venue:',
  endedTitle: 'This delivery has ended',
  endedText: 'The order was delivered or cancelled, so this link opens no more. Thank you.',
};

export const deliveryMessages: Readonly<Record<Language, DeliveryMessages>> = { ar: arabic, en: english };
