/** The envelope of every API response. (docs/spec/api.md#envelope) */
import type { Conflict } from './editConflict.js';

/** A successful response; lists add their paging fields. It never has a `message`. */
export interface Envelope<T = unknown> {
  readonly status: 'success';
  readonly data: {
    readonly data: T;
    readonly total?: number;
    readonly page?: number;
    readonly limit?: number;
    /** Carts only: true while the cart is open. */
    readonly rty?: boolean;
    /** Payments behind a figure only: the sum of all of them, also of those on other pages. */
    readonly sum?: number;
    /** Message templates only: the provider's alias for instant payments; null if it has none. */
    readonly cliq?: string | null;
    /**
     * The id with which `trash.restore` undoes the change; only after deletions within a menu and after bulk changes.
     */
    readonly undo?: string;
  };
}

/** An invalid field of a payload; `path` is a JSON pointer. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
  /** Free usernames, if the one in the field is taken. */
  readonly suggestions?: readonly string[];
}

/** What clients need to know about an error in order to react to it. */
export interface ErrorReason {
  readonly state?: string | undefined;
  readonly confirm?: true | undefined;
  readonly factor?: 'needed' | undefined;
  readonly restart?: string | undefined;
  readonly reason?: string | undefined;
  readonly lacks?: { readonly amount: number } | { readonly items: number } | undefined;
}

/** An error response: `fail` for 4xx, `error` for 5xx. `Current` is the type of what the request would have changed. */
export interface ErrorEnvelope<Current = unknown> {
  readonly status: 'fail' | 'error';
  readonly message: string;
  /**
   * `state` is the current state of an order, if another device has already changed it. `confirm` means that the call
   * works once the caller has confirmed who they are, `factor` once the account has a second
   * factor. `restart` is the cursor with which a feed continues. `reason` says why a
   * coupon does not apply, and `lacks` what is missing to its minimum.
   */
  readonly err: { readonly statusCode: number } & ErrorReason;
  readonly errors?: readonly FieldError[];
  /** Fields that somebody else has changed; present if the request sent `If-Unchanged`. */
  readonly conflicts?: readonly Conflict[];
  /** What the request would have changed, as it is now; present if its price is not the one that the caller saw. */
  readonly current?: Current;
}

/** Wraps a successful response; the second argument adds fields next to `data.data`. */
export const successEnvelope = <T>(data: T, beside: Omit<Envelope['data'], 'data'> = {}): Envelope<T> => ({
  status: 'success',
  data: { data, ...beside },
});

export const errorEnvelope = (
  statusCode: number,
  message: string,
  errors?: readonly FieldError[],
  conflicts?: readonly Conflict[],
  reason: ErrorReason = {},
): ErrorEnvelope => ({
  status: statusCode >= 500 ? 'error' : 'fail',
  message,
  err: { statusCode, ...reason },
  ...(errors?.length ? { errors } : {}),
  ...(conflicts?.length ? { conflicts } : {}),
});
