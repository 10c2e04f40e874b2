/** Complete series from visit counts: every day and hour has an entry. Pure. */
import { addDays } from '../cart/dates.js';

/** Visits of a day at an hour (0 to 23), in the menu's time zone; the hour is null if unknown. */
export interface VisitCount {
  readonly day: string;
  readonly hour: number | null;
  readonly newVisitors: number;
  readonly totalVisitors: number;
}

export type DayVisits = Omit<VisitCount, 'hour'>;

/** The first of `days` days that end today. */
export const firstDay = (today: string, days: number): string => addDays(today, 1 - days);

/** Visits of `days` days that end today, oldest first. Ignores other days. */
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

/** Visits at each of 24 hours. Visits with an unknown hour do not count. */
export function visitsByHour(counts: readonly VisitCount[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hour, totalVisitors } of counts) {
    const before = hour === null ? undefined : hours[hour];
    if (hour !== null && before !== undefined) hours[hour] = before + totalVisitors;
  }
  return hours;
}
