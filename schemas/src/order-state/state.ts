/** The state machine of guest orders. (docs/spec/domain.md#guest-orders) */
import type { GuestOrderState } from './fields.js';

/** The states that the venue can move an order to. `accepted` again sets a later time. */
const VENUE_MOVES: Readonly<Record<GuestOrderState, readonly GuestOrderState[]>> = {
  pending: ['accepted', 'rejected', 'canceled'],
  accepted: ['accepted', 'ready', 'canceled'],
  ready: ['done', 'canceled'],
  done: [],
  rejected: [],
  missed: [],
  canceled: [],
};

/** Whether the venue may move an order. */
export const canMove = (from: GuestOrderState, to: GuestOrderState): boolean => VENUE_MOVES[from].includes(to);

/** Whether the guest may cancel an order. */
export const canGuestCancel = (state: GuestOrderState): boolean => state === 'pending';

/** States that no move leaves. */
export const isFinal = (state: GuestOrderState): boolean => VENUE_MOVES[state].length === 0;

/** The part of an order that determines its state. Instants are ISO 8601. */
export interface StoredState {
  readonly state: GuestOrderState;
  readonly answerBy?: string | null | undefined;
}

/**
 * The state at an instant (epoch ms): a pending order is missed from its deadline on. It is judged at each read, so
 * that no job can forget it.
 */
export function stateAt({ state, answerBy }: StoredState, now: number): GuestOrderState {
  return state === 'pending' && answerBy && Date.parse(answerBy) <= now ? 'missed' : state;
}
