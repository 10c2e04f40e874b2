/**
 * Computes when a venue opens next, as an instant. An item can be marked as sold out until then.
 * (docs/spec/domain.md#guest-orders)
 */
import { openingState, type VenueHours } from './openingHours.js';
import { fromWallClock, resolveTimeZone, toWallClock } from './timeZone.js';

const DAY_MS = 86_400_000;

/**
 * The instant (epoch ms) at which a venue opens after `now`; if it is open, the next opening after it closes. If it
 * never closes or never opens, the next midnight in its time zone.
 */
export function nextOpeningAt(hours: VenueHours, now: Date, timeZone: string | null | undefined): number {
  const state = openingState(hours, now, timeZone);
  const closed =
    state.open && state.nextChangeAt !== null ? openingState(hours, new Date(state.nextChangeAt), timeZone) : state;
  if (!closed.open && closed.nextChangeAt !== null) return closed.nextChangeAt;
  const zone = resolveTimeZone(timeZone);
  const midnight = Math.floor(toWallClock(now.getTime(), zone) / DAY_MS + 1) * DAY_MS;
  return fromWallClock(midnight, zone);
}
