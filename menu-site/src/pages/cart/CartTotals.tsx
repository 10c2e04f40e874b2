import {
  fromThousandths,
  isShownAmount,
  isUnavailable,
  orderableTotal,
  savedBySale,
  toThousandths,
  type Cart,
  type CartSum,
  type Thousandths,
} from '@qaima/schemas';
import { Money } from '../../components/Money.js';
import { SignedMoney, SumLabel } from '../../components/SumAmount.js';
import { useMessages } from '../../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../../i18n/cart.js';

/** The total of the lines that can be ordered now, and its parts. */
export function orderableTotals(cart: Cart): { readonly sum: Thousandths; readonly parts: readonly CartSum[] } {
  const sum = orderableTotal(cart);
  const isSale = cart.totals?.some(({ kind }) => kind === 'sale') ?? false;
  const orderable = cart.items.filter((line) => !isUnavailable(line));
  const saved = isSale ? orderable.reduce((all, line) => all + savedBySale(line, purchaseMethodOf(cart)), 0) : 0;
  const parts: readonly CartSum[] = [
    { kind: 'items', amount: fromThousandths(sum + saved) },
    ...(saved > 0 ? [{ kind: 'sale', amount: fromThousandths(-saved) } as const] : []),
  ];
  return { sum, parts: orderable.length < cart.items.length ? parts : (cart.totals ?? parts) };
}

/**
 * The total of an open cart and its parts. The client script adds the fee of the chosen delivery area.
 * (docs/spec/public-site.md#cart-page)
 */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const messages = useMessages(cartMessages);
  const { sum, parts } = orderableTotals(cart);
  // The client script reads the sum also where none is shown.
  if (!isShownAmount(sum)) return <dl className="sums" data-sum={sum} hidden />;
  const sale = parts.find(({ kind }) => kind === 'sale');
  const [before, after] = messages.sums.saved.split('#');
  const count = cart.items.reduce((all, line) => (isUnavailable(line) ? all : all + line.quantity), 0);
  return (
    <div className="card sum-card">
      <dl className="sums" data-sum={sum}>
        {parts.map((part, index) => (
          <div key={index} className={part.kind}>
            <dt>
              <SumLabel {...part} />
              {part.kind === 'items' && purchaseMethodOf(cart) === 'order' && (
                <>
                  {' '}
                  <bdi dir="ltr">({count})</bdi>
                </>
              )}
            </dt>
            <dd>
              <SignedMoney amount={toThousandths(part.amount)} />
            </dd>
          </div>
        ))}
        <div data-delivery="" hidden>
          <dt>
            {messages.sums.deliveryTo} <bdi />
          </dt>
          <dd data-free={messages.sums.free} />
        </div>
        <div className="whole">
          <dt>{messages.total}</dt>
          <dd className="former" data-former="" hidden>
            {messages.formerTotal} <span data-amount="" />
          </dd>
          <dd data-total="">
            <SignedMoney amount={sum} />
          </dd>
        </div>
      </dl>
      {sale && (
        <p className="saved">
          {before}
          <Money amount={-toThousandths(sale.amount)} />
          {after}
        </p>
      )}
    </div>
  );
}
