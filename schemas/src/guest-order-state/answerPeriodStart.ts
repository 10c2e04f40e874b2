/** The start of the time that a venue has to answer an order. (docs/spec/domain.md#guest-orders) */
import type { OrderHours } from '../working-day/nextOpeningText.js';
import { statedHours } from '../working-day/statedHours.js';
import { openingState } from '../working-day/openingHours.js';

/**
 * The instant (epoch ms) from which a venue can answer an order that is placed at `now`. For a closed venue, it is the
 * next opening. Otherwise it is `now`, also if the venue states no hours for today or never opens. For reservations it
 * is always `now`.
 */
export function answerPeriodStart(menu: OrderHours, now: Date): number {
  const { settings } = menu;
  const hours = statedHours(menu, now, settings?.timeZone);
  if (!hours || settings?.purchaseMethod === 'reserve') return now.getTime();
  const { open, nextChangeAt } = openingState(hours, now, settings?.timeZone);
  return open || nextChangeAt === null ? now.getTime() : nextChangeAt;
}
