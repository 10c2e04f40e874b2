/** Periods of days in a menu's time zone. */
import { addDays, daysBetween, todayIn } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import { PERIOD_REVERSED, periodTooLong } from './messages';

/** The longest period of statistics, in days. */
const MAX_DAYS = 400;

/** The default period, in days. */
const DEFAULT_DAYS = 30;

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period that was asked for, up to today if it has no end. @throws {HttpError} 400 if it is reversed or too long */
export function periodOf(asked: Partial<Period>, timeZone: string | undefined, now: Date): Period {
  const to = asked.to ?? todayIn(timeZone, now);
  const from = asked.from ?? addDays(to, 1 - DEFAULT_DAYS);
  if (from > to) throw invalidField('/from', PERIOD_REVERSED);
  if (daysBetween(from, to) >= MAX_DAYS) throw invalidField('/from', periodTooLong(MAX_DAYS));
  return { from, to };
}
