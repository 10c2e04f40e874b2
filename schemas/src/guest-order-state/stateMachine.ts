/** The state machine of guest orders. (docs/spec/domain.md#guest-orders) */
import type { LocalizedText } from '../core/language.js';
import { PRACTICE, OPENED_AS_MESSAGE, stateField, type GuestOrderState } from './guestOrderFields.js';

/** The states to which the venue can move an order. Moving from `accepted` to `accepted` changes the promised time. */
const VENUE_MOVES: Readonly<Record<GuestOrderState, readonly GuestOrderState[]>> = {
  pending: ['accepted', 'rejected', 'canceled'],
  accepted: ['accepted', 'ready', 'canceled'],
  ready: ['done', 'canceled'],
  done: [],
  rejected: [],
  missed: [],
  canceled: [],
};

/** Whether the venue may move an order from one state to the other. */
export const canMove = (from: GuestOrderState, to: GuestOrderState): boolean => VENUE_MOVES[from].includes(to);

/** Whether the guest may cancel an order. */
export const canGuestCancel = (state: GuestOrderState): boolean => state === 'pending';

/** Whether the venue can't move an order out of this state. */
export const isFinal = (state: GuestOrderState): boolean => VENUE_MOVES[state].length === 0;

/** The stored properties that determine an order's state. Instants are ISO 8601. */
export interface StoredState {
  readonly state: GuestOrderState;
  readonly answerBy?: string | null | undefined;
}

/**
 * The state at an instant (epoch ms). From its deadline on, a pending order counts as `missed`. Each read computes
 * this, because a job could be late.
 */
export function stateAt({ state, answerBy }: StoredState, now: number): GuestOrderState {
  return state === 'pending' && answerBy && Date.parse(answerBy) <= now ? 'missed' : state;
}

/**
 * Whether an order was only a message to the venue. The inbox records such an order, but the venue does not answer it
 * there. So it stays pending and has no deadline.
 */
export const isOnlyMessage = ({ state, answerBy }: StoredState): boolean => state === 'pending' && !answerBy;

/**
 * The state of an order for the venue, in both languages. A practice order has its own label, because no message was
 * sent for it.
 */
export const stateLabel = (order: StoredState & { readonly isPractice?: boolean | undefined }): LocalizedText => {
  if (!isOnlyMessage(order)) return stateField['x-options'][order.state];
  return order.isPractice ? PRACTICE : OPENED_AS_MESSAGE;
};
