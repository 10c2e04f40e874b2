import type { MessageKind, Order } from '@qaima/schemas';

/** The data of a message: its kind, order and phone number. */
export interface MessageDraft {
  readonly kind: MessageKind;
  readonly order: Order;
  readonly phone: string;
}
