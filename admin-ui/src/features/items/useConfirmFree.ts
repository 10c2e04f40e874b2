/** Asks about 100 % off: it is rarely meant, and nothing shows a price any more. */
import type { ReactNode } from 'react';
import { useQuestion } from '../../components/useConfirm.js';
import { useSay } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { asPriced } from './toPriced.js';

interface FreeQuestion {
  readonly agreed: () => Promise<boolean>;
  /** The same, for values of an item's form: only of those that take 100 % off. */
  readonly confirm: (values: FormValues) => Promise<boolean>;
  readonly dialog: ReactNode;
}

export function useFreeQuestion(): FreeQuestion {
  const say = useSay();
  const { agreed: answered, dialog } = useQuestion();
  const agreed = () =>
    answered({ title: say('items.freeTitle'), text: say('items.free'), confirm: say('items.freeYes') });
  return { agreed, confirm: async (values) => !isFree(values) || agreed(), dialog };
}

/** Whether values of an item's form take 100 % off. */
const isFree = (values: FormValues): boolean => asPriced(values).sale?.offPrice === 1;
