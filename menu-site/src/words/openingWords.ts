/** What a badge says of opening hours. Apart from the other words: these also go to the browser. */
import type { Language } from '@qaima/schemas';
import { counted } from './counted.js';

/** A text with a figure in it: the figure is shown left to right whatever surrounds it. */
export interface FiguredText {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

const plain = (before: string): FiguredText => ({ before, figure: '', after: '' });

/** Splits a counted phrase around its number, if it has one. */
function figured(before: string, phrase: string): FiguredText {
  const [, figure = '', after = phrase] = /^(\d+) (.*)$/.exec(phrase) ?? [];
  return figure ? { before, figure, after } : plain(`${before} ${after}`);
}

const arabicMinutes = counted('ar', {
  one: 'دقيقة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
});
const arabicDays = counted('ar', { one: 'يوم', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' });
const englishMinutes = counted('en', { one: '1 minute', other: '# minutes' });

export interface OpeningWords {
  readonly open: string;
  readonly closed: string;
  /** Until it closes, or until it opens. `clock` is hours and minutes, `2:35`. */
  readonly inHours: (closes: boolean, clock: string) => FiguredText;
  readonly inMinutes: (closes: boolean, minutes: number) => FiguredText;
  readonly inAMoment: (closes: boolean) => FiguredText;
  readonly tomorrow: FiguredText;
  readonly inDays: (days: number) => FiguredText;
}

export const openingWords: Readonly<Record<Language, OpeningWords>> = {
  ar: {
    open: 'مفتوح الآن',
    closed: 'مغلق الآن',
    inHours: (closes, clock) => ({ before: closes ? 'يغلق بعد' : 'يفتح بعد', figure: clock, after: 'ساعة' }),
    inMinutes: (closes, minutes) => figured(closes ? 'يغلق بعد' : 'يفتح بعد', arabicMinutes(minutes)),
    inAMoment: (closes) => plain(closes ? 'يغلق بعد لحظات' : 'يفتح بعد لحظات'),
    tomorrow: plain('يفتح غدًا'),
    inDays: (days) => figured('يفتح بعد', arabicDays(days)),
  },
  en: {
    open: 'Open now',
    closed: 'Closed now',
    inHours: (closes, clock) => ({ before: closes ? 'Closes in' : 'Opens in', figure: clock, after: 'hours' }),
    inMinutes: (closes, minutes) => figured(closes ? 'Closes in' : 'Opens in', englishMinutes(minutes)),
    inAMoment: (closes) => plain(closes ? 'Closes in a moment' : 'Opens in a moment'),
    tomorrow: plain('Opens tomorrow'),
    inDays: (days) => figured('Opens in', `${days} days`),
  },
};
