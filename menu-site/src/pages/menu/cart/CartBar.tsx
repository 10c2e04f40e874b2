import type { PurchaseMethod } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { Icon } from '../../../components/Icon.js';
import { cartMessages } from '../../../i18n/cart.js';

/**
 * Leads to the cart; the script shows it once there is one, with its address, count and total. (Document 2, section 2.)
 * What was submitted from this device and not sent to the business is reminded of first, in one line that unfolds.
 * (Decisions, section 10.)
 */
export function CartBar({ method }: { readonly method: PurchaseMethod }) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  return (
    <div className="cart-bar" hidden>
      <aside className="unsent" aria-labelledby="unsent-title" hidden>
        <details>
          <summary>
            <h2 id="unsent-title">{messages.unsent.title[method]}</h2>
            <Icon name="down" />
          </summary>
          <p>
            <bdi dir="ltr" data-pieces="" />
            <b data-total="" />
          </p>
          <p>{messages.unsent.left}</p>
          <button className="act" type="button" data-sent="">
            {messages.unsent.sent}
          </button>
        </details>
        <a className="act" data-send="">
          {messages.unsent.send}
        </a>
      </aside>
      <a className="go-to-cart" data-query={language === 'en' ? '?lang=en' : ''}>
        <bdi className="count" data-count="" />
        <Icon name={method === 'order' ? 'cart' : 'calendar'} />
        <b>{messages.go[method]}</b>
        <span data-total="" />
      </a>
    </div>
  );
}
