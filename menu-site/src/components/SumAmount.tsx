import {
  cartSumSchema,
  currencyUnit,
  formatAmount,
  toThousandths,
  type CartSum,
  type Thousandths,
} from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../document/siteContext.js';
import { cartMessages } from '../i18n/cart.js';
import { CurrencySign } from './Money.js';
import { useContentLang } from './useContentLang.js';

/** An amount that may be negative. */
export function SignedMoney({ amount }: { readonly amount: Thousandths }) {
  const { currency, language, dinarSign } = useSite();
  return (
    <bdi dir="ltr">
      {amount < 0 && '−'}
      {formatAmount(Math.abs(amount), currency)} <CurrencySign unit={currencyUnit(currency, language, dinarSign)} />
    </bdi>
  );
}

/** The label of a part of the total. A delivery area's name is the owner's text, in its own language and direction. */
export function SumLabel({ kind, title }: Pick<CartSum, 'kind' | 'title'>): ReactNode {
  const { language } = useSite();
  const { sums } = useMessages(cartMessages);
  const own = useContentLang();
  if (!title) return cartSumSchema.properties.kind['x-options'][kind][language];
  return (
    <>
      {sums.deliveryTo} <bdi {...own(title)}>{title}</bdi>
    </>
  );
}

/** The amount of a part of a sent order's total, which says that a delivery was free. */
export function SumAmount({ kind, amount }: Pick<CartSum, 'kind' | 'amount'>): ReactNode {
  const { sums } = useMessages(cartMessages);
  return kind === 'delivery' && amount === 0 ? sums.free : <SignedMoney amount={toThousandths(amount)} />;
}
