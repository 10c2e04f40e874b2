import { isShownAmount, toThousandths, type Cart } from '@qaima/schemas';
import { useMessages } from '../../document/siteContext.js';
import { Money } from '../../components/Money.js';
import { SumAmount, SumLabel } from '../../components/SumAmount.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';
import { LineRow, type RowProps } from './LineRow.js';

/**
 * The total, with its parts if there are several. Hidden in an open cart if scripts run: the form then shows the total.
 */
function Totals({ cart }: { readonly cart: Cart }) {
  const messages = useMessages(cartMessages);
  const total = toThousandths(cart.total);
  const { totals = [] } = cart;
  if (!isShownAmount(total)) return null;
  return (
    <tfoot role="rowgroup">
      {totals.length > 1 &&
        totals.map((part, index) => (
          <tr key={index} role="row" className="part-of-total">
            <th role="rowheader" scope="row" colSpan={2}>
              <SumLabel {...part} />
            </th>
            <td role="cell">
              <SumAmount {...part} />
            </td>
          </tr>
        ))}
      <tr role="row">
        <th role="rowheader" scope="row" colSpan={2}>
          {messages.total}
        </th>
        <td role="cell" data-total="">
          <Money amount={total} />
        </td>
      </tr>
    </tfoot>
  );
}

/** The lines of a cart and their total. (docs/spec/public-site.md#cart-page) */
export function CartTable({ cart, rty }: Pick<RowProps, 'cart' | 'rty'>) {
  const messages = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const label = method === 'order' ? cart.menu.cartSettings.quantityLabel?.trim() : undefined;
  return (
    <table role="table" className={rty ? 'card cart-table open' : 'card cart-table'}>
      <caption className="sr">{messages[method].title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {messages.item}
          </th>
          <th role="columnheader" scope="col">
            <bdi>{label || messages[method].quantity}</bdi>
          </th>
          <th role="columnheader" scope="col">
            {messages.price}
          </th>
          {rty && (
            <td role="cell" className="with-script">
              <span className="sr">{messages.removing}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cart.items.map((line, index) => (
          <LineRow key={index} cart={cart} line={line} index={index} rty={rty} />
        ))}
      </tbody>
      <Totals cart={cart} />
    </table>
  );
}
