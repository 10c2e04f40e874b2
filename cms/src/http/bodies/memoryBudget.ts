/**
 * The memory that bodies take while they arrive and until their call is done with them: one budget for all connections.
 * (Decisions, section 14; docs/limits.md.)
 */
import { Refusal } from '../../errors/httpError';

const MB = 1024 * 1024;

/** The bytes that all bodies may take together. */
export const MAX_BODIES_BYTES = 96 * MB;

/** The part of them that files may take: while many files arrive, there is room left for calls without one. */
export const MAX_FILES_BYTES = 80 * MB;

/** When to come again, in seconds: files arrive and are processed within a few. */
const RETRY_AFTER = '5';

const CROWDED = {
  ar: 'ملفات كثيرة تُستقبل الآن، يرجى المحاولة بعد لحظات.',
  en: 'Many files are being received. Please try again in a moment.',
};

/** What one body holds of the budget. */
export interface Share {
  /** Holds more bytes. @throws {Refusal} 429 with `Retry-After` when there is no room for them */
  take(bytes: number): void;
  /** Gives all of it back; to be called once nothing holds the body any more. */
  release(): void;
}

export function bodyBudget() {
  let held = 0;
  return {
    /** The bytes that are held now. */
    held: () => held,
    /** @param most how many bytes may be held by all, this share included */
    share(most: number): Share {
      let own = 0;
      return {
        take(bytes) {
          if (held + bytes > most) throw new Refusal(429, CROWDED, { headers: { 'Retry-After': RETRY_AFTER } });
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
export const bodies = bodyBudget();
