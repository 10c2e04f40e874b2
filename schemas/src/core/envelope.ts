/** The envelope that every answer of the contract comes in. (Decisions, section 1.) */
import type { Conflict } from './editConflict.js';

/** What a success looks like; a list carries its paging beside it. It never has a `message`. */
export interface Envelope<T = unknown> {
  readonly status: 'success';
  readonly data: {
    readonly data: T;
    readonly total?: number;
    readonly page?: number;
    readonly limit?: number;
    /** Carts only: true while the cart is open. */
    readonly rty?: boolean;
    /** Deletions within a menu and bulk changes only: the id by which `trash.restore` undoes them. */
    readonly undo?: string;
  };
}

/** What is wrong with one field of a payload; `path` is a JSON pointer. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** What a refusal looks like: `fail` is the caller's fault, `error` is ours. */
export interface ErrorEnvelope {
  readonly status: 'fail' | 'error';
  readonly message: string;
  readonly err: { readonly statusCode: number };
  readonly errors?: readonly FieldError[];
  /** The fields that somebody else has changed, where the call said what it saw of them. */
  readonly conflicts?: readonly Conflict[];
}

/** Wraps an answer; `beside` is what stands next to `data.data`. */
export const successEnvelope = <T>(data: T, beside: Omit<Envelope['data'], 'data'> = {}): Envelope<T> => ({
  status: 'success',
  data: { data, ...beside },
});

/** Wraps a refusal. */
export const errorEnvelope = (
  statusCode: number,
  message: string,
  errors?: readonly FieldError[],
  conflicts?: readonly Conflict[],
): ErrorEnvelope => ({
  status: statusCode >= 500 ? 'error' : 'fail',
  message,
  err: { statusCode },
  ...(errors?.length ? { errors } : {}),
  ...(conflicts?.length ? { conflicts } : {}),
});
