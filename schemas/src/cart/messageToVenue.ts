/**
 * The message that a customer sends to the business: the order as text, with a link to its page. Always in Arabic,
 * because the kitchen reads it. (docs/spec/domain.md#message-to-the-venue)
 */
import { formatAmount, formatMoney, isShownAmount, toThousandths } from '../money/money.js';
import type { Cart, CartLine } from './cart.js';
import { formatBookingDate } from './calendarDays.js';
import { isolateNonArabic, toSingleLine, isolateLtrText, RIGHT_TO_LEFT_MARK } from './plainTextBidi.js';
import { lineTitle } from './lineTitle.js';
import { messagingLink } from '../menu/links.js';
import { closedStatus, closedText } from '../working-day/nextOpeningText.js';

/** Maximum length of the messaging link in characters, with the order's text. */
export const MAX_MESSAGE_LINK_LENGTH = 6000;

/**
 * If the venue has no messaging link, the message is measured with this link. The page shows the message in that case
 * too.
 */
const PLACEHOLDER_WHATSAPP_LINK = 'https://wa.me/000000000000';

/** A short number for the cart, which people use when they talk about it. */
export function cartNumber(cartId: string): string {
  return cartId.slice(0, 6).toUpperCase();
}

const isReservation = ({ menu }: Cart) => menu.settings.purchaseMethod === 'reserve';

/** Formats a typed text as one line and keeps its direction. Does not shorten it. */
const whole = (text: string | null | undefined) => isolateNonArabic(toSingleLine(text ?? ''));

function titleOf(line: CartLine): string {
  const { title, option, contents } = lineTitle(line);
  const details = option ?? contents.map((item) => toSingleLine(item)).join('، ');
  return toSingleLine(title) + (details ? ` (${toSingleLine(details)})` : '');
}

function lineText(line: CartLine, reserve: boolean, currency: Cart['menu']['currency']): string {
  const title = isolateNonArabic(titleOf(line));
  const price = toThousandths(line.price);
  const what = reserve
    ? `${title}: من ${formatBookingDate(line.startDate ?? '', 'ar')} إلى ${formatBookingDate(line.endDate ?? '', 'ar')}`
    : `${line.quantity} × ${title}`;
  const head = `${RIGHT_TO_LEFT_MARK}• ${what}${isShownAmount(price, currency) ? ` = ${formatAmount(price, currency)}` : ''}`;
  return [head, ...detailsOf(line).map((detail) => `${RIGHT_TO_LEFT_MARK}  - ${detail}`)].join('\n');
}

/** Creates one row for each heading, with all of its texts. The heading that occurs first has the first row. */
function byHeading(entries: readonly (readonly [heading: string, text: string])[]): readonly string[] {
  const rows = new Map<string, string[]>();
  for (const [heading, text] of entries) rows.set(heading, [...(rows.get(heading) ?? []), text]);
  return [...rows].map(([heading, texts]) => `${whole(heading)}: ${texts.join('، ')}`);
}

/** The choices, the picks and the note of a line. None of them is omitted, because the kitchen needs them all. */
function detailsOf({ choices = [], picks = [], note }: CartLine): readonly string[] {
  return [
    ...byHeading(
      choices.map(({ groupTitle, title, quantity }) => [
        groupTitle,
        quantity > 1 ? `${quantity} × ${whole(title)}` : whole(title),
      ]),
    ),
    ...byHeading(
      picks.map(({ choiceTitle, title, option }) => [
        choiceTitle,
        isolateNonArabic(toSingleLine(title) + (option ? ` (${toSingleLine(option)})` : '')),
      ]),
    ),
    ...facts([['ملاحظة', whole(note)]]),
  ];
}

/** Counts kinds of items in Arabic, which has separate forms for one, two, 3 to 10, and more. */
function kindsText(count: number, isRest: boolean): string {
  const other = (word: string) => (isRest ? ` ${word}` : '');
  if (count === 1) return `صنف${isRest ? '' : ' واحد'}${other('آخر')}`;
  if (count === 2) return `صنفان${other('آخران')}`;
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return `${count} أصناف${other('أخرى')}`;
  return `${count} ${lastTwo > 10 ? 'صنفًا' : 'صنف'}${other('آخر')}`;
}

/** The line that says how many lines are omitted. `shown` is the number of lines before it. */
function restText(left: number, shown: number): string {
  const kinds = kindsText(left, shown > 0);
  // The Arabic word for "and" is attached to a following word, but separated from a following number.
  const and = shown === 0 ? '' : left > 2 ? 'و ' : 'و';
  return `${RIGHT_TO_LEFT_MARK}• ${and}${kinds} في الرابط أدناه`;
}

/** The first `most` lines of an order, followed by the number of omitted ones. */
function firstLines(lines: readonly string[], most: number): readonly string[] {
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), restText(left, most)] : lines;
}

/** One line, `label: text`, for each entry whose text is not empty. */
const facts = (entries: readonly (readonly [label: string, text: string])[]) =>
  entries.flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`]));

function customerText(cart: Cart): readonly string[] {
  const option = cart.receiveOption == null ? undefined : cart.menu.orderReceiveOptions[cart.receiveOption]?.title;
  return facts([
    ['الاسم', whole(cart.name)],
    ['الهاتف', isolateLtrText(toSingleLine(cart.clientPhone ?? ''))],
    ['البريد', isolateLtrText(toSingleLine(cart.email ?? ''))],
    ['عدد الضيوف', isReservation(cart) && cart.guestsNo ? String(cart.guestsNo) : ''],
    ['طريقة الاستلام', whole(option)],
    ['الفرع', whole(cart.branch?.title)],
    ['الطاولة', whole(cart.table?.label)],
    ['المنطقة', whole(cart.area?.title)],
    ['العنوان', whole(cart.address?.text)],
    ['ملاحظات', whole(cart.notes)],
  ]);
}

/** States that the venue was closed at submission, because the kitchen may read the message hours later. */
function closedHoursLines({ menu, submittedAt }: Cart): readonly string[] {
  const closed = submittedAt ? closedStatus(menu, new Date(submittedAt), 'ar') : null;
  return closed ? [`أُرسل خارج أوقات العمل: ${closedText(closed, 'ar')}`] : [];
}

/** The message with the given order lines. */
function messageIn(cart: Cart, address: string, lines: readonly string[]): string {
  const reserve = isReservation(cart);
  const total = formatMoney(toThousandths(cart.total), cart.menu.currency, 'ar');
  const paragraphs = [
    [
      [reserve ? 'حجز جديد' : 'طلب جديد', whole(cart.menu.institution.name)].filter(Boolean).join(' - '),
      `${reserve ? 'رقم الحجز' : 'رقم الطلب'}: ${isolateLtrText(cart.number ? String(cart.number) : cartNumber(cart._id))}`,
      ...closedHoursLines(cart),
    ],
    customerText(cart),
    [
      ...lines,
      ...facts([
        ['التوصيل', isolateLtrText(formatMoney(toThousandths(cart.area?.fee), cart.menu.currency, 'ar'))],
        ['المجموع', isolateLtrText(total)],
      ]),
    ],
    [address],
  ];
  return paragraphs
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/**
 * The order or reservation as text, one fact per line. The address of its page comes last. Customer details, total and
 * number are never shortened. If the messaging link would exceed `MAX_MESSAGE_LINK_LENGTH`, the last order lines are
 * summarized. Typed text can neither start a new line nor change the direction of other text.
 * @param address the absolute URL of the cart's page
 */
export function cartMessage(cart: Cart, address: string): string {
  const { whatsapp } = cart.menu.institution;
  const lines = cart.items.map((line) => lineText(line, isReservation(cart), cart.menu.currency));
  const withFirst = (most: number) => messageIn(cart, address, firstLines(lines, most));
  const linkTo = (text: string) =>
    messagingLink(whatsapp, text) ?? messagingLink(PLACEHOLDER_WHATSAPP_LINK, text) ?? '';
  let most = lines.length;
  let text = withFirst(most);
  while (most > 0 && linkTo(text).length > MAX_MESSAGE_LINK_LENGTH) {
    most -= 1;
    text = withFirst(most);
  }
  return text;
}
