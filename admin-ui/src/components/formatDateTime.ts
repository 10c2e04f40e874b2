/** Formats dates and times. */
import { formatDate, toWallClock } from '@qaima/schemas';

/** The device's IANA time zone, for example `Asia/Amman`. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

/** The date (`yyyy-mm-dd`) and time (`HH:MM`) of an instant in a time zone. */
export function wallClockInZone(zone: string, instant: string): { readonly date: string; readonly time: string } {
  const wall = new Date(toWallClock(Date.parse(instant), zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Formats the day of an instant as `21/11/2026` in a time zone. */
export const formatDayInZone = (zone: string, instant: string): string =>
  formatDate(wallClockInZone(zone, instant).date);

/** Formats an instant as `21/11/2026 14:05` in a time zone. */
export function formatDateTimeInZone(zone: string, instant: string): string {
  const { date, time } = wallClockInZone(zone, instant);
  return `${formatDate(date)} ${time}`;
}
