/** A message to a client from any template that can be filled. (docs/spec/staff-console.md#clients) */
import { MESSAGE_KINDS, type MessageKind } from '@qaima/schemas';
import { MessageDialog } from '../message/MessageDialog.js';
import type { MessageDraft } from '../message/messageDraft.js';
import { isPaymentRequest, kindsFor } from '../workQueue/queueMessages.js';
import { useNewestOwingOrder } from './useClient.js';

interface ClientMessageProps {
  readonly username: string;
  readonly draft: MessageDraft;
  readonly onClose: () => void;
}

export function ClientMessage({ username, draft, onClose }: ClientMessageProps) {
  const paymentOrder = useNewestOwingOrder(username) ?? draft.order;
  const canFill = (kind: MessageKind) =>
    kindsFor([isPaymentRequest(kind) ? { ...draft, order: paymentOrder } : draft]).includes(kind);
  return (
    <MessageDialog {...draft} paymentOrder={paymentOrder} kinds={MESSAGE_KINDS.filter(canFill)} onClose={onClose} />
  );
}
