import { endsNextDay, type WeekRow } from '@qaima/schemas';

/** The hour (6:00) at which a bar begins and ends. An evening that lasts past midnight is then a single segment. */
export const BAR_START_HOUR = 6;

const DAY_MINUTES = 24 * 60;
const BAR_START_MINUTES = BAR_START_HOUR * 60;

/** A segment of the bar. `start` and `length` are in percent of the bar's length. */
interface BarSegment {
  readonly start: number;
  readonly length: number;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const toPercent = (minutes: number) => (minutes / DAY_MINUTES) * 100;

/** The segments of a bar of 24 hours. Times before {@link BAR_START_HOUR} are at the end of the bar. */
export function barSegments({ kind, intervals }: Omit<WeekRow, 'day'>): readonly BarSegment[] {
  if (kind === 'all-day') return [{ start: 0, length: 100 }];
  return intervals.flatMap((interval) => {
    const opens = minutesOf(interval.start ?? '00:00');
    const closes = minutesOf(interval.end ?? '24:00') + (endsNextDay(interval) ? DAY_MINUTES : 0);
    const begin = (opens - BAR_START_MINUTES + DAY_MINUTES) % DAY_MINUTES;
    const end = begin + closes - opens;
    const first = { start: toPercent(begin), length: toPercent(Math.min(end, DAY_MINUTES) - begin) };
    return end > DAY_MINUTES ? [first, { start: 0, length: toPercent(end - DAY_MINUTES) }] : [first];
  });
}
