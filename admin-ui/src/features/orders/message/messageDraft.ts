import type { MessageKind, MessageSubject, Order } from '@qaima/schemas';

/** An order, a menu without one with its admin as the client, or a client alone. */
type MessageTopic = MessageSubject & Pick<Order, 'lastMessage'> & { readonly _id?: string | undefined };

/** The data of a message: its kind, what it is about, and the phone number. */
export interface MessageDraft {
  /** Null for a message without a template. */
  readonly kind: MessageKind | null;
  /** Without an order, it has no `_id`. */
  readonly order: MessageTopic;
  readonly phone: string;
}
