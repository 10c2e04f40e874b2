import { formatAmount, formatExactAmount, isArabicUnit, moneyParts, type Thousandths } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/** A currency's sign. An Arabic sign is isolated, because it runs right to left inside the amount. */
export const CurrencySign = ({ unit }: { readonly unit: string }) => (
  <small>{isArabicUnit(unit) ? <bdi dir="rtl">{unit}</bdi> : unit}</small>
);

/**
 * An exact amount as `4.40 JD`, left to right in any text. Renders nothing without an amount. Client scripts read the
 * shown amount; if it is rounded, they read the exact amount in thousandths from `data-exact`.
 * @param rounded for the menu's prices, which have the currency's decimals
 */
export function Money({ amount, rounded }: { readonly amount: Thousandths | null; readonly rounded?: boolean }) {
  const { currency, language } = useSite();
  const parts = moneyParts(amount, currency, language, rounded ? formatAmount : formatExactAmount);
  if (!parts) return null;
  return (
    <bdi dir="ltr" data-exact={rounded && (amount ?? 0) % 10 !== 0 ? amount : undefined}>
      {parts.amount} <CurrencySign unit={parts.unit} />
    </bdi>
  );
}
