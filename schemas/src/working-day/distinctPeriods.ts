/**
 * Special periods without overlaps, for data formats that do not allow overlaps. (docs/spec/domain.md#special-hours)
 */
import { DAY_MS } from '../time/durations.js';
import { specialPeriodOn, type SpecialPeriod } from './openingHours.js';

const midnightOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);

/**
 * Splits overlapping periods. In the result, each date is in at most one period: the one that applies on this date. The
 * result is sorted by date. Leaves out periods with invalid dates, or whose end is before their beginning.
 */
export function distinctPeriods<P extends SpecialPeriod>(specialHours: readonly P[]): P[] {
  const valid = specialHours.filter(({ from, to }) => midnightOf(from) <= midnightOf(to));
  const borders = new Set(valid.flatMap(({ from, to }) => [midnightOf(from), midnightOf(to) + DAY_MS]));
  const ordered = [...borders].toSorted((one, other) => one - other);
  const found: { period: P; from: number; to: number }[] = [];
  for (const [index, from] of ordered.entries()) {
    const period = specialPeriodOn(valid, from);
    const to = (ordered[index + 1] ?? from) - DAY_MS;
    const last = found.at(-1);
    if (!period) continue;
    if (last?.period === period && last.to + DAY_MS === from) last.to = to;
    else found.push({ period, from, to });
  }
  return found.map(({ period, from, to }) => ({ ...period, from: dateOf(from), to: dateOf(to) }));
}
