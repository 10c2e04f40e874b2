/** Periods of days in a menu's time zone. */
import { addDays, daysBetween, todayIn } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import { PERIOD_REVERSED, periodTooLong } from './errorMessages';

/** The longest allowed period, in days. */
const MAX_DAYS = 400;

/** The default period, in days. */
const DEFAULT_DAYS = 30;

export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Completes a requested period: by default the last days up to today. @throws {HttpError} 400 if reversed or too long
 */
export function periodOf(asked: Partial<Period>, timeZone: string | undefined, now: Date): Period {
  const to = asked.to ?? todayIn(timeZone, now);
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  if (from > to) throw invalidField('/from', PERIOD_REVERSED);
  if (daysBetween(from, to) >= MAX_DAYS) throw invalidField('/from', periodTooLong(MAX_DAYS));
  return { from, to };
}
