/** Asks for confirmation of a 100 % discount, which is rarely intended. */
import type { ReactNode } from 'react';
import { useConfirm } from '../../components/useConfirm.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { FormValues } from '../../schema-ui/form/formValues.js';
import { toPriced } from './toPricedItem.js';

interface FreeQuestion {
  readonly agreed: () => Promise<boolean>;
  /** Asks if the values of an item's form contain a 100 % discount. */
  readonly confirm: (values: FormValues) => Promise<boolean>;
  readonly dialog: ReactNode;
}

export function useConfirmFullDiscount(): FreeQuestion {
  const t = useTranslate();
  const { agreed: answered, dialog } = useConfirm();
  const agreed = () => answered({ title: t('items.freeTitle'), text: t('items.free'), confirm: t('items.freeYes') });
  return { agreed, confirm: async (values) => !isFree(values) || agreed(), dialog };
}

const isFree = (values: FormValues): boolean => toPriced(values).sale?.offPrice === 1;
