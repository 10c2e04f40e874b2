/** Moments as staff read them: by the clock of their own device, whose zone is named beside. */
import { wallClock } from '@qaima/schemas';

/** The zone of this device, by its name: `Asia/Amman`. */
export const ownZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

/** `2026-11-21 14:05`, by the clock of a zone. */
export function momentIn(zone: string, instant: string): string {
  return new Date(wallClock(Date.parse(instant), zone)).toISOString().slice(0, 16).replace('T', ' ');
}
