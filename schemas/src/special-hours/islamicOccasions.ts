/**
 * Ramadan and the two Eids by the Islamic calendar of the JavaScript engine (Umm al-Qura). Venues follow the sighting
 * of the moon in their country. So the dates are only proposals, and owners confirm them.
 */
import { DAY_MS } from '../time/durations.js';

export type IslamicOccasion = 'ramadan' | 'fitr' | 'adha';

export interface OccasionDates {
  readonly occasion: IslamicOccasion;
  /** `yyyy-mm-dd`, both inclusive. */
  readonly from: string;
  readonly to: string;
}

/** One day more than the longest Islamic year. */
const YEAR_DAYS = 356;

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

function monthAndDay(instant: number): readonly [month: number, day: number] {
  const parts = calendar.formatToParts(instant);
  const valueOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return [valueOf('month'), valueOf('day')];
}

/**
 * The occasion that a day belongs to: the month of Ramadan, the first three days of Shawwal, or the 10th to 13th of Dhu
 * al-Hijja.
 */
function occasionOn(instant: number): IslamicOccasion | null {
  const [month, day] = monthAndDay(instant);
  if (month === 9) return 'ramadan';
  if (month === 10 && day <= 3) return 'fitr';
  return month === 12 && day >= 10 && day <= 13 ? 'adha' : null;
}

/** The current or next occurrence of each occasion, sorted by date. `today` is `yyyy-mm-dd`. */
export function islamicOccasions(today: string): readonly OccasionDates[] {
  const start = Date.parse(today);
  const found = new Map<IslamicOccasion, { from: string; to: string }>();
  const finished = new Set<IslamicOccasion>();
  let before: IslamicOccasion | null = null;
  for (let day = 0; day < YEAR_DAYS + 30 && finished.size < 3; day += 1) {
    const instant = start + day * DAY_MS;
    const date = new Date(instant).toISOString().slice(0, 10);
    const occasion = occasionOn(instant);
    if (before && before !== occasion) finished.add(before);
    if (occasion && !finished.has(occasion)) {
      found.set(occasion, { from: found.get(occasion)?.from ?? date, to: date });
    }
    before = occasion;
  }
  return [...found].map(([occasion, dates]) => ({ occasion, ...dates }));
}
