/**
 * The opening status at an instant, and when it changes. Gives the same result on the server and in the browser.
 * (docs/spec/domain.md#opening-hours)
 */
import { DAYS, openingState, type DayName, type Language, type VenueHours } from '@qaima/schemas';
import { statedHours, nextMidnight } from '@qaima/schemas/working-day/statedHours';
import { clockTime, nextOpening } from '@qaima/schemas/working-day/nextOpeningText';
import { resolveTimeZone, toWallClock } from '@qaima/schemas/time/timeZone';
import { HOUR_MS, MINUTE_MS } from '@qaima/schemas/time/durations';
import { openingMessages, type BidiText, type NextChange } from '../../i18n/openingHours.js';

export interface OpeningStatus {
  /** False if the venue does not state hours for today; `open` is then false. */
  readonly isKnown: boolean;
  readonly open: boolean;
  readonly label: string;
  /** The time of the next change and the remaining time; null if there is no next change. */
  readonly left: BidiText | null;
  /** The weekday in the menu's time zone, and when it ends (epoch ms). */
  readonly today: DayName;
  readonly todayEndsAt: number;
  /** Epoch ms at which any of these values changes. */
  readonly changesAt: number;
}

function timeLeft(next: NextChange, ms: number, language: Language): BidiText {
  const messages = openingMessages[language];
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes === 0) return messages.inAMoment(next);
  if (ms < HOUR_MS) return messages.inMinutes(next, minutes);
  return messages.at(next);
}

/** @param timeZone an IANA name; if absent or unknown, the default is used */
export function openingStatus(
  hours: VenueHours,
  now: Date,
  timeZone: string | null | undefined,
  language: Language,
): OpeningStatus {
  const messages = openingMessages[language];
  const zone = resolveTimeZone(timeZone);
  const instant = now.getTime();
  const known = statedHours(hours, now, zone);
  const endOfToday = nextMidnight(now, zone);
  const state = openingState(known ?? {}, now, zone);
  const { open, nextChangeAt, closesInMs, opensInMs } = state;
  const common = {
    isKnown: known !== null,
    open,
    label: open ? messages.open : messages.closed,
    today: DAYS[new Date(toWallClock(instant, zone)).getUTCDay()] ?? 'sun',
    todayEndsAt: endOfToday,
  };
  const next = nextOpening(state, zone, language);
  if (next?.day) return { ...common, left: messages.onADay(next), changesAt: endOfToday };
  const ms = closesInMs ?? opensInMs;
  const turns = Math.min(endOfToday, nextChangeAt ?? Infinity);
  if (ms === null || nextChangeAt === null) return { ...common, left: null, changesAt: turns };
  // The displayed minutes are rounded down: they appear one ms after an hour is left, and change one ms after a whole
  // minute is left. The last minute ends when the venue opens or closes.
  const nextMinute = instant + (ms < HOUR_MS ? ms % MINUTE_MS : ms - HOUR_MS) + 1;
  return {
    ...common,
    left: timeLeft({ closes: open, time: clockTime(nextChangeAt, zone) }, ms, language),
    changesAt: Math.min(nextMinute, turns),
  };
}
