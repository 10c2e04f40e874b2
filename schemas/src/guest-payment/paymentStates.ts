/** The states of a guest's payment, and who may change them. (docs/spec/domain.md#payments-of-guests) */
import type { GuestOrderState } from '../guest-order-state/guestOrderFields.js';
import type { PaymentKind } from './paymentMethod.js';

export const PAYMENT_STATES = [
  'open',
  'claimed',
  'authorised',
  'paid',
  'failed',
  'canceled',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Who changes a payment; `sweep` is time, and what follows from the order's own state. */
export const PAYMENT_SOURCES = ['guest', 'venue', 'gateway', 'sweep'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

type Moves = Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>>;

/** By the venue itself; a gateway's payments are decided by the gateway alone. */
const MANUAL: Readonly<Record<PaymentSource, Moves>> = {
  guest: { open: ['canceled'] },
  venue: {
    open: ['paid', 'failed', 'canceled'],
    claimed: ['paid', 'failed', 'canceled'],
    paid: ['paid', 'refunded'],
  },
  gateway: {},
  sweep: { open: ['expired', 'canceled'] },
};

const CLIQ: Readonly<Record<PaymentSource, Moves>> = { ...MANUAL, guest: { open: ['claimed', 'canceled'] } };

const GATEWAY: Readonly<Record<PaymentSource, Moves>> = {
  guest: {},
  venue: { paid: ['paid', 'refunded'] },
  gateway: {
    open: ['authorised', 'paid', 'failed', 'canceled'],
    authorised: ['paid', 'canceled', 'failed'],
    paid: ['paid', 'refunded'],
    // Money that came late is never lost.
    failed: ['paid'],
    expired: ['paid'],
    canceled: ['paid'],
  },
  sweep: { open: ['expired'] },
};

const TABLE: Readonly<Record<PaymentKind, Readonly<Record<PaymentSource, Moves>>>> = {
  cash: MANUAL,
  'card-at-door': MANUAL,
  cliq: CLIQ,
  gateway: GATEWAY,
};

/** Whether `source` may move a payment of this kind from one state to the other. */
export const canMovePayment = (
  kind: PaymentKind,
  from: PaymentState,
  to: PaymentState,
  source: PaymentSource,
): boolean => TABLE[kind][source][from]?.includes(to) ?? false;

/** Whether money of the guest is at the venue, or is held for it. */
export const isCovered = (state: PaymentState): boolean => state === 'paid' || state === 'authorised';

/** Whether an order that must be paid first reaches the venue: with its money, or with a claim that the venue judges. */
export const opensOrder = (state: PaymentState): boolean => isCovered(state) || state === 'claimed';

interface TimedPayment {
  readonly state: PaymentState;
  /** ISO 8601; absent without a deadline. */
  readonly payBy?: string | null | undefined;
}

/** The state at an instant (epoch ms). An open payment expires at its deadline; a claimed one never does. */
export const paymentStateAt = ({ state, payBy }: TimedPayment, now: number): PaymentState =>
  state === 'open' && payBy && Date.parse(payBy) <= now ? 'expired' : state;

/** The states of orders after which their money goes back. */
export const RETURNING_STATES: readonly GuestOrderState[] = ['rejected', 'missed', 'canceled'];

/** Whether the venue owes a guest the money of an order. Amounts in thousandths. */
export const isReturnDue = (
  payment: { readonly state: PaymentState; readonly amount: number; readonly refunded: number },
  order: GuestOrderState,
): boolean => payment.state === 'paid' && payment.refunded < payment.amount && RETURNING_STATES.includes(order);
