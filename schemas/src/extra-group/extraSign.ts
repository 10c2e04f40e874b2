/** How the guest's pages, the inbox, the kitchen and tickets show extras that remove something. */
import type { Language } from '../core/language.js';

/** `−` precedes an ingredient to leave out. */
export type ExtraSign = '+' | '−';

/** Matches extras that remove an ingredient, as venues write them: «بدون بصل», "No onions". */
const WITHOUT = /^(بدون|بلا|من غير|without|no)\s/i;

/** The sign of an extra. Either of its names may state that it removes an ingredient. */
export const extraSign = ({
  title,
  kitchenTitle,
}: {
  readonly title: string;
  readonly kitchenTitle?: string | undefined;
}): ExtraSign => ([title, kitchenTitle ?? ''].some((name) => WITHOUT.test(name.trim())) ? '−' : '+');

const WITHOUT_EXTRA = { ar: 'بدون', en: 'Without' } as const satisfies Record<Language, string>;

/** A preselected extra that the guest took out: `بدون بصل`. It is shown with `−`, as the extras that say so themselves. */
export const withoutExtra = (title: string, language: Language): string => `${WITHOUT_EXTRA[language]} ${title}`;
