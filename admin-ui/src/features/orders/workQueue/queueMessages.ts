/** Messages about the entries of a queue. */
import {
  canFillMessage,
  duePaymentRequest,
  MESSAGE_KINDS,
  messageValues,
  providerDay,
  type MessageKind,
  type WorkQueue,
  type WorkQueueEntry,
} from '@qaima/schemas';
import type { MessageDraft } from '../message/messageDraft.js';
import { paymentSums, unreadyEdits } from '../orderSummary.js';

/** The message template that each queue proposes. */
const QUEUE_MESSAGES: Readonly<Record<WorkQueue, MessageKind>> = {
  expiring: 'renewalDue',
  unpaid: 'lastPayment',
  edits: 'editReceived',
  demos: 'firstPayment',
  cannotReceive: 'cannotReceive',
};

/** The template for an entry. Of an unpaid order, it requests the payment that is due next, as the order's panel does. */
function kindFor(queue: WorkQueue, order: WorkQueueEntry['order']): MessageKind {
  if (queue !== 'unpaid' || !order) return QUEUE_MESSAGES[queue];
  const { paid, total } = paymentSums(order);
  return duePaymentRequest(paid, total) === 'first' ? 'firstPayment' : QUEUE_MESSAGES[queue];
}

/**
 * The draft of a message about an entry. Its phone number is the client's, or else the venue's. `writtenToday` is when
 * the client was last written to, if that is today.
 */
export function draftOf(
  { order, client, menu, lastMessage = null }: WorkQueueEntry,
  queue: WorkQueue,
): MessageDraft & { readonly id: string; readonly writtenToday: string | null } {
  const phone = client.phone || menu?.institution?.contact?.phone || '';
  const id = order?._id ?? menu?._id ?? '';
  const isToday = lastMessage !== null && providerDay(lastMessage.at) === providerDay(new Date().toISOString());
  const writtenToday = isToday ? lastMessage.at : null;
  return { id, kind: kindFor(queue, order), phone, writtenToday, order: order ?? { user: client, menu, lastMessage } };
}

/** Any date, because the check only needs a due date to be present. */
const SOME_DAY = '2000-01-01';

export type QueueDraft = ReturnType<typeof draftOf>;

/** What must be true of the subject of a message, because the message says so. */
const IS_TRUE: Readonly<Partial<Record<MessageKind, (order: MessageDraft['order']) => boolean>>> = {
  editReceived: (order) => unreadyEdits(order) > 0,
  editReady: (order) => unreadyEdits(order) === 0 && (order.requiredEdits ?? []).length > 0,
  menuReady: ({ menu }) => menu?.active === true,
};

/**
 * The templates that can be filled for all drafts and are true of them. For instance, a menu without an order has no
 * amounts, and an edit that still waits is not ready.
 */
export const kindsFor = (drafts: readonly MessageDraft[]): readonly MessageKind[] =>
  MESSAGE_KINDS.filter((kind) =>
    drafts.every(
      ({ order }) =>
        canFillMessage(kind, messageValues(order, { origin: '', date: SOME_DAY, language: 'ar' })) &&
        (IS_TRUE[kind]?.(order) ?? true),
    ),
  );

/** Whether a template asks for a payment of the order. */
export const isPaymentRequest = (kind: MessageKind | null | undefined): boolean =>
  kind === 'firstPayment' || kind === 'lastPayment';

/** Whether everything is paid of the order that a message is about. */
export const owesNothing = ({ totalAmount, payments = [] }: MessageDraft['order']): boolean =>
  totalAmount !== undefined && paymentSums({ totalAmount, payments }).left === 0;
