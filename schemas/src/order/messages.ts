/**
 * What staff write to clients: four messages from templates that they may reword. A template names what the order knows in
 * braces, `{الاسم}`; a line that names something this order does not have is left out. The messages are in Arabic whatever
 * the screen's language is, for they are the client's. (Public specification, sections 2, 4 and 9.)
 */
import { formatDate } from '../cart/dates.js';
import { adminLink, canonicalPath, messagingLink } from '../menu/links.js';
import { formatMoneyIsolated, toThousandths } from '../money/money.js';
import { firstPaymentDue, outstanding } from '../payment/progress.js';
import { chatLink } from '../phone/phone.js';
import type { Order } from './order.js';

export const MESSAGE_KINDS = ['editReady', 'firstPayment', 'lastPayment', 'menuReady'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * Whether a client may be told that the menu is ready: only while they can open it. A cancelled order has none to offer,
 * and a stopped or deleted menu answers 404.
 */
export const canSendMenuReady = ({ status, canceled, menu }: Order): boolean =>
  status === 'ready' && !canceled && menu?.active === true;

/** What a template may name, as it stands between the braces. */
export const MESSAGE_FIELDS = {
  name: 'الاسم',
  number: 'رقم الطلب',
  total: 'الإجمالي',
  paid: 'المدفوع',
  left: 'المتبقي',
  minimum: 'الحد الأدنى',
  date: 'التاريخ',
  menuName: 'اسم القائمة',
  menu: 'رابط القائمة',
  admin: 'رابط الإدارة',
} as const;
export type MessageField = keyof typeof MESSAGE_FIELDS;

/** What each message may name. */
export const FIELDS_BY_MESSAGE: Readonly<Record<MessageKind, readonly MessageField[]>> = {
  editReady: ['name', 'number', 'menuName', 'menu'],
  firstPayment: ['name', 'number', 'total', 'paid', 'left', 'minimum'],
  lastPayment: ['name', 'number', 'total', 'paid', 'left', 'date'],
  menuReady: ['name', 'number', 'menuName', 'menu', 'admin'],
};

/** What it would be of no use without. */
const REQUIRED_FIELDS_BY_MESSAGE: Readonly<Record<MessageKind, readonly MessageField[]>> = {
  editReady: [],
  firstPayment: ['minimum'],
  lastPayment: ['left', 'date'],
  menuReady: ['menu', 'admin'],
};

export const MESSAGE_TEMPLATES: Readonly<Record<MessageKind, string>> = {
  editReady: [
    'مرحبًا {الاسم}،',
    'أصبح التعديل الذي طلبته جاهزًا.',
    'يمكنك رؤيته هنا: {رابط القائمة}',
    'يسعدنا أن نسمع ملاحظاتك.',
  ].join('\n'),
  firstPayment: [
    'مرحبًا {الاسم}،',
    'لنبدأ العمل على طلبك رقم {رقم الطلب} نرجو تحويل الدفعة الأولى، وأقلّها {الحد الأدنى} من أصل {الإجمالي}.',
    'يمكنك الدفع عبر كليك أو نقدًا. شكرًا لثقتك.',
  ].join('\n'),
  lastPayment: [
    'مرحبًا {الاسم}،',
    'نذكّرك بالدفعة الأخيرة من طلبك رقم {رقم الطلب}: المتبقي {المتبقي} من أصل {الإجمالي}.',
    'إن لم تصلنا الدفعة حتى تاريخ {التاريخ} فستتوقف القائمة عن العمل.',
    'يمكنك الدفع عبر كليك أو نقدًا. شكرًا لك.',
  ].join('\n'),
  menuReady: [
    'مرحبًا {الاسم}،',
    'قائمتك جاهزة!',
    'رابط القائمة لزبائنك: {رابط القائمة}',
    'رابط الإدارة لك: {رابط الإدارة}',
    'نتمنى لك التوفيق.',
  ].join('\n'),
};

const NAMED = /\{([^{}\n]*)\}/g;
const fieldNamed = new Map<string, MessageField>(
  Object.entries(MESSAGE_FIELDS).map(([field, name]) => [name, field as MessageField]),
);

const namesIn = (template: string): readonly string[] =>
  [...template.matchAll(NAMED)].map(([, name]) => (name ?? '').trim());

/** What is wrong with a template, by the names that stand in its braces. */
export interface TemplateProblems {
  /** Named, but not to be had in this message. */
  readonly unknown: readonly string[];
  /** Needed, but not named. */
  readonly missing: readonly string[];
}

export function templateProblems(kind: MessageKind, template: string): TemplateProblems {
  const named = namesIn(template);
  const nameOf = (field: MessageField): string => MESSAGE_FIELDS[field];
  const known = FIELDS_BY_MESSAGE[kind].map(nameOf);
  return {
    unknown: [...new Set(named.filter((name) => !known.includes(name)))],
    missing: REQUIRED_FIELDS_BY_MESSAGE[kind].map(nameOf).filter((name) => !named.includes(name)),
  };
}

/** Digits keep their order in a line of Arabic: a mark from left to right stands on either side of them. */
const withLtrMarks = (text: string) => `\u200e${text}\u200e`;

/** What an order says for a template; null is what it does not have. */
export type MessageValues = Readonly<Record<MessageField, string | null>>;

/**
 * The message of a template. What is filled in is never read as a template again; braces around a name that nothing has
 * stay as they are.
 */
export function fillMessage(template: string, values: MessageValues): string {
  const valueOf = (name: string) => {
    const field = fieldNamed.get(name);
    return field && values[field];
  };
  return template
    .split('\n')
    .filter((line) => namesIn(line).every((name) => valueOf(name) !== null))
    .map((line) => line.replace(NAMED, (whole, name: string) => valueOf(name.trim()) ?? whole))
    .join('\n');
}

interface MessageSettings {
  /** Where the site is. */
  readonly origin: string;
  /** The day until which the last payment is waited for, `yyyy-mm-dd`. */
  readonly date?: string;
}

export function messageValues(order: Order, { origin, date }: MessageSettings): MessageValues {
  const total = toThousandths(order.totalAmount);
  const paid = (order.payments ?? []).reduce((sum, { value }) => sum + toThousandths(value), 0);
  const { _id: menuId = '', username, institution } = order.menu ?? {};
  return {
    name: order.user?.name || null,
    number: String(order.number),
    total: formatMoneyIsolated(total),
    paid: formatMoneyIsolated(paid),
    left: formatMoneyIsolated(outstanding(paid, total)),
    minimum: formatMoneyIsolated(firstPaymentDue(paid, total)),
    date: date ? withLtrMarks(formatDate(date)) : null,
    menuName: institution?.name || null,
    menu: menuId ? `${origin}${canonicalPath({ _id: menuId, username })}` : null,
    admin: menuId ? adminLink(origin, menuId) : null,
  };
}

/** The address that opens the message to a number, or null when the number is none. Nothing is sent by opening it. */
export function messageLink(phone: string, text: string): string | null {
  return messagingLink(chatLink(phone), text);
}
