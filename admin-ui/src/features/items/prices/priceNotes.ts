/** Notes about unusual rows of the price table. */
import {
  discountPercent,
  interfaceMoney,
  formatPercentIsolated,
  isolateLtr,
  isOnSale,
  salePrice,
  type Currency,
  type Language,
  type PriceRow,
  type Thousandths,
} from '@qaima/schemas';
import type { MenuItem } from '../../../data/menu.js';
import type { Translate } from '../../../i18n/i18n.js';

interface NoteOptions {
  readonly t: Translate;
  readonly language: Language;
  readonly currency: Currency | undefined;
  /** The step to which the menu rounds sale prices. */
  readonly step: Thousandths;
  /** The combos that become dearer than their items, with the difference. */
  readonly dearer: ReadonlyMap<string, Thousandths>;
}

/** A note about an unusual row; empty if there is none. */
export function noteOf(
  { t, language, currency, step, dearer }: NoteOptions,
  row: PriceRow,
  item: MenuItem | undefined,
): string {
  const by = row.kind === 'combo' ? dearer.get(row._id) : undefined;
  if (by !== undefined) return t('prices.dearerBy', { amount: isolateLtr(interfaceMoney(by, currency, language)) });
  if (row.unchanged) return t(`prices.unchanged.${row.unchanged}`);
  if (row.kind !== 'item' || !item || !isOnSale(item)) return '';
  const paid = (price: number) => {
    const thousandths = salePrice({ price, sale: item.sale }, step);
    return isolateLtr(interfaceMoney(thousandths, currency, language));
  };
  return t('prices.onSale', {
    percent: formatPercentIsolated(discountPercent(item)),
    then: paid(row.to),
    now: paid(row.from),
  });
}
