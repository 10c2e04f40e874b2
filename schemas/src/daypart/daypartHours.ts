/** The windows of a daypart as opening hours, whose rule they follow. (docs/spec/domain.md#dayparts) */
import type { TitleTranslations } from '../core/translations.js';
import { DAYS, type DayHours, type Interval, type VenueHours } from '../working-day/openingHours.js';
import type { DayName } from '../working-day/working-day.js';

type Maybe<T> = T | null | undefined;

interface DaypartWindow extends Interval {
  readonly days?: Maybe<readonly DayName[]>;
}

/** The properties of a daypart that these rules use. */
export interface DaypartTimes {
  readonly _id?: Maybe<string>;
  readonly title: string;
  readonly translations?: Maybe<TitleTranslations<'title'>['translations']>;
  readonly windows: readonly DaypartWindow[];
  readonly from?: Maybe<string>;
  readonly to?: Maybe<string>;
  readonly outside?: Maybe<string>;
}

const FIRST_DATE = '0000-01-01';
const LAST_DATE = '9999-12-31';

/** The windows of a daypart in the form of opening hours. They are limited to the dates of the daypart. */
export function hoursOf({ windows, from, to }: DaypartTimes): VenueHours {
  const days = DAYS.flatMap((day): DayHours[] => {
    const [first, ...also] = windows.filter((one) => !one.days?.length || one.days.includes(day));
    return first ? [{ day, start: first.start, end: first.end, also }] : [];
  });
  return from || to
    ? { workingDays: [], specialHours: [{ from: from || FIRST_DATE, to: to || LAST_DATE, days }] }
    : { workingDays: days };
}
