/** Which hours apply on the dates that a range of special hours shares with others. (docs/spec/domain.md#special-hours) */
import { dateRangeProblem } from '../core/dateRangeProblem.js';
import { addDays, isDate } from '../time/calendarDays.js';
import { specialPeriodOn, type SpecialPeriod } from '../working-day/openingHours.js';

/** Dates on which another period applies as well. */
export interface PeriodOverlap<P> {
  readonly from: string;
  readonly to: string;
  /** The other period. If several share the dates, the one that applies, or would apply without this period. */
  readonly other: P;
  /** Whether the other period's hours apply. */
  readonly yields: boolean;
}

const isRange = ({ from, to }: SpecialPeriod) => isDate(from) && isDate(to) && !dateRangeProblem({ from, to });

/**
 * The dates of a period that other periods contain too, in order. None if its dates are invalid.
 * @param earlier the other periods made before this one, in this order
 * @param later those made after it
 */
export function periodOverlaps<P extends SpecialPeriod>(
  period: SpecialPeriod,
  earlier: readonly P[],
  later: readonly P[] = [],
): PeriodOverlap<P>[] {
  if (!isRange(period)) return [];
  const others = [...earlier, ...later].filter(isRange);
  const all: readonly (P | SpecialPeriod)[] = [...earlier, period, ...later];
  const borders = [period, ...others].flatMap(({ from, to }) => [from, addDays(to, 1)]);
  const within = [...new Set(borders)].filter((date) => date >= period.from && date <= period.to).toSorted();
  const found: { from: string; to: string; other: P; yields: boolean }[] = [];
  for (const [index, from] of within.entries()) {
    const midnight = Date.parse(from);
    const other = specialPeriodOn(others, midnight);
    if (!other) continue;
    const next = within[index + 1];
    const to = next === undefined ? period.to : addDays(next, -1);
    const yields = specialPeriodOn(all, midnight) === other;
    const last = found.at(-1);
    if (last?.other === other && last.yields === yields && addDays(last.to, 1) === from) last.to = to;
    else found.push({ from, to, other, yields });
  }
  return found;
}
