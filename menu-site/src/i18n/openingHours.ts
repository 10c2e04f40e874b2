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
const englishMinutes = pluralize('en', { one: '1 minute', other: '# minutes' });

/** The next change of the opening status: the venue closes or opens at `time` (`HH:MM`). */
export interface NextChange {
  readonly closes: boolean;
  readonly time: string;
}

export interface OpeningMessages {
  readonly open: string;
  readonly closed: string;
  /** The time alone, while more than an hour is left. */
  readonly at: (next: NextChange) => BidiText;
  readonly inMinutes: (next: NextChange, minutes: number) => BidiText;
  readonly inAMoment: (next: NextChange) => BidiText;
  readonly onADay: (opening: NextOpening) => BidiText;
}

export const openingMessages: Readonly<Record<Language, OpeningMessages>> = {
  ar: {
    open: 'مفتوح الآن',
    closed: 'مغلق الآن',
    at: ({ closes, time }) => [closes ? 'يغلق ' : 'يفتح ', { figure: time }],
    inMinutes: ({ closes, time }, minutes) => [
      closes ? 'يغلق ' : 'يفتح ',
      { figure: time },
      '، بعد ',
      ...splitNumbers(arabicMinutes(minutes)),
    ],
    inAMoment: ({ closes }) => [closes ? 'يغلق بعد لحظات' : 'يفتح بعد لحظات'],
    onADay: ({ day, time, inDays }) => [`يفتح ${day} `, { figure: time }, ...splitNumbers(inDays)],
  },
  en: {
    open: 'Open now',
    closed: 'Closed now',
    at: ({ closes, time }) => [closes ? 'Closes ' : 'Opens ', { figure: time }],
    inMinutes: ({ closes, time }, minutes) => [
      closes ? 'Closes ' : 'Opens ',
      { figure: time },
      ', in ',
      ...splitNumbers(englishMinutes(minutes)),
    ],
    inAMoment: ({ closes }) => [closes ? 'Closes in a moment' : 'Opens in a moment'],
    onADay: ({ day, time, inDays }) => [`Opens ${day} `, { figure: time }, ...splitNumbers(inDays)],
  },
};
