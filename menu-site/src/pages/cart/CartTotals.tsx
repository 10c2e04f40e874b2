import { isShownAmount, isUnavailable, openSums, sumsInUnits, toThousandths, type Cart } from '@qaima/schemas';
import { Money } from '../../components/Money.js';
import { IncludedTaxes } from '../../components/IncludedTaxes.js';
import { SignedMoney, SumAmount, SumLabel, useSumLabels } from '../../components/SumAmount.js';
import { useMessages } from '../../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../../i18n/cart.js';

/**
 * The total of an open cart and its parts. The client script computes them again for the chosen way of receiving.
 * (docs/spec/public-site.md#cart-page)
 */
export function CartTotals({ cart }: { readonly cart: Cart }) {
  const messages = useMessages(cartMessages);
  const { lines, context, sums } = openSums(cart);
  const { totals, taxes } = sumsInUnits(sums);
  const data = {
    'data-sums': JSON.stringify({ lines, context }),
    'data-sum-labels': useSumLabels(),
  };
  // The client script reads the sums also where none is shown.
  if (!isShownAmount(sums.total)) return <dl className="sums" {...data} hidden />;
  const saved = totals.reduce((all, { amount }) => all - Math.min(0, toThousandths(amount)), 0);
  const [before, after] = messages.sums.saved.split('#');
  const count = cart.items.reduce((all, line) => (isUnavailable(line) ? all : all + line.quantity), 0);
  return (
    <div className="card sum-card">
      <dl className="sums" {...data} data-count={purchaseMethodOf(cart) === 'order' ? count : undefined}>
        {totals.map((part, index) => (
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
              <SumAmount {...part} />
            </dd>
          </div>
        ))}
        <div className="whole">
          <dt>{messages.total}</dt>
          <dd className="former" data-former="" hidden>
            {messages.formerTotal} <span data-amount="" />
          </dd>
          <dd data-total="">
            <SignedMoney amount={sums.total} />
          </dd>
        </div>
      </dl>
      <p className="saved" hidden={saved === 0}>
        {before}
        <span data-saved="">
          <Money amount={saved} />
        </span>
        {after}
      </p>
      <IncludedTaxes cart={{ ...cart, totals, taxes }} />
    </div>
  );
}
