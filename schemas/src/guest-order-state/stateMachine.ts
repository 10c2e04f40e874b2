/** The state machine of guest orders. (docs/spec/domain.md#guest-orders) */
import { HOUR_MS } from '../time/durations.js';
import type { LocalizedText } from '../core/language.js';
import { PRACTICE, OPENED_AS_MESSAGE, stateField, UNSENT, type GuestOrderState } from './guestOrderFields.js';

/**
 * The states to which the venue can move an order. A move to the same state records something about the order: a later
 * promised time (`accepted`), another driver (`on-the-way`), that the venue has seen what it missed (`missed`), or, for
 * programs that do not know `on-the-way`, that a delivery has left (`ready`).
 */
const VENUE_MOVES: Readonly<Record<GuestOrderState, readonly GuestOrderState[]>> = {
  pending: ['accepted', 'rejected', 'canceled'],
  accepted: ['accepted', 'ready', 'canceled'],
  ready: ['ready', 'on-the-way', 'done', 'canceled'],
  'on-the-way': ['on-the-way', 'done', 'canceled'],
  done: [],
  rejected: [],
  missed: ['accepted', 'missed'],
  canceled: [],
};

/** Whether a delivery has left and not arrived. */
export const isOnTheWay = ({
  state,
  leftAt,
}: {
  readonly state?: GuestOrderState | undefined;
  readonly leftAt?: string | null | undefined;
}): boolean => state === 'on-the-way' || (state === 'ready' && Boolean(leftAt));

/** How long after its deadline a missed order can still be accepted. */
export const LATE_ACCEPTANCE_MS = HOUR_MS;

/** Whether the venue may move an order from one state to the other. */
export const canMove = (from: GuestOrderState, to: GuestOrderState): boolean => VENUE_MOVES[from].includes(to);

/** Whether the guest may cancel an order. */
export const canGuestCancel = (state: GuestOrderState): boolean => state === 'pending';

/** Whether an order in this state has ended. Only a missed one may still be accepted, see {@link canAcceptLate}. */
export const isFinal = (state: GuestOrderState): boolean => state === 'missed' || VENUE_MOVES[state].length === 0;

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

/** Whether an order was missed so shortly before `now` (epoch ms) that the venue can still accept it. */
export const canAcceptLate = (order: StoredState, now: number): boolean =>
  stateAt(order, now) === 'missed' && now <= Date.parse(order.answerBy ?? '') + LATE_ACCEPTANCE_MS;

/** Whether an order was accepted after its deadline. */
export const isAcceptedLate = ({
  answerBy,
  steps = [],
}: {
  readonly answerBy?: string | null | undefined;
  readonly steps?: readonly { readonly state: GuestOrderState; readonly at: string }[] | undefined;
}): boolean => {
  const accepted = steps.find(({ state }) => state === 'accepted');
  return Boolean(accepted && answerBy && Date.parse(accepted.at) >= Date.parse(answerBy));
};

/**
 * Whether an order was only a message to the venue. The inbox records such an order, but the venue does not answer it
 * there. So it stays pending and has no deadline.
 */
export const isOnlyMessage = ({ state, answerBy }: StoredState): boolean => state === 'pending' && !answerBy;

interface LabeledState extends StoredState {
  readonly isPractice?: boolean | undefined;
  readonly isUnsent?: boolean | undefined;
}

/**
 * The state of an order for the venue, in both languages. A practice order has its own label, because no message was
 * sent for it.
 */
export const stateLabel = (order: LabeledState): LocalizedText => {
  if (!isOnlyMessage(order)) return stateField['x-options'][order.state];
  if (order.isPractice) return PRACTICE;
  return order.isUnsent ? UNSENT : OPENED_AS_MESSAGE;
};
