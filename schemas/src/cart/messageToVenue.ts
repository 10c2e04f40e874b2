/**
 * The messages that a guest sends to the venue: the order as text, with a link to its page, or a question about it.
 * They are in the menu's default language, because the venue reads them. (docs/spec/domain.md#message-to-the-venue)
 */
import { LIST_SEPARATOR, type Language } from '../core/language.js';
import { inLanguage } from '../core/translations.js';
import { dinarSignOf } from '../money/currency.js';
import { formatAmount, formatMoney, isShownAmount, toThousandths } from '../money/money.js';
import { cartSumSchema, type Cart, type CartLine, type CartSum } from './cart.js';
import { withoutExtra } from '../extra-group/extraSign.js';
import { formatBookingDate } from '../time/calendarDays.js';
import { MESSAGE_TEXTS } from './messageTexts.js';
import { DIRECTION_MARK, isolateForeign, isolateLtrText, toSingleLine } from './plainTextBidi.js';
import { lineTitle } from './lineTitle.js';
import { messagingLink, withMessage } from '../link/links.js';
import { closedStatus, closedText } from '../working-day/nextOpeningText.js';

/** Maximum length of the messaging link in characters, with the order's text. */
export const MAX_MESSAGE_LINK_LENGTH = 6000;

/**
 * If the venue has no messaging link, the message is measured with this link. The page shows the message in that case
 * too.
 */
const PLACEHOLDER_WHATSAPP_LINK = 'https://wa.me/000000000000';

/**
 * The number by which guest and venue identify the order. Practice orders have none, so they use the beginning of the
 * cart's id.
 */
export const orderNumber = ({ number, _id }: Cart): string => (number ? String(number) : _id.slice(0, 6).toUpperCase());

/** The language of messages to the venue: the menu's default. */
export const messageLanguage = ({ menu }: Cart): Language => menu.languages.default;

const isReservation = ({ menu }: Cart) => menu.settings.purchaseMethod === 'reserve';

const methodOf = (cart: Cart) => (isReservation(cart) ? 'reserve' : 'order');

/** Formats a typed text as one line and keeps its direction. Does not shorten it. */
const whole = (text: string | null | undefined, language: Language) =>
  isolateForeign(toSingleLine(text ?? ''), language);

function titleOf(line: CartLine, language: Language): string {
  const { title, option, contents } = lineTitle(line);
  const details = option ?? contents.map((item) => toSingleLine(item)).join(LIST_SEPARATOR[language]);
  return toSingleLine(title) + (details ? ` (${toSingleLine(details)})` : '');
}

function lineText(line: CartLine, cart: Cart): string {
  const language = messageLanguage(cart);
  const { currency } = cart.menu;
  const title = isolateForeign(titleOf(line, language), language);
  const price = toThousandths(line.price);
  const day = (date: string | null | undefined) => formatBookingDate(date ?? '', language);
  const what = isReservation(cart)
    ? `${title}: ${MESSAGE_TEXTS[language].dates(day(line.startDate), day(line.endDate))}`
    : `${line.quantity} × ${title}`;
  const mark = DIRECTION_MARK[language];
  const head = `${mark}• ${what}${isShownAmount(price) ? ` = ${formatAmount(price, currency)}` : ''}`;
  return [head, ...detailsOf(line, language).map((detail) => `${mark}  - ${detail}`)].join('\n');
}

/** Creates one row for each heading, with all of its texts. The heading that occurs first has the first row. */
function byHeading(
  entries: readonly (readonly [heading: string, text: string])[],
  language: Language,
): readonly string[] {
  const rows = new Map<string, string[]>();
  for (const [heading, text] of entries) rows.set(heading, [...(rows.get(heading) ?? []), text]);
  return [...rows].map(([heading, texts]) => `${whole(heading, language)}: ${texts.join(LIST_SEPARATOR[language])}`);
}

/** The choices, the removed extras, the picks and the note of a line. None of them is omitted, because the kitchen needs them all. */
function detailsOf(
  { choices = [], deselected = [], picks = [], note }: CartLine,
  language: Language,
): readonly string[] {
  return [
    ...byHeading(
      choices.map(({ groupTitle, title, quantity }) => [
        groupTitle,
        quantity > 1 ? `${quantity} × ${whole(title, language)}` : whole(title, language),
      ]),
      language,
    ),
    ...deselected.map(({ title }) => withoutExtra(whole(title, language), language)),
    ...byHeading(
      picks.map(({ choiceTitle, title, option }) => [
        choiceTitle,
        isolateForeign(toSingleLine(title) + (option ? ` (${toSingleLine(option)})` : ''), language),
      ]),
      language,
    ),
    ...facts([[MESSAGE_TEXTS[language].lineNote, whole(note, language)]]),
  ];
}

/** The first `most` lines of an order, followed by the number of omitted ones. */
function firstLines(lines: readonly string[], most: number, language: Language): readonly string[] {
  const left = lines.length - most;
  if (left <= 0) return lines;
  return [...lines.slice(0, most), `${DIRECTION_MARK[language]}• ${MESSAGE_TEXTS[language].omitted(left, most)}`];
}

/** One line, `label: text`, for each entry whose text is not empty. */
const facts = (entries: readonly (readonly [label: string, text: string])[]) =>
  entries.flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`]));

function customerText(cart: Cart): readonly string[] {
  const language = messageLanguage(cart);
  const texts = MESSAGE_TEXTS[language];
  const typed = (text: string | null | undefined) => whole(text, language);
  const option = cart.receiveOption == null ? undefined : cart.menu.orderReceiveOptions[cart.receiveOption]?.title;
  return facts([
    [texts.name, typed(cart.name)],
    [texts.phone, isolateLtrText(toSingleLine(cart.clientPhone ?? ''))],
    [texts.email, isolateLtrText(toSingleLine(cart.email ?? ''))],
    [texts.guests, isReservation(cart) && cart.guestsNo ? String(cart.guestsNo) : ''],
    [texts.receiveOption[methodOf(cart)], typed(option)],
    [texts.branch, typed(cart.branch?.title)],
    [texts.table, typed(cart.table?.label)],
    [texts.area, typed(cart.area?.title)],
    [texts.address, typed(cart.address?.text)],
    [texts.notes, typed(cart.notes)],
  ]);
}

/** States that the venue was closed at submission, because the kitchen may read the message hours later. */
function closedHoursLines(cart: Cart): readonly string[] {
  const { menu, submittedAt } = cart;
  const language = messageLanguage(cart);
  const closed = submittedAt ? closedStatus(menu, new Date(submittedAt), language) : null;
  return closed ? [`${MESSAGE_TEXTS[language].closed}: ${closedText(closed, language)}`] : [];
}

/** Parts of the total, as they were at submission. The lines state their prices with the sale. */
function sumParts(
  { totals = [], menu }: Cart,
  money: (amount: number) => string,
  kinds: readonly CartSum['kind'][],
): readonly (readonly [label: string, text: string])[] {
  const language = menu.languages.default;
  const labels = cartSumSchema.properties.kind['x-options'];
  return totals.flatMap(({ kind, title, amount }) => {
    if (!kinds.includes(kind)) return [];
    const label = [labels[kind][language], title && `(${whole(title, language)})`].filter(Boolean).join(' ');
    const shown = money(Math.abs(amount));
    return [[label, amount < 0 ? isolateLtrText(`− ${shown}`) : shown] as const];
  });
}

/** The message with the given order lines. */
function messageIn(cart: Cart, address: string, lines: readonly string[]): string {
  const language = messageLanguage(cart);
  const texts = MESSAGE_TEXTS[language];
  const method = methodOf(cart);
  const money = (amount: number | null | undefined) =>
    isolateLtrText(formatMoney(toThousandths(amount), cart.menu.currency, language, dinarSignOf(cart.menu)));
  const paragraphs = [
    [
      [texts.heading[method], whole(cart.menu.institution.name, language)].filter(Boolean).join(' - '),
      `${texts.number[method]}: ${isolateLtrText(orderNumber(cart))}`,
      ...closedHoursLines(cart),
    ],
    customerText(cart),
    [
      ...lines,
      ...facts([
        ...sumParts(cart, money, ['offer', 'coupon']),
        [texts.delivery, money(cart.area?.fee)],
        ...sumParts(cart, money, ['charge', 'tip', 'tax', 'rounding']),
        [texts.total, money(cart.total)],
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
 * The order or reservation as text in the venue's language, one fact per line. The address of its page comes last.
 * Customer details, total and number are never shortened. If the messaging link would exceed
 * `MAX_MESSAGE_LINK_LENGTH`, the last order lines are summarized. Typed text can neither start a new line nor change
 * the direction of other text.
 * @param guestCart the cart in the guest's language, with the venue's texts in `translations`
 * @param address the absolute URL of the cart's page
 */
export function cartMessage(guestCart: Cart, address: string): string {
  const cart = inLanguage(guestCart, messageLanguage(guestCart));
  const { whatsapp } = cart.menu.institution;
  const lines = cart.items.map((line) => lineText(line, cart));
  const withFirst = (most: number) => messageIn(cart, address, firstLines(lines, most, messageLanguage(cart)));
  const linkTo = (text: string) => messagingLink(whatsapp, text) ?? withMessage(PLACEHOLDER_WHATSAPP_LINK, text);
  let most = lines.length;
  let text = withFirst(most);
  while (most > 0 && linkTo(text).length > MAX_MESSAGE_LINK_LENGTH) {
    most -= 1;
    text = withFirst(most);
  }
  return text;
}

/** The beginning of a question about an order or reservation, in the venue's language. */
export const questionMessage = (cart: Cart): string =>
  MESSAGE_TEXTS[messageLanguage(cart)].question[methodOf(cart)](orderNumber(cart));
