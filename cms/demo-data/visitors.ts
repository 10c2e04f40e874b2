/**
 * The visits of the demo menu, the same for each seed. They grow from week to week, and most are at lunch, at dinner
 * and on weekends.
 */
import { randomOf } from './randomOf';

/** The number of days with visits, including today. */
export const DEMO_DAYS = 90;

export interface DemoVisit {
  /** Days before today: 0 is today. */
  readonly daysAgo: number;
  /** Minutes since midnight in the menu's time zone. */
  readonly minute: number;
  /** Identifies the browser. */
  readonly browser: number;
  readonly isNew: boolean;
  /** The indexes of the viewed items, without duplicates. */
  readonly items: readonly number[];
}

/** The relative number of visits in each hour of the day, 0 to 23. */
const BUSY = [5, 2, 1, 0, 0, 0, 1, 3, 6, 8, 9, 12, 20, 28, 26, 16, 10, 10, 14, 22, 32, 34, 24, 12];

/** The relative number of visits on each weekday, starting with Sunday; Monday is 1. */
const WEEK = [0.9, 1, 0.95, 1.05, 1.5, 1.9, 1.35];

/** Picks an index with probabilities proportional to the weights. `thrown` is a random number from 0 to below 1. */
function fallsOn(weights: readonly number[], thrown: number): number {
  let left = thrown * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => (left -= weight) < 0);
  return Math.max(place, 0);
}

/**
 * @param weekday of today, 0 for Sunday
 * @param charm how often each item is viewed, relative to the other items
 */
export function demoVisits(weekday: number, charm: readonly number[]): DemoVisit[] {
  const throwDice = randomOf(90);
  const visits: DemoVisit[] = [];
  let browsers = 0;
  for (let daysAgo = DEMO_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const age = 1 - daysAgo / DEMO_DAYS;
    const day = (((weekday - daysAgo) % 7) + 7) % 7;
    const count = Math.round((12 + 22 * age) * (WEEK[day] ?? 1) * (0.8 + 0.4 * throwDice()));
    const here = new Set<number>();
    for (let nth = 0; nth < count; nth += 1) {
      const known = Math.floor(throwDice() * browsers);
      // On the first day, nearly all visits are by new browsers. On the last day, about half are by returning browsers.
      const isNew = throwDice() > 0.5 * age || browsers === 0 || here.has(known);
      const browser = isNew ? browsers++ : known;
      here.add(browser);
      const minute = fallsOn(BUSY, throwDice()) * 60 + Math.floor(throwDice() * 60);
      const looks = Array.from({ length: Math.floor(throwDice() * 4) }, () => fallsOn(charm, throwDice()));
      visits.push({ daysAgo, minute, browser, isNew, items: [...new Set(looks)] });
    }
  }
  return visits;
}
