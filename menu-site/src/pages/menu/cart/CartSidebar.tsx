import type { PurchaseMethod } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { CartBar } from './CartBar.js';
import { cartMessages } from '../../../i18n/cart.js';

/**
 * The cart next to the sections on wide screens: its lines, and the link to the cart page. On narrow screens, only the
 * link is shown, as a bar. `menu/cart/client/cartBar.ts` fills the sidebar; without scripts it is hidden.
 */
export function CartSidebar({ method }: { readonly method: PurchaseMethod }) {
  const messages = useMessages(cartMessages);
  const { until } = useSite().messages;
  return (
    <div className="yours">
      <div>
        <h2>{messages.yours[method]}</h2>
        <p>{messages.empty.text}</p>
        <ul hidden data-until={until} />
        <CartBar method={method} />
      </div>
    </div>
  );
}
