import type { MessageKind, MessageSubject, Order } from '@qaima/schemas';

/** An order, or a menu without one with its admin as the client. */
type MessageTopic = MessageSubject & Pick<Order, 'lastMessage'> & { readonly _id?: string | undefined };

/** The data of a message: its kind, what it is about, and the phone number. */
export interface MessageDraft {
  readonly kind: MessageKind;
  /** A menu without an order has no `_id`. */
  readonly order: MessageTopic;
  readonly phone: string;
}
