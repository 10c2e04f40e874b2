import type { Cart } from '@qaima/schemas';
import { useMessages } from '../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../i18n/cart.js';

interface RepeatAndPrintProps {
  readonly cart: Cart;
  /** Whether to offer the same order again. */
  readonly offersRepeat?: boolean;
}

/** Buttons to order the same again and to print, for the client scripts. (docs/spec/public-site.md#repeat) */
export function RepeatAndPrint({ cart, offersRepeat = true }: RepeatAndPrintProps) {
  const messages = useMessages(cartMessages);
  return (
    <div className="after">
      {offersRepeat && purchaseMethodOf(cart) === 'order' && (
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
