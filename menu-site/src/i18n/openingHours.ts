/** Messages about opening hours. They are separate from the other messages, because browsers download them too. */
import type { Language, NextOpening } from '@qaima/schemas';
import { pluralize } from '@qaima/schemas/text/pluralize';

/** A number that is always displayed left to right. */
export interface LtrText {
  readonly figure: string;
}
/** A text as a list of parts; numbers are separate parts. */
export type BidiText = readonly (string | LtrText)[];

/** Splits a phrase around its numbers. */
const splitNumbers = (phrase: string): BidiText =>
  phrase
    .split(/(\d+)/)
    .filter(Boolean)
    .map((part) => (/^\d/.test(part) ? { figure: part } : part));

const arabicMinutes = pluralize('ar', {
  one: 'دقيقة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
});
const arabicHours = pluralize('ar', {
  one: 'ساعة',
  two: 'ساعتين',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
});
const arabicDays = pluralize('ar', { one: 'يوم', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' });
const englishMinutes = pluralize('en', { one: '1 minute', other: '# minutes' });
const englishDays = pluralize('en', { one: '1 day', other: '# days' });

/** The next change of the opening status: the venue closes or opens at `time` (`HH:MM`). */
export interface NextChange {
  readonly closes: boolean;
  readonly time: string;
}

export interface OpeningMessages {
  readonly open: string;
  readonly closed: string;
  /** `minutes` is what remains after the hours, from 0 to 59. */
  readonly inHours: (next: NextChange, hours: number, minutes: number) => BidiText;
  readonly inMinutes: (next: NextChange, minutes: number) => BidiText;
  readonly inAMoment: (next: NextChange) => BidiText;
  readonly onADay: (opening: NextOpening, days: number) => BidiText;
}

export const openingMessages: Readonly<Record<Language, OpeningMessages>> = {
  ar: {
    open: 'مفتوح الآن',
    closed: 'مغلق الآن',
    inHours: ({ closes, time }, hours, minutes) => [
      closes ? 'يغلق ' : 'يفتح ',
      { figure: time },
      '، بعد ',
      ...splitNumbers([arabicHours(hours), ...(minutes > 0 ? [arabicMinutes(minutes)] : [])].join(' و')),
    ],
    inMinutes: ({ closes, time }, minutes) => [
      closes ? 'يغلق ' : 'يفتح ',
      { figure: time },
      '، بعد ',
      ...splitNumbers(arabicMinutes(minutes)),
    ],
    inAMoment: ({ closes }) => [closes ? 'يغلق بعد لحظات' : 'يفتح بعد لحظات'],
    onADay: ({ day, time }, days) => [
      `يفتح ${day} `,
      { figure: time },
      ...(days > 1 ? ['، بعد ', ...splitNumbers(arabicDays(days))] : []),
    ],
  },
  en: {
    open: 'Open now',
    closed: 'Closed now',
    inHours: ({ closes, time }, hours, minutes) => [
      closes ? 'Closes ' : 'Opens ',
      { figure: time },
      ', in ',
      ...splitNumbers(minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
    ],
    inMinutes: ({ closes, time }, minutes) => [
      closes ? 'Closes ' : 'Opens ',
      { figure: time },
      ', in ',
      ...splitNumbers(englishMinutes(minutes)),
    ],
    inAMoment: ({ closes }) => [closes ? 'Closes in a moment' : 'Opens in a moment'],
    onADay: ({ day, time }, days) => [
      `Opens ${day} `,
      { figure: time },
      ...(days > 1 ? [', in ', ...splitNumbers(englishDays(days))] : []),
    ],
  },
};
