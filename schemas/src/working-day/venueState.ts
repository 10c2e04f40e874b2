/** Whether a venue is open at an instant, for rules that combine its hours with others. */
import { earliestTime } from '../time/earliestTime.js';
import { openingState, type VenueHours } from './openingHours.js';
import { nextMidnight, statedHours } from './statedHours.js';

export interface VenueState {
  /** True also while the venue states no hours, which then limit nothing. */
  readonly open: boolean;
  /** When that may change, in epoch ms; null if never, or if the hours are unknown. */
  readonly changesAt: number | null;
}

/** @param at epoch ms */
export function venueStateAt(hours: VenueHours, at: number, timeZone: string | null | undefined): VenueState {
  const now = new Date(at);
  const stated = statedHours(hours, now, timeZone);
  if (stated === null) return { open: true, changesAt: null };
  const { open, nextChangeAt } = openingState(stated, now, timeZone);
  // Without working days, the hours of the next day may be unknown.
  const dayEnd = hours.workingDays?.length ? null : nextMidnight(now, timeZone);
  return { open, changesAt: earliestTime([nextChangeAt, dayEnd]) };
}
