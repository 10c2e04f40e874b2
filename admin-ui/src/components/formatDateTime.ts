/** Formats dates and times. */
import { formatDate, wallClockInZone } from '@qaima/schemas';

/** The device's IANA time zone, for example `Asia/Amman`. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

/** Formats the day of an instant as `21/11/2026` in a time zone. */
export const formatDayInZone = (zone: string, instant: string): string =>
  formatDate(wallClockInZone(zone, instant).date);
