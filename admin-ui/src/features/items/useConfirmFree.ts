/** Asks about 100 % off: it is rarely meant, and nothing shows a price any more. */
import type { ReactNode } from 'react';
import { useConfirm } from '../../components/useConfirm.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { toPriced } from './toPriced.js';

interface FreeQuestion {
  readonly agreed: () => Promise<boolean>;
  /** The same, for values of an item's form: only of those that take 100 % off. */
  readonly confirm: (values: FormValues) => Promise<boolean>;
  readonly dialog: ReactNode;
}

export function useConfirmFree(): FreeQuestion {
  const t = useTranslate();
  const { agreed: answered, dialog } = useConfirm();
  const agreed = () => answered({ title: t('items.freeTitle'), text: t('items.free'), confirm: t('items.freeYes') });
  return { agreed, confirm: async (values) => !isFree(values) || agreed(), dialog };
}

/** Whether values of an item's form take 100 % off. */
const isFree = (values: FormValues): boolean => toPriced(values).sale?.offPrice === 1;
