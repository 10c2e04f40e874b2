/** The envelope of every API response. (docs/spec/api.md#envelope) */
import type { Conflict } from './editConflict.js';

/** A success; a list adds its paging fields. It never has a `message`. */
export interface Envelope<T = unknown> {
  readonly status: 'success';
  readonly data: {
    readonly data: T;
    readonly total?: number;
    readonly page?: number;
    readonly limit?: number;
    /** Carts only: true while the cart is open. */
    readonly rty?: boolean;
    /** Deletions within a menu and bulk changes only: the id with which `trash.restore` undoes them. */
    readonly undo?: string;
  };
}

/** An invalid field of a payload; `path` is a JSON pointer. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** An error: `fail` for 4xx, `error` for 5xx. */
export interface ErrorEnvelope {
  readonly status: 'fail' | 'error';
  readonly message: string;
  /** `state` is the present state of an order that another device moved first. */
  readonly err: { readonly statusCode: number; readonly state?: string };
  readonly errors?: readonly FieldError[];
  /** Fields that somebody else has changed, if the request told which values it saw. */
  readonly conflicts?: readonly Conflict[];
}

/** Wraps a response; the second argument adds fields next to `data.data`. */
export const successEnvelope = <T>(data: T, beside: Omit<Envelope['data'], 'data'> = {}): Envelope<T> => ({
  status: 'success',
  data: { data, ...beside },
});

/** Wraps an error. */
export const errorEnvelope = (
  statusCode: number,
  message: string,
  errors?: readonly FieldError[],
  conflicts?: readonly Conflict[],
  state?: string,
): ErrorEnvelope => ({
  status: statusCode >= 500 ? 'error' : 'fail',
  message,
  err: { statusCode, ...(state === undefined ? {} : { state }) },
  ...(errors?.length ? { errors } : {}),
  ...(conflicts?.length ? { conflicts } : {}),
});
