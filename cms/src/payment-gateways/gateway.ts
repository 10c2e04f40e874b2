/**
 * What the server needs of a payment gateway. Cards never reach the server: guests pay on the gateway's own pages.
 * (docs/payments.md)
 */
import type { Currency, GatewayName, ObjectSchema, PayTabsHost, Thousandths } from '@qaima/schemas';
import type { IncomingHttpHeaders } from 'node:http';

/** A venue's account at a gateway. */
export interface Account {
  readonly secrets: Readonly<Record<string, string>>;
  readonly host: PayTabsHost | null;
  readonly profileId: string | null;
  /** `on-accept`: the money is only held until the venue accepts the order. */
  readonly capture: 'at-once' | 'on-accept';
}

interface Guest {
  readonly name: string;
  /** In international format; empty if unknown. */
  readonly phone: string;
  readonly email: string;
}

export interface StartablePayment {
  /** The id under which the gateway keeps the payment. */
  readonly _id: string;
  /** The reference that the guest sees. */
  readonly reference: string;
  readonly amount: Thousandths;
  readonly currency: Currency;
  readonly guest: Guest;
  readonly language: 'ar' | 'en';
  /** Where the gateway sends the guest afterwards. */
  readonly returnUrl: string;
  /** Where the gateway tells that something has changed. */
  readonly hookUrl: string;
}

export interface KnownPayment {
  readonly _id: string;
  /** The gateway's own id; null if the answer that named it was lost. */
  readonly ref: string | null;
  readonly amount: Thousandths;
  readonly currency: Currency;
  /** What is known to have been returned. */
  readonly refunded: Thousandths;
  readonly createdAt: Date;
}

/** What a gateway says about a payment. */
export interface Look {
  readonly state: 'open' | 'authorised' | 'paid' | 'failed' | 'canceled';
  readonly ref: string;
  /** Our id, as the gateway keeps it. */
  readonly reference: string;
  readonly amount: Thousandths;
  readonly currency: string;
  readonly refunded: Thousandths;
  /** The page on which it can be paid, if the gateway names it. */
  readonly url?: string;
}

export interface HookMessage {
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly rawBody: Buffer;
}

export interface PaymentGateway {
  readonly name: GatewayName;
  readonly currencies: readonly Currency[];
  /** The secrets of an account. */
  readonly secrets: ObjectSchema;
  readonly can: { readonly capture: boolean; readonly refund: 'partial' | 'full' | null };
  /** Called once per payment. @throws {GatewayError} */
  start(payment: StartablePayment, account: Account): Promise<{ readonly ref: string; readonly url: string }>;
  /** The only truth about a payment. @throws {GatewayError} `unknown` if the gateway does not know it */
  look(payment: KnownPayment, account: Account): Promise<Look>;
  /** Reads a notification: the payment that should be looked at, or null if the signature is wrong. */
  hear(message: HookMessage, account: Account): { readonly payment: string } | null;
  /** Takes money that is held. Repeating it takes nothing twice. @throws {GatewayError} */
  capture?(payment: KnownPayment, account: Account): Promise<Look>;
  /** Frees money that is held. @throws {GatewayError} */
  void?(payment: KnownPayment, account: Account): Promise<Look>;
  /** Returns money. With the same `key`, nothing is returned twice. @throws {GatewayError} */
  refund?(payment: KnownPayment, amount: Thousandths, key: string, account: Account): Promise<Look>;
}

/**
 * - `away`: there was no usable answer, so the gateway may have done what it was asked.
 * - `unknown`: it does not know the payment.
 * - `credentials`: it does not accept the secrets.
 * - `refused`: it said no.
 */
export type GatewayProblem = 'away' | 'unknown' | 'credentials' | 'refused';

/** A call that failed. Its message contains nothing of the answer. */
export class GatewayError extends Error {
  constructor(readonly problem: GatewayProblem) {
    super(`The payment gateway failed: ${problem}.`);
  }
}
