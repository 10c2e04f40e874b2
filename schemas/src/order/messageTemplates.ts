/**
 * Messages that staff send to clients, from editable templates. Placeholders are in braces, `{الاسم}`. If a placeholder
 * has no value, its line is omitted. Each message has a template in both languages. (docs/spec/staff-console.md#messages)
 */
import { isolateAuto } from '../core/bidi.js';
import type { Language, LocalizedText } from '../core/language.js';
import { formatDate } from '../time/calendarDays.js';
import { adminLink, canonicalPath, messagingLink } from '../link/links.js';
import { providerMoneyIsolated } from '../money/interfaceMoney.js';
import { toThousandths } from '../money/money.js';
import { firstPaymentDue, outstanding } from '../payment/paymentStatus.js';
import { chatLink } from '../phone/phone.js';
import type { MessageKind } from '../sent-message/messageKinds.js';
import type { Order } from './order.js';
import { renewalPrice } from './renewal.js';
import { providerDay } from '../time/providerDay.js';
import { entriesOf } from '../core/typeGuards.js';

/**
 * Whether staff may tell a client that the menu is ready. The client must be able to open it: the order must not be
 * cancelled, and the menu must be neither stopped nor deleted.
 */
export const canSendMenuReady = ({ status, canceled, menu }: Order): boolean =>
  status === 'ready' && !canceled && menu?.active === true;

/** The placeholders, as written between the braces. A template may name them in either language. */
export const MESSAGE_FIELDS = {
  name: { ar: 'الاسم', en: 'name' },
  number: { ar: 'رقم الطلب', en: 'order number' },
  total: { ar: 'الإجمالي', en: 'total' },
  paid: { ar: 'المدفوع', en: 'paid' },
  left: { ar: 'المتبقي', en: 'left' },
  minimum: { ar: 'الحد الأدنى', en: 'minimum' },
  date: { ar: 'التاريخ', en: 'date' },
  end: { ar: 'تاريخ الانتهاء', en: 'end date' },
  menuName: { ar: 'اسم القائمة', en: 'menu name' },
  menu: { ar: 'رابط القائمة', en: 'menu link' },
  admin: { ar: 'رابط الإدارة', en: 'admin link' },
  cliq: { ar: 'اسم كليك', en: 'CliQ alias' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
export type MessageField = keyof typeof MESSAGE_FIELDS;

/** The placeholders allowed in each message. */
export const FIELDS_BY_MESSAGE: Readonly<Record<MessageKind, readonly MessageField[]>> = {
  editReceived: ['name', 'number', 'menuName', 'menu'],
  editReady: ['name', 'number', 'menuName', 'menu'],
  firstPayment: ['name', 'number', 'total', 'paid', 'left', 'minimum', 'cliq'],
  lastPayment: ['name', 'number', 'total', 'paid', 'left', 'date', 'cliq'],
  menuReady: ['name', 'number', 'menuName', 'menu', 'admin'],
  renewalDue: ['name', 'number', 'menuName', 'menu', 'total', 'end', 'cliq'],
  cannotReceive: ['name', 'menuName', 'menu', 'admin'],
};

/** The placeholders required in each message. */
const REQUIRED_FIELDS_BY_MESSAGE: Readonly<Record<MessageKind, readonly MessageField[]>> = {
  editReceived: [],
  editReady: [],
  firstPayment: ['minimum'],
  lastPayment: ['left', 'date'],
  menuReady: ['menu', 'admin'],
  renewalDue: ['end'],
  cannotReceive: ['admin'],
};

const NAMED = /\{([^{}\n]*)\}/g;
const fieldNamed = new Map<string, MessageField>(
  entriesOf(MESSAGE_FIELDS).flatMap(([field, { ar, en }]) => [
    [ar, field] as const,
    [en.toLowerCase(), field] as const,
  ]),
);
const fieldOf = (name: string): MessageField | undefined => fieldNamed.get(name.toLowerCase());

const namesIn = (template: string): readonly string[] =>
  [...template.matchAll(NAMED)].map(([, name]) => (name ?? '').trim());

/** A template's invalid and missing placeholders. */
export interface TemplateProblems {
  /** Placeholders that the template uses but this message does not have. */
  readonly unknown: readonly string[];
  /** Placeholders that the template must use but does not. */
  readonly missing: readonly string[];
  /** The lines with an unpaired brace. The message would contain the brace. */
  readonly unpaired: readonly string[];
}

/** @param language of the template, in which missing placeholders are named */
export function templateProblems(kind: MessageKind, language: Language, template: string): TemplateProblems {
  const isKnown = (name: string) => FIELDS_BY_MESSAGE[kind].some((field) => field === fieldOf(name));
  const named = namesIn(template);
  const fields = new Set(named.map(fieldOf));
  return {
    unknown: [...new Set(named.filter((name) => !isKnown(name)))],
    missing: REQUIRED_FIELDS_BY_MESSAGE[kind]
      .filter((field) => !fields.has(field))
      .map((field) => MESSAGE_FIELDS[field][language]),
    unpaired: template.split('\n').filter((line) => /[{}]/.test(line.replaceAll(NAMED, ''))),
  };
}

const inBraces = (names: readonly string[]) => names.map((name) => isolateAuto(`{${name}}`));

/** One sentence for each problem of a template, which names the placeholders; empty if there is none. */
export function templateMessages(kind: MessageKind, language: Language, template: string): readonly LocalizedText[] {
  const { unknown, missing, unpaired } = templateProblems(kind, language, template);
  const [strange, absent] = [inBraces(unknown), inBraces(missing)];
  return [
    ...(strange.length > 0
      ? [
          {
            ar: `لا تعرف هذه الرسالة هذه الأسماء، فاحذفها: ${strange.join('، ')}`,
            en: `These names are not known in this message. Remove them: ${strange.join(', ')}`,
          },
        ]
      : []),
    ...(absent.length > 0
      ? [{ ar: `يجب أن يرد في القالب: ${absent.join('، ')}`, en: `The template must name: ${absent.join(', ')}` }]
      : []),
    ...unpaired.map((line) => ({
      ar: `قوس بلا مقابل في السطر: ${isolateAuto(line.trim())}`,
      en: `A brace without its counterpart in the line: ${isolateAuto(line.trim())}`,
    })),
  ];
}

/** Whether the values contain all placeholders that the message requires. */
export const canFillMessage = (kind: MessageKind, values: MessageValues): boolean =>
  REQUIRED_FIELDS_BY_MESSAGE[kind].every((field) => values[field] !== null);

/** Left-to-right marks on both sides keep the digits in order within Arabic text. */
const withLtrMarks = (text: string) => `\u200e${text}\u200e`;

/** What a message is about: an order, or a menu without an order. The latter has no number and no amounts. */
export type MessageSubject = Pick<Order, 'user' | 'menu'> &
  Partial<Pick<Order, 'number' | 'totalAmount' | 'payments' | 'subEnd' | 'isDemo' | 'demoEndDate' | 'plan'>>;

/** The subject's value for each placeholder; null if it has none. */
export type MessageValues = Readonly<Record<MessageField, string | null>>;

/**
 * Fills in a template. If an inserted value contains a placeholder, it is not replaced. Unknown placeholders remain as
 * text.
 */
export function fillMessage(template: string, values: MessageValues): string {
  const valueOf = (name: string) => {
    const field = fieldOf(name);
    return field && values[field];
  };
  return template
    .split('\n')
    .filter((line) => namesIn(line).every((name) => valueOf(name) !== null))
    .map((line) => line.replace(NAMED, (whole, name: string) => valueOf(name.trim()) ?? whole))
    .join('\n');
}

/**
 * The language in which a client is written to: that of the last message, which staff have chosen, otherwise that of
 * the client's menu, otherwise Arabic.
 */
export const recipientLanguage = ({ lastMessage, menu }: Pick<Order, 'lastMessage' | 'menu'>): Language =>
  lastMessage?.language ?? menu?.language ?? 'ar';

interface MessageSettings {
  /** The site's origin. */
  readonly origin: string;
  /** The due date of the last payment, `yyyy-mm-dd`. */
  readonly date?: string;
  /** The provider's alias for instant payments (CliQ). */
  readonly cliq?: string | null | undefined;
  /** In a reminder of the renewal, the total is the price of the renewal. */
  readonly kind?: MessageKind | null | undefined;
  /** The language of the message. */
  readonly language: Language;
}

/** The amounts of an order; all null without one. A demo has a price, but owes nothing: it has nothing left to pay. */
function amountsOf(
  { totalAmount, payments = [], isDemo = false, plan }: MessageSubject,
  { kind, language }: Pick<MessageSettings, 'kind' | 'language'>,
) {
  if (totalAmount === undefined) return { total: null, paid: null, left: null, minimum: null };
  const total = toThousandths(totalAmount);
  const paid = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
  return {
    total: providerMoneyIsolated(
      kind === 'renewalDue' ? toThousandths(renewalPrice({ totalAmount, isDemo, plan })) : total,
      language,
    ),
    paid: providerMoneyIsolated(paid, language),
    left: isDemo ? null : providerMoneyIsolated(outstanding(paid, total), language),
    minimum: providerMoneyIsolated(firstPaymentDue(paid, total), language),
  };
}

export function messageValues(
  subject: MessageSubject,
  { origin, date, cliq, kind, language }: MessageSettings,
): MessageValues {
  const { _id: menuId = '', username, institution } = subject.menu ?? {};
  const end = (subject.isDemo && subject.demoEndDate) || subject.subEnd;
  return {
    name: subject.user?.name || null,
    number: subject.number === undefined ? null : String(subject.number),
    ...amountsOf(subject, { kind, language }),
    date: date ? withLtrMarks(formatDate(date)) : null,
    end: end ? withLtrMarks(formatDate(providerDay(end))) : null,
    menuName: institution?.name || null,
    menu: menuId ? `${origin}${canonicalPath({ _id: menuId, username })}` : null,
    admin: menuId ? adminLink(origin, menuId) : null,
    cliq: cliq ? withLtrMarks(cliq) : null,
  };
}

/**
 * A link that opens WhatsApp with the message for a phone number; null if the number is invalid. The user still has
 * to send it.
 */
export function messageLink(phone: string, text: string): string | null {
  return messagingLink(chatLink(phone), text);
}
