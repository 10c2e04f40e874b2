import { cartLink, cartMessage, messagingLink, type Cart } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import { Icon } from '../ui/Icon.js';
import { Ionicon } from '../ui/Ionicon.js';
import { Phone } from '../ui/Phone.js';
import { methodOf, useCartWords } from './words.js';

/**
 * What the business is told, shown before one leaves to send it: a plain link, which every phone follows. For who has
 * just sent their cart it is the next step, and comes first; for others it stands at the end. (Decisions, section 5.)
 */
export function Message({ cart }: { readonly cart: Cart }) {
  const { request } = useSite();
  const { message } = useCartWords();
  const { whatsapp, contact } = cart.menu.institution;
  const text = cartMessage(cart, cartLink(request.origin, cart._id));
  const link = messagingLink(whatsapp, text);
  return (
    <section className="card part message" aria-labelledby="message-title">
      <h2 id="message-title">
        <span className="at-first">{message.last}</span>
        <span className="later">{message.title}</span>
      </h2>
      {link ? (
        <>
          <p className="at-first">{message.lede[methodOf(cart)]}</p>
          <a className="act fill" href={link} rel="noopener noreferrer" data-send="">
            <Ionicon name="logo-whatsapp" otherwise="chatbubble-ellipses-outline" />
            <span className="at-first">{message.send}</span>
            <span className="later">{message.again}</span>
          </a>
        </>
      ) : (
        <>
          <p>{message.without}</p>
          <Phone number={contact?.phone} />
        </>
      )}
      <details className="said-so">
        <summary>
          {message.title}
          <Icon name="down" />
        </summary>
        <p className="text" lang="ar" dir="rtl">
          {text}
        </p>
      </details>
    </section>
  );
}
