/** Asks about 100 % off: it is rarely meant, and nothing shows a price any more. */
import type { ReactNode } from 'react';
import { useSay } from '../../app/i18n.js';
import type { FormValues } from '../../generated/formValues.js';
import { useQuestion } from '../../parts/useQuestion.js';
import { asPriced } from './asPriced.js';

export function useFreeQuestion(): { readonly agreed: () => Promise<boolean>; readonly dialog: ReactNode } {
  const say = useSay();
  const { agreed, dialog } = useQuestion();
  return {
    agreed: () => agreed({ title: say('items.freeTitle'), text: say('items.free'), confirm: say('items.freeYes') }),
    dialog,
  };
}

/** Whether values of an item's form take 100 % off. */
export const isFree = (values: FormValues): boolean => asPriced(values).sale?.offPrice === 1;
