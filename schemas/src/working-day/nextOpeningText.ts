/** Describes when a closed venue opens next, as text. (docs/spec/domain.md#opening-hours) */
import { WEEKDAYS } from '../time/calendarDays.js';
import type { Language } from '../core/language.js';
import { statedHours } from './statedHours.js';
import { openingState, type OpeningState, type VenueHours } from './openingHours.js';
import { TOMORROW } from './relativeDay.js';
import { pluralize } from '../text/pluralize.js';
import { resolveTimeZone, toWallClock } from '../time/timeZone.js';

/** The local time in a time zone at an instant (epoch ms), as `08:00`. */
export function clockTime(instant: number, timeZone: string | null | undefined): string {
  return new Date(toWallClock(instant, resolveTimeZone(timeZone))).toISOString().slice(11, 16);
}

export interface NextOpening {
  /** `غدًا` or a weekday; empty if the time alone is clear. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
  /** Follows the time if the weekday could be of another week: `، بعد 7 أيام`; empty if it is today or tomorrow. */
  readonly inDays: string;
}

const IN_DAYS = {
  ar: pluralize('ar', { two: '، بعد يومين', few: '، بعد # أيام', many: '، بعد # يومًا', other: '، بعد # يوم' }),
  en: pluralize('en', { other: ', in # days' }),
} as const;

/**
 * Whether the text must name the day of the next opening. In two cases the time alone is clear: the venue opens later
 * today, or today is a working day and it opens again tomorrow.
 */
export function isOnAnotherDay({ open, today, daysUntilNext }: OpeningState): boolean {
  const days = daysUntilNext ?? 0;
  return !open && days > 0 && (today === null || days > 1);
}

/** The next opening; null while the venue is open, or if it never opens. */
export function nextOpening(
  state: OpeningState,
  timeZone: string | null | undefined,
  language: Language,
): NextOpening | null {
  const { open, nextChangeAt } = state;
  if (open || nextChangeAt === null) return null;
  const time = clockTime(nextChangeAt, timeZone);
  if (!isOnAnotherDay(state)) return { day: '', time, inDays: '' };
  const days = state.daysUntilNext ?? 0;
  if (days === 1) return { day: TOMORROW[language], time, inDays: '' };
  const weekday = new Date(toWallClock(nextChangeAt, resolveTimeZone(timeZone))).getUTCDay();
  return { day: WEEKDAYS[language][weekday] ?? '', time, inDays: IN_DAYS[language](days) };
}

/** The properties of a menu that determine when it takes orders. */
export interface OrderHours extends VenueHours {
  readonly settings?:
    | {
        readonly purchaseMethod?: string | null | undefined;
        readonly timeZone?: string | null | undefined;
        readonly orders?: { readonly whenClosed?: string | null | undefined } | null | undefined;
      }
    | null
    | undefined;
}

/** A closed venue; `opens` is null if it never opens. */
export interface ClosedStatus {
  readonly opens: NextOpening | null;
}

/**
 * The status of a menu that is closed for orders at `now`; null while it is open. Also null for reservations, and if
 * the venue states no hours for today.
 */
export function closedStatus(menu: OrderHours, now: Date, language: Language): ClosedStatus | null {
  const { settings } = menu;
  const hours = statedHours(menu, now, settings?.timeZone);
  if (!hours || settings?.purchaseMethod === 'reserve') return null;
  const state = openingState(hours, now, settings?.timeZone);
  return state.open ? null : { opens: nextOpening(state, settings?.timeZone, language) };
}

/** Whether orders are refused while the menu is closed. */
export const refusesOrdersWhenClosed = ({ settings }: OrderHours): boolean => settings?.orders?.whenClosed === 'refuse';

const OPENS = { ar: 'يفتح', en: 'opens' } as const;
const CLOSED = { ar: 'مغلق الآن', en: 'Closed now' } as const;

/** The text before the time: `مغلق الآن، يفتح غدًا`. */
export function closedLabel({ opens }: ClosedStatus, language: Language): string {
  if (!opens) return CLOSED[language];
  const comma = language === 'ar' ? '،' : ',';
  return [`${CLOSED[language]}${comma}`, OPENS[language], opens.day].filter(Boolean).join(' ');
}

/** `مغلق الآن، يفتح الأحد 08:00، بعد 3 أيام` */
export function closedText(closed: ClosedStatus, language: Language): string {
  const { opens } = closed;
  return opens ? `${closedLabel(closed, language)} ${opens.time}${opens.inDays}` : closedLabel(closed, language);
}
