/** Names the hours of dayparts without regard to the present, as paper does. (docs/spec/domain.md#dayparts) */
import { formatBookingDate, WEEKDAYS } from '../time/calendarDays.js';
import { isolateLtr } from '../core/bidi.js';
import type { Language } from '../core/language.js';
import { DAYS } from '../working-day/openingHours.js';
import type { DaypartTimes } from './daypartHours.js';

const WORDS = {
  ar: { everyDay: 'كل يوم', from: 'من', to: 'إلى', comma: '، ', next: '؛ ' },
  en: { everyDay: 'every day', from: 'from', to: 'to', comma: ', ', next: '; ' },
} as const satisfies Record<Language, object>;

function textOf({ windows, from, to }: DaypartTimes, language: Language): string {
  const words = WORDS[language];
  const times = windows.map(({ days, start, end }) => {
    const named = DAYS.flatMap((day, index) => (days?.includes(day) ? [WEEKDAYS[language][index]] : []));
    const when = named.length > 0 && named.length < DAYS.length ? named.join(words.comma) : words.everyDay;
    return `${when} ${isolateLtr(`${start}–${end}`)}`;
  });
  const dates = [
    ...(from ? [`${words.from} ${formatBookingDate(from, language)}`] : []),
    ...(to ? [`${words.to} ${formatBookingDate(to, language)}`] : []),
  ];
  return [times.join(words.next), ...dates].join(' ');
}

/** The hours of all dayparts of a section: `كل يوم 08:00–13:00`. */
export const windowsText = (dayparts: readonly DaypartTimes[], language: Language): string =>
  dayparts.map((daypart) => textOf(daypart, language)).join(WORDS[language].next);
