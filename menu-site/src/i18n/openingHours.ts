/** Messages about opening hours. They are separate from the other messages, because browsers download them too. */
import type { Language, NextOpening } from '@qaima/schemas';
import { pluralize } from '@qaima/schemas/text/pluralize';

/** A number that is always displayed left to right. */
export interface LtrText {
  readonly figure: string;
}
/** A text as a list of parts; numbers are separate parts. */
export type BidiText = readonly (string | LtrText)[];

/** Splits a phrase around its number, if any. */
function splitNumber(phrase: string): BidiText {
  const [, figure, after] = /^(\d+)( .*)$/.exec(phrase) ?? [];
  return figure ? [{ figure }, after ?? ''] : [phrase];
}

const arabicMinutes = pluralize('ar', {
  one: 'دقيقة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
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
  /** `length` is a duration in hours and minutes: `2:35`. */
  readonly inHours: (next: NextChange, length: string) => BidiText;
  readonly inMinutes: (next: NextChange, minutes: number) => BidiText;
  readonly inAMoment: (next: NextChange) => BidiText;
  readonly onADay: (opening: NextOpening, days: number) => BidiText;
}

export const openingMessages: Readonly<Record<Language, OpeningMessages>> = {
  ar: {
    open: 'مفتوح الآن',
    closed: 'مغلق الآن',
    inHours: ({ closes, time }, figure) => [
      closes ? 'يغلق ' : 'يفتح ',
      { figure: time },
      '، بعد ',
      { figure },
      ' ساعة',
    ],
    inMinutes: ({ closes, time }, minutes) => [
      closes ? 'يغلق ' : 'يفتح ',
      { figure: time },
      '، بعد ',
      ...splitNumber(arabicMinutes(minutes)),
    ],
    inAMoment: ({ closes }) => [closes ? 'يغلق بعد لحظات' : 'يفتح بعد لحظات'],
    onADay: ({ day, time }, days) => [
      `يفتح ${day} `,
      { figure: time },
      ...(days > 1 ? ['، بعد ', ...splitNumber(arabicDays(days))] : []),
    ],
  },
  en: {
    open: 'Open now',
    closed: 'Closed now',
    inHours: ({ closes, time }, figure) => [
      closes ? 'Closes ' : 'Opens ',
      { figure: time },
      ', in ',
      { figure },
      ' hours',
    ],
    inMinutes: ({ closes, time }, minutes) => [
      closes ? 'Closes ' : 'Opens ',
      { figure: time },
      ', in ',
      ...splitNumber(englishMinutes(minutes)),
    ],
    inAMoment: ({ closes }) => [closes ? 'Closes in a moment' : 'Opens in a moment'],
    onADay: ({ day, time }, days) => [
      `Opens ${day} `,
      { figure: time },
      ...(days > 1 ? [', in ', ...splitNumber(englishDays(days))] : []),
    ],
  },
};
