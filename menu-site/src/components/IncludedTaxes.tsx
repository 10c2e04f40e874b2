import { toThousandths, type Cart } from '@qaima/schemas';
import { useMessages } from '../document/siteContext.js';
import { cartMessages } from '../i18n/cart.js';
import { Money } from './Money.js';

/** What guests read of the taxes that the total includes. */
export function IncludedTaxes({ cart }: { readonly cart: Pick<Cart, 'taxes' | 'totals' | 'menu'> }) {
  const { sums } = useMessages(cartMessages);
  const { number } = cart.menu.settings.tax ?? {};
  const isAdded = cart.totals?.some(({ kind }) => kind === 'tax');
  const taxes = (cart.taxes ?? []).filter(({ amount }) => amount > 0);
  if (taxes.length === 0 || isAdded) return null;
  return (
    <p className="hint taxes">
      {taxes.map(({ title, rate, amount }) => (
        <span key={rate}>
          {sums.includes(title, rate)} <Money amount={toThousandths(amount)} />{' '}
        </span>
      ))}
      {number && (
        <span>
          {sums.taxNumber} <bdi dir="ltr">{number}</bdi>
        </span>
      )}
    </p>
  );
}
