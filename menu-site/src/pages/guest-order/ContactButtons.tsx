import { usesMessages } from '@qaima/schemas';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { orderMessages } from './messages.js';
import { callsFirst, contactOf, type OrderCart } from './orderView.js';

interface ContactProps {
  readonly cart: OrderCart;
}

const Logo = () => <Ionicon name="logo-whatsapp" otherwise="chatbubble-ellipses-outline" />;

interface WaiterLinkProps {
  readonly to: string;
  readonly className: string;
}

/** A link to the menu's page, where the waiter of the guest's table is called. */
function WaiterLink({ to, className }: WaiterLinkProps) {
  const messages = useMessages(orderMessages);
  return (
    <a className={className} href={to}>
      <Ionicon name="hand-left-outline" otherwise="alert-circle-outline" />
      {messages.callWaiter}
    </a>
  );
}

/**
 * Ways to reach a venue that does not respond: at a table, the call of the waiter on the menu's page; its phone number,
 * and a messaging link that contains the whole order.
 */
export function ContactButtons({ cart }: ContactProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const { waiter, tel, phone, message } = contactOf(cart, request);
  return (
    <>
      {message && <p>{messages.inMessage[purchaseMethodOf(cart)]}</p>}
      <p className="ways">
        {waiter && <WaiterLink to={waiter} className="act fill" />}
        {tel && (
          <a className={waiter ? 'act outlined' : 'act fill'} href={tel}>
            <Icon name="phone" />
            {messages.callNumber} <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {message && (
          <a className={waiter || tel ? 'act outlined' : 'act fill'} href={message} rel="noopener noreferrer">
            <Logo />
            {messages.sendMessage[purchaseMethodOf(cart)]}
          </a>
        )}
      </p>
    </>
  );
}

/** Links to call or message the venue with a question; at a table, also to the call of the waiter. */
export function ContactRow({ cart }: ContactProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const { waiter, tel, chat } = contactOf(cart, request);
  if (!waiter && (!tel || callsFirst(cart)) && !chat) return null;
  return (
    <p className="contact-row">
      {waiter && <WaiterLink to={waiter} className="act" />}
      {tel && !callsFirst(cart) && (
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
  const { message } = contactOf(cart, request);
  if (!usesMessages(cart.menu) || !message) return null;
  return (
    <div className="ways as-message">
      <p className="at-first">{messages.asMessage[purchaseMethodOf(cart)]}</p>
      <a className="act fill at-first" href={message} rel="noopener noreferrer" data-message="">
        <Logo />
        {messages.sendMessage[purchaseMethodOf(cart)]}
      </a>
      <a className="act later" href={message} rel="noopener noreferrer">
        <Logo />
        {messages.openMessage[purchaseMethodOf(cart)]}
      </a>
    </div>
  );
}
