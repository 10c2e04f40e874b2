/**
 * One memory budget for the request bodies of all connections, until their requests are done.
 * (docs/spec/operations.md#resource-limits; docs/limits.md)
 */
import { HttpError } from '../../errors/httpError';

const MB = 1024 * 1024;

/** The bytes that all bodies may take together. */
export const MAX_BODIES_BYTES = 96 * MB;

/** The part of them that files may take: while many files arrive, there is room left for calls without one. */
export const MAX_FILES_BYTES = 80 * MB;

/** When to come again, in seconds: files arrive and are processed within a few. */
const RETRY_AFTER_SECONDS = '5';

const BUSY = {
  ar: 'ملفات كثيرة تُستقبل الآن، يرجى المحاولة بعد لحظات.',
  en: 'Many files are being received. Please try again in a moment.',
};

/** What one body holds of the budget. */
export interface BudgetShare {
  /** Holds more bytes. @throws {HttpError} 429 with `Retry-After` when there is no room for them */
  reserve(bytes: number): void;
  /** Gives all of it back; to be called once nothing holds the body any more. */
  release(): void;
}

export function createBodyBudget() {
  let held = 0;
  return {
    /** The bytes that are held now. */
    held: () => held,
    /** @param most how many bytes may be held by all, this share included */
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

/** The budget of this process. */
export const bodyMemory = createBodyBudget();
