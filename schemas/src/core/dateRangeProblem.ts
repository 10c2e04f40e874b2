import type { LocalizedText } from './language.js';

const TURNED_AROUND = {
  ar: 'آخر يوم قبل أول يوم.',
  en: 'The last day is before the first one.',
};

/**
 * Why a range of dates (`yyyy-mm-dd`, both inclusive) is refused, with the JSON pointer of the field; null if it is
 * valid.
 */
export function dateRangeProblem({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): { readonly path: string; readonly message: LocalizedText } | null {
  return from !== undefined && to !== undefined && to < from ? { path: '/to', message: TURNED_AROUND } : null;
}
