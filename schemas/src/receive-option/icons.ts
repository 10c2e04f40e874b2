/**
 * The icons offered for receive options, with their Ionicons names. Owners may type any other Ionicons name. The
 * public page and the owner's area draw the same fallback for unknown names.
 */
import { matchesQuery } from '../text/search.js';

export interface ReceiveIcon {
  readonly name: string;
  readonly ar: string;
  readonly en: string;
}

/** The fallback for a missing or unknown icon. */
export const DEFAULT_RECEIVE_ICON = 'bag-check-outline';

export const receiveIcons: readonly ReceiveIcon[] = [
  { name: 'bicycle-outline', ar: 'توصيل دراجة', en: 'Delivery bicycle' },
  { name: 'car-outline', ar: 'توصيل سيارة', en: 'Delivery car' },
  { name: 'car-sport-outline', ar: 'سيارة من الشباك', en: 'Car drive-through' },
  { name: 'bus-outline', ar: 'حافلة شاحنة', en: 'Bus truck' },
  { name: 'rocket-outline', ar: 'توصيل سريع صاروخ', en: 'Express rocket' },
  { name: 'airplane-outline', ar: 'شحن طائرة', en: 'Shipping airplane' },
  { name: 'walk-outline', ar: 'استلام مشي', en: 'Walk in, pick up' },
  { name: 'cube-outline', ar: 'طرد صندوق شحن', en: 'Parcel box' },
  { name: 'gift-outline', ar: 'هدية', en: 'Gift' },
  { name: 'bag-outline', ar: 'كيس استلام', en: 'Bag' },
  { name: 'bag-handle-outline', ar: 'كيس سفري', en: 'Takeaway bag' },
  { name: 'bag-check-outline', ar: 'طلب جاهز', en: 'Order ready' },
  { name: 'basket-outline', ar: 'سلة', en: 'Basket' },
  { name: 'cart-outline', ar: 'عربة تسوق', en: 'Cart' },
  { name: 'storefront-outline', ar: 'الفرع المحل', en: 'Shop branch' },
  { name: 'business-outline', ar: 'مبنى مكتب شركة', en: 'Office building' },
  { name: 'home-outline', ar: 'البيت المنزل', en: 'Home' },
  { name: 'bed-outline', ar: 'غرفة فندق', en: 'Hotel room' },
  { name: 'key-outline', ar: 'تأجير مفتاح', en: 'Rental key' },
  { name: 'location-outline', ar: 'موقع عنوان', en: 'Location' },
  { name: 'navigate-outline', ar: 'اتجاه وصول', en: 'Directions' },
  { name: 'restaurant-outline', ar: 'داخل المطعم', en: 'Dine in' },
  { name: 'fast-food-outline', ar: 'وجبة سريعة برجر', en: 'Fast food' },
  { name: 'pizza-outline', ar: 'بيتزا', en: 'Pizza' },
  { name: 'cafe-outline', ar: 'مقهى قهوة', en: 'Café coffee' },
  { name: 'ice-cream-outline', ar: 'مثلجات بوظة', en: 'Ice cream' },
  { name: 'leaf-outline', ar: 'حديقة ورق', en: 'Garden leaf' },
  { name: 'flame-outline', ar: 'ساخن نار', en: 'Hot flame' },
  { name: 'people-outline', ar: 'جلسة عائلة مجموعة', en: 'Group family' },
  { name: 'person-outline', ar: 'حضور شخصي', en: 'In person' },
  { name: 'call-outline', ar: 'هاتف اتصال', en: 'Phone call' },
  { name: 'chatbubble-ellipses-outline', ar: 'رسالة محادثة', en: 'Message chat' },
  { name: 'logo-whatsapp', ar: 'واتساب', en: 'WhatsApp' },
  { name: 'mail-outline', ar: 'بريد', en: 'Mail' },
  { name: 'time-outline', ar: 'وقت ساعة', en: 'Time clock' },
  { name: 'calendar-outline', ar: 'موعد حجز تقويم', en: 'Booking calendar' },
  { name: 'hourglass-outline', ar: 'انتظار', en: 'Waiting' },
  { name: 'card-outline', ar: 'بطاقة دفع', en: 'Card payment' },
  { name: 'cash-outline', ar: 'نقدًا دفع', en: 'Cash payment' },
  { name: 'qr-code-outline', ar: 'رمز', en: 'QR code' },
  { name: 'ticket-outline', ar: 'تذكرة قسيمة', en: 'Ticket' },
  { name: 'star-outline', ar: 'نجمة مميز', en: 'Star special' },
];

/** Icons that match a search by keyword in either language or by name. */
export function findReceiveIcons(query: string): readonly ReceiveIcon[] {
  if (!query.trim()) return receiveIcons;
  return receiveIcons.filter(({ name, ar, en }) =>
    matchesQuery(query, `${ar} ${en} ${name.replaceAll('-', ' ')} ${name}`),
  );
}
