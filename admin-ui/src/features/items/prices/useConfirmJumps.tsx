/** Asks once before a price change makes prices far from the present ones. (docs/spec/domain.md#price-jumps) */
import {
  interfaceMoney,
  isolateAuto,
  isolateLtr,
  isPriceJump,
  toThousandths,
  type Currency,
  type PriceRow,
} from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useConfirm } from '../../../components/useConfirm.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';

/** How many times the smaller of the two prices the greater one is. */
const factorOf = ({ from, to }: PriceRow): number => Math.max(from / to, to / from);

export function useConfirmJumps(currency: Currency | undefined): {
  readonly agreed: (changes: readonly PriceRow[]) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const language = useLanguage();
  const { agreed: answered, dialog } = useConfirm();
  // A line does not break between an amount and its currency.
  const money = (price: number) =>
    isolateLtr(interfaceMoney(toThousandths(price), currency, language).replaceAll(' ', '\u00a0'));
  const agreed = async (changes: readonly PriceRow[]) => {
    const jumps = changes.filter(({ from, to }) => isPriceJump(from, to));
    const [largest] = [...jumps].sort((one, other) => factorOf(other) - factorOf(one));
    if (!largest) return true;
    const { title, part, from, to } = largest;
    const smart_count = jumps.length;
    const name = [title, ...(part ? [part] : [])].map(isolateAuto).join(' · ');
    const text = t('prices.jumps', { smart_count, name, from: money(from), to: money(to) });
    const cancel = t('number.jumpEdit');
    return answered({
      title: t('number.jumpTitle', { smart_count }),
      text,
      confirm: t('number.jumpSave'),
      cancel,
    });
  };
  return { agreed, dialog };
}
