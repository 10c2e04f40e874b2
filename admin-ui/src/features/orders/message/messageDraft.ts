import type { MessageKind, MessageSubject, Order } from '@qaima/schemas';

/** The subject of a message: an order; a menu without an order, with its admin as the client; or only a client. */
type MessageTopic = MessageSubject &
  Pick<Order, 'lastMessage' | 'requiredEdits'> & { readonly _id?: string | undefined };

/** The data of a message: its template, its subject, and the phone number. */
export interface MessageDraft {
  /** Null for a message without a template. */
  readonly kind: MessageKind | null;
  /** What the message is about. It has an `_id` only if it is an order. */
  readonly order: MessageTopic;
  readonly phone: string;
}
