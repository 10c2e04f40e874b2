/** The start of the time that a venue has to answer an order. (docs/spec/domain.md#guest-orders) */
import type { OrderHours } from '../working-day/nextOpeningText.js';
import { statedHours } from '../working-day/statedHours.js';
import { openingState } from '../working-day/openingHours.js';

/**
 * The instant (epoch ms) at which a venue's time to answer an order begins, for an order that is placed at `now`. If
 * the venue is closed, that is its next opening. In all other cases it is `now`: for an open venue, for reservations,
 * and if the venue never opens or states no hours for today.
 */
export function answerPeriodStart(menu: OrderHours, now: Date): number {
  const { settings } = menu;
  const hours = statedHours(menu, now, settings?.timeZone);
  if (!hours || settings?.purchaseMethod === 'reserve') return now.getTime();
  const { open, nextChangeAt } = openingState(hours, now, settings?.timeZone);
  return open || nextChangeAt === null ? now.getTime() : nextChangeAt;
}
