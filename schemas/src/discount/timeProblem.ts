import { offerAt, type MenuWithDayparts } from '../daypart/daypartState.js';
import { todayIn } from '../time/calendarDays.js';

interface Timed {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly dayparts?: readonly string[] | null | undefined;
}

/** Why an offer or coupon does not apply now, or null. Its days are in the menu's time zone. */
export function discountTimeProblem(
  { from, to, dayparts }: Timed,
  menu: MenuWithDayparts,
  now: Date,
): 'expired' | 'not-yet' | 'not-for-this' | null {
  const today = todayIn(menu.settings?.timeZone ?? undefined, now);
  if (from && today < from) return 'not-yet';
  if (to && today > to) return 'expired';
  return offerAt(menu, now.getTime())({ dayparts }, {}) ? 'not-for-this' : null;
}
