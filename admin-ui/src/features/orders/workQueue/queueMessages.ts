/** Messages about the entries of a queue. */
import {
  canFillMessage,
  MESSAGE_KINDS,
  messageValues,
  type MessageKind,
  type WorkQueue,
  type WorkQueueEntry,
} from '@qaima/schemas';
import type { MessageDraft } from '../message/messageDraft.js';
import { paymentSums } from '../orderSummary.js';

/** The message template that each queue proposes. */
export const QUEUE_MESSAGES: Readonly<Record<WorkQueue, MessageKind>> = {
  expiring: 'renewalDue',
  unpaid: 'lastPayment',
  edits: 'editReady',
  demos: 'firstPayment',
  cannotReceive: 'cannotReceive',
};

/** The draft of a message about an entry. Its phone number is the client's, or else the venue's. */
export function draftOf(
  { order, client, menu, lastMessage = null }: WorkQueueEntry,
  kind: MessageKind,
): MessageDraft & { readonly id: string } {
  const phone = client.phone || menu?.institution?.contact?.phone || '';
  const id = order?._id ?? menu?._id ?? '';
  return { id, kind, phone, order: order ?? { user: client, menu, lastMessage } };
}

/** Any date, because the check only needs a due date to be present. */
const SOME_DAY = '2000-01-01';

/** The templates that can be filled for all drafts. For instance, a menu without an order has no amounts. */
export const kindsFor = (drafts: readonly MessageDraft[]): readonly MessageKind[] =>
  MESSAGE_KINDS.filter((kind) =>
    drafts.every(
      ({ order }) =>
        canFillMessage(kind, messageValues(order, { origin: '', date: SOME_DAY })) &&
        (kind !== 'menuReady' || order.menu?.active === true),
    ),
  );

/** Whether a template asks for a payment of the order. */
export const isPaymentRequest = (kind: MessageKind | null | undefined): boolean =>
  kind === 'firstPayment' || kind === 'lastPayment';

/** Whether everything is paid of the order that a message is about. */
export const owesNothing = ({ totalAmount, payments = [] }: MessageDraft['order']): boolean =>
  totalAmount !== undefined && paymentSums({ totalAmount, payments }).left === 0;
