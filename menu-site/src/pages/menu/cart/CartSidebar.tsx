import type { PurchaseMethod, ReceiveOption } from '@qaima/schemas';
import { areTiles } from '../../../components/receiveTiles.js';
import { useContentLang } from '../../../components/useContentLang.js';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { CartBar } from './CartBar.js';
import { cartMessages } from '../../../i18n/cart.js';

interface CartSidebarProps {
  readonly method: PurchaseMethod;
  readonly options: readonly ReceiveOption[];
}

/** The ways to receive the order, if they fit in a row. The cart page asks for the rest. */
function ReceiveKinds({ options }: Pick<CartSidebarProps, 'options'>) {
  const own = useContentLang();
  const { messages } = useSite();
  if (!areTiles(options)) return null;
  return (
    <fieldset className="kinds" hidden>
      <legend className="sr">{messages.receiveOptions}</legend>
      {options.map(({ _id, title }, index) => (
        <label key={_id ?? index}>
          <input type="radio" name="kind" value={index} />
          <span dir="auto" {...own(title)}>
            {title}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The cart next to the sections on wide screens: its lines, and the link to the cart page. On narrow screens, only the
 * link is shown, as a bar. `menu/cart/client/cartBar.ts` fills the sidebar; without scripts it is hidden.
 */
export function CartSidebar({ method, options }: CartSidebarProps) {
  const messages = useMessages(cartMessages);
  const { until } = useSite().messages;
  return (
    <div className="yours">
      <div>
        <h2>{messages.yours[method]}</h2>
        <p>{messages.empty.text}</p>
        {method === 'order' && <ReceiveKinds options={options} />}
        <ul hidden data-until={until} />
        <CartBar method={method} />
      </div>
    </div>
  );
}
