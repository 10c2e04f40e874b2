import type { Cart } from '@qaima/schemas';
import { Icon } from '../../components/Icon.js';
import { useMessages } from '../../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../../i18n/cart.js';

/** Says that the server refused the order. The client script shows it with the reason. */
export function NotSent({ cart }: { readonly cart: Cart }) {
  const messages = useMessages(cartMessages);
  return (
    <div className="closed refusal" id="not-sent" tabIndex={-1} hidden>
      <Icon name="alert" />
      <p>
        <b>
          {messages.notSent[purchaseMethodOf(cart)]}: <span data-reason="" />
        </b>
        <span data-advice="">{messages.restIsKept}</span>
      </p>
    </div>
  );
}
