import type { Cart } from '@qaima/schemas';
import { useMessages } from '../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../i18n/cart.js';

/** Buttons to order the same again and to print, for the client scripts. (docs/spec/public-site.md#repeat) */
export function RepeatAndPrint({ cart }: { readonly cart: Cart }) {
  const messages = useMessages(cartMessages);
  return (
    <div className="after">
      {purchaseMethodOf(cart) === 'order' && (
        <button className="act" type="button" data-repeat={cart._id}>
          {messages.repeat}
        </button>
      )}
      <button className="act" type="button" data-print="">
        {messages.print}
      </button>
    </div>
  );
}
