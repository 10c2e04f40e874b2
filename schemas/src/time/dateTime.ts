/** Instants as date and time in a time zone, the same in both languages. */
import { toWallClock } from './timeZone.js';
import { formatDate } from './calendarDays.js';

/** The date (`yyyy-mm-dd`) and time (`HH:MM`) of an instant in a time zone. */
export function wallClockInZone(zone: string, instant: string): { readonly date: string; readonly time: string } {
  const wall = new Date(toWallClock(Date.parse(instant), zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Formats an instant as `21/11/2026 14:05` in a time zone. */
export function formatDateTimeInZone(zone: string, instant: string): string {
  const { date, time } = wallClockInZone(zone, instant);
  return `${formatDate(date)} ${time}`;
}
