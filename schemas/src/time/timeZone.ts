/** Local times in time zones, from the engine's zone data. Pure: the instant is always an argument. */
import { DAY_MS, MINUTE_MS } from './durations.js';

/** The default time zone of menus and the fallback for unknown ones. (docs/spec/domain.md#opening-hours) */
export const DEFAULT_TIME_ZONE = 'Asia/Amman';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The time zone if the engine knows it, otherwise the default. */
export function resolveTimeZone(timeZone: string | null | undefined): string {
  if (!timeZone) return DEFAULT_TIME_ZONE;
  try {
    formatOf(timeZone);
    return timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

/** The maximum number of remembered local times per zone. */
const MAX_KNOWN = 250;

/**
 * Local times by zone and instant, in whole minutes: since 1973, no zone has changed its clocks within one. A page asks
 * for the same few times again and again, and the engine takes 10 µs for each.
 */
const known = new Map<string, Map<number, number>>();

function readWallClock(instant: number, timeZone: string): number {
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) read[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The local time at an instant (epoch ms). It is represented as the epoch ms at which a clock in UTC shows the same
 * time.
 */
export function toWallClock(instant: number, timeZone: string): number {
  const start = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const times = known.get(timeZone);
  let wall = times?.get(start);
  if (wall === undefined) {
    wall = readWallClock(start, timeZone);
    if (!times || times.size >= MAX_KNOWN) known.set(timeZone, new Map([[start, wall]]));
    else times.set(start, wall);
  }
  return wall + instant - start;
}

/**
 * The instant of a local time (in the representation of `toWallClock`). If clocks went back, the local time may occur
 * twice: this is the first instant. If clocks went forward, it may be skipped: it is then shifted by the length of the
 * change.
 */
export function fromWallClock(wall: number, timeZone: string): number {
  const before = wall - DAY_MS - toWallClock(wall - DAY_MS, timeZone);
  const after = wall + DAY_MS - toWallClock(wall + DAY_MS, timeZone);
  const early = wall + Math.min(before, after);
  if (before === after || toWallClock(early, timeZone) === wall) return early;
  const late = wall + Math.max(before, after);
  return toWallClock(late, timeZone) === wall ? late : wall + before;
}
