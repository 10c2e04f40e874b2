import { useMessages } from '../../document/siteContext.js';
import { paymentMessages } from '../../i18n/payment.js';
import { Mark } from './Mark.js';
import { orderMessages } from './messages.js';
import { timeOf, type OrderCart } from './orderView.js';

/** An order that reaches the venue once it is paid, with its deadline. */
export function UnpaidState({ cart }: { readonly cart: OrderCart }) {
  const messages = useMessages(orderMessages);
  const { payBy } = useMessages(paymentMessages);
  return (
    <>
      <Mark kind="late" />
      <h2>{messages.title.unpaid}</h2>
      <p className="large">
        <span>{payBy}</span>
        <b>
          <bdi dir="ltr">{timeOf(cart, cart.payBy)}</bdi>
        </b>
      </p>
      <p className="lede">{messages.unpaid}</p>
    </>
  );
}
