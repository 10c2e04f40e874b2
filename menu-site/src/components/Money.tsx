import { formatMoney, isArabicUnit, moneyParts, type Thousandths } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';

/** A currency's sign. An Arabic sign is isolated, because it runs right to left inside the amount. */
export const CurrencySign = ({ unit }: { readonly unit: string }) => (
  <small>{isArabicUnit(unit) ? <bdi dir="rtl">{unit}</bdi> : unit}</small>
);

interface MoneyProps {
  readonly amount: Thousandths | null;
  /** The part of the amount that is the dish's own, without extras. The item panel shows it next to the extras' prices. */
  readonly own?: Thousandths;
}

/** An amount as `4.40 JD`, left to right in any text. Renders nothing without an amount. */
export function Money({ amount, own }: MoneyProps) {
  const { currency, language, dinarSign } = useSite();
  const parts = moneyParts(amount, currency, language, dinarSign);
  if (!parts) return null;
  return (
    <bdi dir="ltr" data-own={own === amount ? undefined : own}>
      {parts.amount} <CurrencySign unit={parts.unit} />
    </bdi>
  );
}

/** Returns a function that formats an amount as one text; empty if there is none to show. */
export function useMoneyText(): (amount: Thousandths | null | undefined) => string {
  const { currency, language, dinarSign } = useSite();
  return (amount) => formatMoney(amount, currency, language, dinarSign);
}
