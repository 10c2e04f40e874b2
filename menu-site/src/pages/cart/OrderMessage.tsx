import {
  cartEndpoints,
  cartLink,
  cartMessage,
  directionOf,
  endpointUrl,
  messageLanguage,
  messagingLink,
  venuePhone,
  type Cart,
} from '@qaima/schemas';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { Phone } from '../../components/Phone.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';

/**
 * The message to the venue, with the messaging link. On the device that submitted the cart, it comes first, and counts
 * as not sent until the guest opens the link. On other devices it comes last.
 * (docs/spec/public-site.md#after-submission)
 */
export function OrderMessage({ cart }: { readonly cart: Cart }) {
  const { request } = useSite();
  const { message, unsent, sending } = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { whatsapp } = cart.menu.institution;
  const language = messageLanguage(cart);
  const text = cartMessage(cart, cartLink(request.origin, cart._id));
  const link = messagingLink(whatsapp, text);
  return (
    <section className="card part message" aria-labelledby="message-title">
      <h2 id="message-title">
        <span className="at-first">{unsent.title[method]}</span>
        <span className="later">{message.title}</span>
      </h2>
      {link ? (
        <>
          <p className="at-first">{message.lede[method]}</p>
          <p className="later">{message.arrives}</p>
          <a
            className="act fill"
            href={link}
            rel="noopener noreferrer"
            data-send=""
            data-pieces-ar={method === 'order' ? cartMessages.ar.pieceCount(count) : undefined}
            data-pieces-en={method === 'order' ? cartMessages.en.pieceCount(count) : undefined}
            data-total={cart.total}
          >
            <Ionicon name="logo-whatsapp" otherwise="chatbubble-ellipses-outline" />
            <span className="at-first">{unsent.send}</span>
            <span className="later">{message.again}</span>
          </a>
          <div className="others with-script">
            <button className="act" type="button" data-copy="">
              {message.copy}
            </button>
            <button className="act at-first" type="button" data-sent="">
              {unsent.sent}
            </button>
            {(['edit', 'cancel'] as const).map((way) => (
              <button
                key={way}
                className="act at-first"
                type="button"
                data-take-back={way}
                data-call={endpointUrl(cartEndpoints.cancel, { cartId: cart._id })}
                data-busy={sending}
              >
                {unsent[way][method]}
              </button>
            ))}
          </div>
          <p className="said" role="alert" />
        </>
      ) : (
        <>
          <p>{message.without}</p>
          <Phone number={venuePhone(cart.menu)} />
        </>
      )}
      <details className="said-so">
        <summary>
          {message.text}
          <Icon name="down" />
        </summary>
        <p className="text" lang={language} dir={directionOf(language)}>
          {text}
        </p>
      </details>
    </section>
  );
}
