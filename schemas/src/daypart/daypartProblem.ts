import type { LocalizedText } from '../core/language.js';

const TURNED_AROUND = {
  ar: 'آخر يوم قبل أول يوم.',
  en: 'The last day is before the first one.',
};

/** Why the dates of a daypart are refused, with the JSON pointer of the field; null if they are valid. */
export function daypartProblem({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): { readonly path: string; readonly message: LocalizedText } | null {
  return from && to && to < from ? { path: '/to', message: TURNED_AROUND } : null;
}
