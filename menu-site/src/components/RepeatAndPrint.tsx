import type { Cart } from '@qaima/schemas';
import { useMessages } from '../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../i18n/cart.js';

interface RepeatAndPrintProps {
  readonly cart: Cart;
  /** Whether to offer the same order again. */
  readonly offersRepeat?: boolean;
}

/** A button that offers the lines of an order that are available today, for a new cart. */
export function RepeatButton({ cart, className }: { readonly cart: Cart; readonly className: string }) {
  return (
    <button className={`${className} with-script`} type="button" data-repeat={cart._id}>
      {useMessages(cartMessages).repeat}
    </button>
  );
}

/** Buttons to order the same again and to print, for the client scripts. (docs/spec/public-site.md#repeat) */
export function RepeatAndPrint({ cart, offersRepeat = true }: RepeatAndPrintProps) {
  const messages = useMessages(cartMessages);
  return (
    <div className="after">
      {offersRepeat && purchaseMethodOf(cart) === 'order' && <RepeatButton cart={cart} className="act" />}
      <button className="act" type="button" data-print="">
        {messages.print}
      </button>
    </div>
  );
}
