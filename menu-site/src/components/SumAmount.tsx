import {
  cartSumSchema,
  currencyUnit,
  formatAmount,
  toThousandths,
  type CartSum,
  type LocalizedText,
  type Thousandths,
} from '@qaima/schemas';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../document/siteContext.js';
import { LABELLED } from '../client/cart/sumRows.js';
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

/** The label of a part of the total. A title is the owner's text, in its own language and direction. */
export function SumLabel({ kind, title }: Pick<CartSum, 'kind' | 'title'>): ReactNode {
  const { language } = useSite();
  const { sums } = useMessages(cartMessages);
  const own = useContentLang();
  const label = cartSumSchema.properties.kind['x-options'][kind][language];
  if (!title) return label;
  return (
    <>
      {kind === 'delivery' ? sums.deliveryTo : kind === 'charge' || kind === 'tax' ? '' : `${label}:`}{' '}
      <bdi {...own(title)}>{title}</bdi>
    </>
  );
}

/** The labels with which the client script shows the parts of a total, as `data-sum-labels`. */
export function useSumLabels(): string {
  const { language } = useSite();
  const { sums } = useMessages(cartMessages);
  const kinds: Readonly<Record<string, LocalizedText>> = cartSumSchema.properties.kind['x-options'];
  const { deliveryTo, free } = sums;
  const words: Readonly<Record<string, string>> = { deliveryTo, free };
  return LABELLED.map((name) => kinds[name]?.[language] ?? words[name]).join('|');
}

/** The amount of a part of a sent order's total, which says that a delivery was free. */
export function SumAmount({ kind, amount }: Pick<CartSum, 'kind' | 'amount'>): ReactNode {
  const { sums } = useMessages(cartMessages);
  return kind === 'delivery' && amount === 0 ? sums.free : <SignedMoney amount={toThousandths(amount)} />;
}
