/** From counted visits to whole series: every day and every hour has its place, whether anyone came or not. Pure. */
import { addDays } from '../cart/dates.js';

/** Visits of one day at one hour (0 to 23), both by the menu's clock; the hour is null where it was not kept. */
export interface VisitCount {
  readonly day: string;
  readonly hour: number | null;
  readonly newVisitors: number;
  readonly totalVisitors: number;
}

export type DayVisits = Omit<VisitCount, 'hour'>;

/** The first of so many days that end with `today`. */
export const firstDay = (today: string, days: number): string => addDays(today, 1 - days);

/** So many days that end with `today`, the oldest first. Counts of other days are left out. */
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

/** Visits at each hour of the day, 24 of them. A visit whose hour is not known is in none. */
export function visitsByHour(counts: readonly VisitCount[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hour, totalVisitors } of counts) {
    const before = hour === null ? undefined : hours[hour];
    if (hour !== null && before !== undefined) hours[hour] = before + totalVisitors;
  }
  return hours;
}
