import type { PurchaseMethod } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { CartBar } from './CartBar.js';
import { cartMessages } from '../../../i18n/cart.js';

/**
 * The cart beside the sections of a wide screen: its lines, and the way to it. On a narrow one only the way is left, as a
 * bar; without scripts nothing is. The script fills it: `menu/cart/client/cartBar.ts`.
 */
export function CartCard({ method }: { readonly method: PurchaseMethod }) {
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
