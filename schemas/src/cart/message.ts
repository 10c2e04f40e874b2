/**
 * What the customer sends to the business: the order in words, and where its page is. It is written in Arabic, whatever
 * the page's language, for it is the kitchen that reads it. (Document 2, section 4; decisions, section 5.)
 */
import { amountText, formatMoney, toThousandths } from '../money/money.js';
import type { Cart, CartLine } from './cart.js';
import { formatBookingDate } from './dates.js';
import { isolated, legible, ltr, START_RTL } from './legible.js';

/** The most of a message once it is encoded into an address, in characters: longer ones are cut off on some phones. */
export const MESSAGE_LIMIT = 1800;

/** What a short message makes room for. */
interface Room {
  /** The most characters of a name or title; addresses and notes may have twice as many. */
  readonly words: number;
  /** The most lines of the cart. */
  readonly lines: number;
}

/** How a cart is called by the people who speak of it: short enough for a phone call. */
export function cartNumber(cartId: string): string {
  return cartId.slice(0, 6).toUpperCase();
}

const isReservation = ({ menu }: Cart) => menu.settings.purchaseMethod === 'reserve';

function titleOf({ item, subItem }: CartLine, words: number): string {
  const option = subItem == null ? undefined : item.subItems?.[subItem]?.title;
  return legible(item.title, words) + (option ? ` (${legible(option, words)})` : '');
}

function lineText(line: CartLine, reserve: boolean, words: number): string {
  const title = isolated(titleOf(line, words));
  const price = toThousandths(line.price);
  const what = reserve
    ? `${title}: من ${formatBookingDate(line.startDate ?? '', 'ar')} إلى ${formatBookingDate(line.endDate ?? '', 'ar')}`
    : `${line.quantity} × ${title}`;
  return `${START_RTL}• ${what}${price >= 5 ? ` = ${amountText(price)}` : ''}`;
}

function linesText({ items }: Cart, reserve: boolean, { words, lines }: Room): readonly string[] {
  const shown = items.slice(0, lines).map((line) => lineText(line, reserve, words));
  const left = items.length - shown.length;
  return left > 0 ? [...shown, `${START_RTL}• و${left} غيرها في الرابط أدناه`] : shown;
}

/** A line of its own for each thing that is known. */
const facts = (entries: readonly (readonly [label: string, text: string])[]) =>
  entries.flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`]));

function customerText(cart: Cart, { words }: Room): readonly string[] {
  const option = cart.receiveOption == null ? undefined : cart.menu.orderReceiveOptions[cart.receiveOption]?.title;
  const typed = (text: string | null | undefined, room = words) => isolated(legible(text ?? '', room));
  return facts([
    ['الاسم', typed(cart.name)],
    ['الهاتف', ltr(legible(cart.clientPhone ?? '', 40))],
    ['البريد', ltr(legible(cart.email ?? '', words * 2))],
    ['عدد الضيوف', isReservation(cart) && cart.guestsNo ? String(cart.guestsNo) : ''],
    ['طريقة الاستلام', typed(option)],
    ['العنوان', typed(cart.address?.text, words * 2)],
    ['ملاحظات', typed(cart.notes, words * 2)],
  ]);
}

function messageIn(cart: Cart, address: string, room: Room): string {
  const reserve = isReservation(cart);
  const business = legible(cart.menu.institution.name ?? '', room.words);
  const total = formatMoney(toThousandths(cart.total), cart.menu.currency);
  const paragraphs = [
    [
      [reserve ? 'حجز جديد' : 'طلب جديد', isolated(business)].filter(Boolean).join(' - '),
      `${reserve ? 'رقم الحجز' : 'رقم الطلب'}: ${ltr(cartNumber(cart._id))}`,
    ],
    [...linesText(cart, reserve, room), ...facts([['المجموع', ltr(total)]])],
    customerText(cart, room),
    [address],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** From the most generous to the least: names give way first, then lines, which the page has all of. */
function roomsFor(lines: number): readonly Room[] {
  const generous = [150, 80, 50, 32, 20].map((words) => ({ words, lines }));
  const fewer = Array.from({ length: lines }, (_, less) => ({ words: 20, lines: lines - 1 - less }));
  return [...generous, ...fewer];
}

const LEAST: Room = { words: 6, lines: 0 };

/** The length of a text in an address. */
export const encodedLength = (text: string): number => encodeURIComponent(text).length;

/**
 * The order or reservation in words, one fact a line, and on the last line the address of its page. As much of it as
 * fits into `MESSAGE_LIMIT`; who typed what can't begin a line of their own, nor turn the direction of another's.
 * @param address of the cart's page, absolute; at most some 300 characters
 */
export function cartMessage(cart: Cart, address: string): string {
  for (const room of roomsFor(cart.items.length)) {
    const text = messageIn(cart, address, room);
    if (encodedLength(text) <= MESSAGE_LIMIT) return text;
  }
  return messageIn(cart, address, LEAST);
}
