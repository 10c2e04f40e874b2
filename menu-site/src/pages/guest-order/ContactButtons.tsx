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

/** Whether the guest has scanned the code of a table. */
const isAtTable = ({ menu, table }: OrderCart): boolean => menu.hasTables === true && table?.label !== undefined;

/** A link to the menu's page, where the waiter of the guest's table is called; renders nothing without a table. */
function WaiterLink({ cart, className }: ContactProps & { readonly className: string }) {
  const { language } = useSite();
  const messages = useMessages(orderMessages);
  if (!isAtTable(cart)) return null;
  return (
    <a className={className} href={menuPath(cart.menu, language)}>
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
  const { tel, phone, message } = contactOf(cart, request.origin);
  const styleOf = (isFirst: boolean) => (isFirst ? 'act fill' : 'act outlined');
  return (
    <>
      {message && <p>{messages.inMessage}</p>}
      <p className="ways">
        <WaiterLink cart={cart} className="act fill" />
        {tel && (
          <a className={styleOf(!isAtTable(cart))} href={tel}>
            <Icon name="phone" />
            {messages.callNumber} <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {message && (
          <a className={styleOf(!isAtTable(cart) && !tel)} href={message} rel="noopener noreferrer">
            <Logo />
            {messages.sendMessage}
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
  const { tel, chat } = contactOf(cart, request.origin);
  if (!tel && !chat && !isAtTable(cart)) return null;
  return (
    <p className="contact-row">
      <WaiterLink cart={cart} className="act" />
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
