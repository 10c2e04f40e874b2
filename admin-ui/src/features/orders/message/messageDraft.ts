import type { MessageKind, Order } from '@qaima/schemas';

/** A message that is about to be written: what it says, of which order, to which number. */
export interface MessageDraft {
  readonly kind: MessageKind;
  readonly order: Order;
  readonly phone: string;
}
