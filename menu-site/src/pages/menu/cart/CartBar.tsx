import type { PurchaseMethod } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { Icon } from '../../../components/Icon.js';
import { Ionicon } from '../../../components/Ionicon.js';
import { cartMessages } from '../../../i18n/cart.js';

/**
 * The link to the cart. Once the device has a cart, the client script shows the link with the cart's URL, count and
 * total. If an order was not sent yet, the script shows it above the link. (docs/spec/public-site.md#cart-bar)
 */
export function CartBar({ method }: { readonly method: PurchaseMethod }) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  return (
    <div className="cart-bar" hidden>
      <aside className="unsent" aria-labelledby="unsent-title" hidden>
        <Icon name="alert" />
        <h2 id="unsent-title">
          <a data-receipt="">{messages.unsent.title[method]}</a>
        </h2>
        <p>
          <span>
            <bdi data-pieces="" />
            {' · '}
          </span>
          <b data-total="" />
          {'. '}
          {messages.unsent.left}
        </p>
        <a className="act" data-send="">
          <Ionicon name="logo-whatsapp" otherwise="chatbubble-ellipses-outline" />
          {messages.unsent.send}
        </a>
        <button className="act" type="button" data-sent="">
          {messages.unsent.sent}
        </button>
        <button className="hide" type="button" data-hide="" aria-label={messages.unsent.hide}>
          <Icon name="close" />
        </button>
        <p data-others="" hidden>
          {messages.unsent.others} <span />
        </p>
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
