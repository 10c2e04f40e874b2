import { usesMessages } from '@qaima/schemas';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { menuPath } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import { contactOf, type OrderCart } from './orderView.js';

interface ContactProps {
  readonly cart: OrderCart;
}

const Logo = () => <Ionicon name="logo-whatsapp" otherwise="chatbubble-ellipses-outline" />;

/**
 * Ways to reach a venue that does not respond: at a table, the call of the waiter on the menu's page; its phone number,
 * and a messaging link that contains the whole order.
 */
export function ContactButtons({ cart }: ContactProps) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  const { tel, phone, message } = contactOf(cart, request.origin);
  const isAtTable = cart.menu.hasTables === true && cart.table?.label !== undefined;
  const styleOf = (isFirst: boolean) => (isFirst ? 'act fill' : 'act outlined');
  return (
    <p className="ways">
      {isAtTable && (
        <a className="act fill" href={menuPath(cart.menu, language)}>
          <Ionicon name="hand-left-outline" otherwise="alert-circle-outline" />
          {messages.callWaiter}
        </a>
      )}
      {tel && (
        <a className={styleOf(!isAtTable)} href={tel}>
          <Icon name="phone" />
          {messages.callNumber} <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {message && (
        <a className={styleOf(!isAtTable && !tel)} href={message} rel="noopener noreferrer">
          <Logo />
          {messages.sendMessage}
        </a>
      )}
    </p>
  );
}

/** Links to call or message the venue with a question. */
export function ContactRow({ cart }: ContactProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const { tel, chat } = contactOf(cart, request.origin);
  if (!tel && !chat) return null;
  return (
    <p className="contact-row">
      {tel && (
        <a className="act" href={tel}>
          <Icon name="phone" />
          {messages.call}
        </a>
      )}
      {chat && (
        <a className="act" href={chat} rel="noopener noreferrer">
          <Logo />
          {messages.whatsapp}
        </a>
      )}
    </p>
  );
}

/**
 * Offers to send the order as a message too, if the venue takes orders both ways. On the device that has opened the
 * message, it does not ask for it again. (docs/spec/public-site.md#order-page)
 */
export function OrderAsMessage({ cart }: ContactProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const { message } = contactOf(cart, request.origin);
  if (!usesMessages(cart.menu) || !message) return null;
  return (
    <div className="ways as-message">
      <p className="at-first">{messages.asMessage}</p>
      <a className="act fill at-first" href={message} rel="noopener noreferrer" data-message="">
        <Logo />
        {messages.sendMessage}
      </a>
      <a className="act later" href={message} rel="noopener noreferrer">
        <Logo />
        {messages.openMessage}
      </a>
    </div>
  );
}
