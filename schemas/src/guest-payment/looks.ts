/** When a gateway is asked about a payment, and what its answer means. (docs/payments.md) */
import type { Thousandths } from '../money/money.js';
import { HOUR_MS, MINUTE_MS } from '../time/durations.js';
import { canMovePayment, isCovered, type PaymentState } from './paymentStates.js';

/** The delays after the start of a payment. A notification of the gateway is only a shortcut. */
const DELAYS_MS = [10_000, 30_000, ...[1, 2, 5, 10, 20].map((minutes) => minutes * MINUTE_MS)];

/** For how long after the deadline money may still come. */
const LATE_HOURS = 24;

/**
 * When a payment is looked at next; null if no more. Instants in epoch ms.
 * @param payBy its deadline
 */
export function nextLookAt(startedAt: number, payBy: number, now: number): number | null {
  const soon = DELAYS_MS.map((delay) => startedAt + delay).find((at) => at > now);
  if (soon !== undefined) return soon;
  const last = startedAt + (DELAYS_MS.at(-1) ?? 0);
  const next = last + (Math.floor((now - last) / HOUR_MS) + 1) * HOUR_MS;
  return next <= payBy + LATE_HOURS * HOUR_MS ? next : null;
}

interface Looked {
  /** Our id, as the gateway keeps it. */
  readonly reference: string;
  readonly state: 'open' | 'authorised' | 'paid' | 'failed' | 'canceled';
  readonly amount: Thousandths;
  readonly currency: string;
  readonly refunded: Thousandths;
}

interface LookedAt {
  readonly _id: string;
  /** Its state at the time of the look. */
  readonly state: PaymentState;
  readonly amount: Thousandths;
  readonly currency: string;
  readonly refunded: Thousandths;
}

/**
 * - `problem`: the answer is not about this payment, or about another sum. Its state stays, and the venue is told.
 * - `move`: the payment changes. `isLate`: money that came after it had ended.
 * - `free`: money is held for a payment that had ended. It goes back.
 */
export type LookOutcome =
  | { readonly kind: 'none' | 'free' }
  | { readonly kind: 'problem'; readonly problem: 'amount' | 'currency' }
  | {
      readonly kind: 'move';
      readonly to: PaymentState;
      readonly refunded: Thousandths;
      readonly isLate: boolean;
    };

const NOTHING: LookOutcome = { kind: 'none' };

/** What an answer of a gateway means for a payment. It counts only if id, currency and amount are exactly ours. */
export function outcomeOfLook(payment: LookedAt, look: Looked): LookOutcome {
  if (look.currency !== payment.currency) return { kind: 'problem', problem: 'currency' };
  if (look.reference !== payment._id || look.amount !== payment.amount) return { kind: 'problem', problem: 'amount' };
  const { state: from } = payment;
  if (from === 'paid') return afterRefund(payment, look);
  const isEnded = from === 'failed' || from === 'expired' || from === 'canceled';
  if (isEnded && look.state === 'authorised') return { kind: 'free' };
  if (look.state === 'open' || !canMovePayment('gateway', from, look.state, 'gateway')) return NOTHING;
  // A return is noticed by the next look, so that each change is an event of its own.
  return { kind: 'move', to: look.state, refunded: payment.refunded, isLate: isEnded && isCovered(look.state) };
}

/** What is returned never becomes less, whatever a gateway says. */
function afterRefund({ amount, refunded }: LookedAt, look: Looked): LookOutcome {
  if (look.state !== 'paid' || !(look.refunded > refunded) || look.refunded > amount) return NOTHING;
  return { kind: 'move', to: look.refunded === amount ? 'refunded' : 'paid', refunded: look.refunded, isLate: false };
}
