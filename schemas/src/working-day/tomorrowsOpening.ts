/** Computes when a venue opens on its next day. An owner can mark an item as sold out until then. (docs/spec/domain.md#sold-out) */
import { DAY_MS, HOUR_MS } from '../time/durations.js';
import { midnightOf, openingState, type VenueHours } from './openingHours.js';
import { nextMidnight, statedHours } from './statedHours.js';
import { fromWallClock, resolveTimeZone } from '../time/timeZone.js';

/** Before this hour, a venue that is closed has not begun its day yet: the night belongs to the day before. */
const NIGHT_ENDS_MS = 5 * HOUR_MS;
/** Enough openings for two days of five shifts each. */
const MAX_OPENINGS = 12;

/** The local midnight of the day that a venue works at `now`. A shift belongs to the day on which it begins. */
function dayAt(hours: VenueHours, now: Date, timeZone: string): number {
  const instant = now.getTime();
  const { open, nextChangeAt } = openingState(hours, now, timeZone);
  if (!open) return midnightOf(instant - NIGHT_ENDS_MS, timeZone);
  const today = midnightOf(instant, timeZone);
  const atMidnight = openingState(hours, new Date(fromWallClock(today, timeZone)), timeZone);
  return atMidnight.open && atMidnight.nextChangeAt === nextChangeAt ? today - DAY_MS : today;
}

/**
 * The instant (epoch ms) of a venue's first opening on a later day than the one that it works at `now`: tomorrow's, or
 * that of the next day on which it opens. If the venue never closes, never opens or states no hours, the next midnight
 * in its time zone.
 */
export function tomorrowsOpening(venue: VenueHours, now: Date, timeZone: string | null | undefined): number {
  const hours = statedHours(venue, now, timeZone);
  if (!hours) return nextMidnight(now, timeZone);
  const zone = resolveTimeZone(timeZone);
  const day = dayAt(hours, now, zone);
  let state = openingState(hours, now, zone);
  for (let openings = 0; openings < MAX_OPENINGS && state.nextChangeAt !== null; openings += 1) {
    if (state.open) state = openingState(hours, new Date(state.nextChangeAt), zone);
    const opening = state.nextChangeAt;
    if (state.open || opening === null) break;
    if (midnightOf(opening, zone) > day) return opening;
    state = openingState(hours, new Date(opening), zone);
  }
  return nextMidnight(now, timeZone);
}
