import type { MessageKind, Order } from '@qaima/schemas';

/** A message to write: kind, order, phone number. */
export interface MessageDraft {
  readonly kind: MessageKind;
  readonly order: Order;
  readonly phone: string;
}
