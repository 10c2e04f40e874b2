/** Moments as staff read them: by the clock of their own device, whose zone is named with them. */
import { formatDate, toWallClock } from '@qaima/schemas';

/** The zone of this device, by its name: `Asia/Amman`. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

/** The day (`yyyy-mm-dd`) and the time (`HH:MM`) of an instant by the clock of a zone. */
export function wallClockInZone(zone: string, instant: string): { readonly date: string; readonly time: string } {
  const wall = new Date(toWallClock(Date.parse(instant), zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** `21/11/2026 14:05`, by the clock of a zone. */
export function formatDateTimeInZone(zone: string, instant: string): string {
  const { date, time } = wallClockInZone(zone, instant);
  return `${formatDate(date)} ${time}`;
}
