import { currencyUnit, formatAmount, toThousandths, type CartSum, type Thousandths } from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../document/siteContext.js';
import { cartMessages } from '../i18n/cart.js';
import { CurrencySign } from './Money.js';

/** An amount that may be negative. */
export function SignedMoney({ amount }: { readonly amount: Thousandths }) {
  const { currency, language } = useSite();
  return (
    <bdi dir="ltr">
      {amount < 0 && '−'}
      {formatAmount(Math.abs(amount), currency)} <CurrencySign unit={currencyUnit(currency, language)} />
    </bdi>
  );
}

/** The amount of a part of a sent order's total, which says that a delivery was free. */
export function SumAmount({ kind, amount }: Pick<CartSum, 'kind' | 'amount'>): ReactNode {
  const { sums } = useMessages(cartMessages);
  return kind === 'delivery' && amount === 0 ? sums.free : <SignedMoney amount={toThousandths(amount)} />;
}
