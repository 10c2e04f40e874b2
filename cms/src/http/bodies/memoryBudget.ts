/**
 * The memory budget that the request bodies of all connections share. A body counts until its request is done.
 * (docs/spec/operations.md#resource-limits; docs/limits.md)
 */
import { HttpError } from '../../errors/httpError';

const MB = 1024 * 1024;

/** The maximum size of all bodies together. */
export const MAX_BODIES_BYTES = 96 * MB;

/** The maximum size of all files together. The rest is reserved for requests without files. */
export const MAX_FILES_BYTES = 80 * MB;

/** The `Retry-After` of a rejected body. It is short, because files are received and processed within seconds. */
const RETRY_AFTER_SECONDS = '5';

const BUSY = {
  ar: 'ملفات كثيرة تُستقبل الآن، يرجى المحاولة بعد لحظات.',
  en: 'Many files are being received. Please try again in a moment.',
};

/** The memory that a body uses of the budget. */
export interface BudgetShare {
  /** Reserves more bytes. @throws {HttpError} 429 with `Retry-After` if the budget is used up */
  reserve(bytes: number): void;
  /** Releases all reserved memory. Call it when the body is no longer referenced. */
  release(): void;
}

export function createBodyBudget() {
  let held = 0;
  return {
    held: () => held,
    /** @param most the limit for the sum of all bodies, including this one */
    share(most: number): BudgetShare {
      let own = 0;
      return {
        reserve(bytes) {
          if (held + bytes > most) throw new HttpError(429, BUSY, { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
          held += bytes;
          own += bytes;
        },
        release() {
          held -= own;
          own = 0;
        },
      };
    },
  };
}

export const bodyMemory = createBodyBudget();
