/**
 * Computes when a venue opens next, as an instant. Items that a rejection names are sold out until then.
 * (docs/spec/domain.md#guest-orders)
 */
import { statedHours, nextMidnight } from './statedHours.js';
import { openingState, type VenueHours } from './openingHours.js';

/**
 * The instant (epoch ms) at which a venue opens next after `now`. If it is open, that is its first opening after it
 * closes. If the venue never closes, never opens or states no hours, the next midnight in its time zone.
 */
export function nextOpeningAt(venue: VenueHours, now: Date, timeZone: string | null | undefined): number {
  const hours = statedHours(venue, now, timeZone);
  if (!hours) return nextMidnight(now, timeZone);
  const state = openingState(hours, now, timeZone);
  const closed =
    state.open && state.nextChangeAt !== null ? openingState(hours, new Date(state.nextChangeAt), timeZone) : state;
  if (!closed.open && closed.nextChangeAt !== null) return closed.nextChangeAt;
  return nextMidnight(now, timeZone);
}
