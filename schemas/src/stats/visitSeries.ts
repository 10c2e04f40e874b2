/** Completes series of visit counts, so that every day and every hour has an entry. The functions are pure. */
import { addDays } from '../time/calendarDays.js';

/** The visits in one hour (0 to 23) of a day, in the menu's time zone; the hour is null if unknown. */
export interface VisitCount {
  readonly day: string;
  readonly hour: number | null;
  readonly newVisitors: number;
  readonly totalVisitors: number;
}

export type DayVisits = Omit<VisitCount, 'hour'>;

/** The first day of a period of `days` days that ends today. */
export const firstDay = (today: string, days: number): string => addDays(today, 1 - days);

/** Visits per day for the `days` days that end today, oldest first. Counts of other days are ignored. */
export function visitsByDay(counts: readonly VisitCount[], today: string, days: number): DayVisits[] {
  const first = firstDay(today, days);
  const series = Array.from({ length: days }, (_, index) => ({
    day: addDays(first, index),
    newVisitors: 0,
    totalVisitors: 0,
  }));
  const places = new Map(series.map((place) => [place.day, place]));
  for (const { day, newVisitors, totalVisitors } of counts) {
    const place = places.get(day);
    if (!place) continue;
    place.newVisitors += newVisitors;
    place.totalVisitors += totalVisitors;
  }
  return series;
}

/** Visits per hour of the day, 24 entries. Visits with an unknown hour do not count. */
export function visitsByHour(counts: readonly VisitCount[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hour, totalVisitors } of counts) {
    const before = hour === null ? undefined : hours[hour];
    if (hour !== null && before !== undefined) hours[hour] = before + totalVisitors;
  }
  return hours;
}
