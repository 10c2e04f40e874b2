import {
  canGuestCancel,
  cartEndpoints,
  endpointUrl,
  isFinal,
  orderNumber,
  stateAt,
  type CartData,
} from '@qaima/schemas';
import { OwnData } from '../../components/OwnData.js';
import { RepeatAndPrint } from '../../components/RepeatAndPrint.js';
import { Ionicon } from '../../components/Ionicon.js';
import { Logo } from '../../components/Logo.js';
import { menuLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { ContactRow } from './ContactButtons.js';
import { orderMessages } from './messages.js';
import { RejectedOrderActions } from './RejectedOrderActions.js';
import { Corrections } from './Corrections.js';
import { OrderLines } from './OrderLines.js';
import { isUnattendedNow, timeOf, type OrderCart } from './orderView.js';
import { OrderStateCard } from './OrderStateCard.js';
import { ReceivePlace } from './ReceivePlace.js';

/** The venue's name, the link to its menu, and whether the page receives updates. */
function Bar({ cart }: { readonly cart: OrderCart }) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  const { institution } = cart.menu;
  const now = new Date(request.now).toISOString();
  return (
    <header className="order-head">
      <a className="back" href={menuLink(cart.menu, language)}>
        <Logo file={institution.logo} name={institution.name ?? ''} sizes="40px" upTo={160} className="mini" />
        <b dir="auto">{institution.name || messages.menu}</b>
        {institution.name && <span className="sr">{messages.menu}</span>}
      </a>
      <p id="news" className="news" hidden>
        <span className="dot" />
        <span data-following="">{messages.following}</span>
        <span data-last="" hidden>
          {messages.lastNews} <bdi dir="ltr">{timeOf(cart, now)}</bdi>
        </span>
      </p>
    </header>
  );
}

/** The dialog that asks for confirmation before the order is cancelled. */
function CancelDialog({ cart }: { readonly cart: OrderCart }) {
  const messages = useMessages(orderMessages);
  return (
    <dialog id="cancel" aria-labelledby="cancel-title">
      <h2 id="cancel-title">{messages.confirm[purchaseMethodOf(cart)](orderNumber(cart))}</h2>
      <p>{messages.confirmText}</p>
      <p className="said" role="alert" />
      <p className="ways">
        <button
          className="act fill"
          type="button"
          data-cancel={endpointUrl(cartEndpoints.cancel, { cartId: cart._id })}
          data-busy={messages.sending}
        >
          {messages.yes}
        </button>
        <button className="act" type="button" data-keep="">
          {messages.no}
        </button>
      </p>
    </dialog>
  );
}

/** The page of a sent order to which the venue responds in its inbox. (docs/spec/public-site.md#order-page) */
export function OrderPage({ data }: { readonly data: CartData & { readonly cart: OrderCart } }) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  const state = stateAt(data.cart, request.now);
  const cart = { ...data.cart, state };
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <>
      <Bar cart={cart} />
      <p className="offline" id="offline" role="status" hidden>
        <Ionicon name="cloud-offline-outline" otherwise="alert-circle-outline" />
        {messages.offline[purchaseMethodOf(cart)]}
      </p>
      <main
        id="main"
        className="order-page"
        data-follow={cart._id}
        data-menu={cart.menu._id}
        data-call={endpointUrl(cartEndpoints.read, { cartId: cart._id })}
        data-zone={cart.menu.settings.timeZone}
        data-currency={cart.menu.currency}
        data-unreachable={messages.unreachable}
      >
        <p className="sr" id="told" role="status" />
        <OrderStateCard cart={cart} />
        <Corrections cart={cart} />
        <div id="next">
          <RejectedOrderActions cart={cart} />
        </div>
        <OrderLines cart={cart} isOpen={state === 'missed'} />
        <div id="place">{state !== 'canceled' && state !== 'rejected' && <ReceivePlace cart={cart} />}</div>
        <div id="acts" className="foot">
          {state !== 'missed' && !isUnattendedNow(cart, request.now) && <ContactRow cart={cart} />}
          {isFinal(state) && state !== 'rejected' && <RepeatAndPrint cart={cart} offersRepeat={state !== 'missed'} />}
          {canGuestCancel(state) && (
            <button className="cancel with-script" type="button" data-asks="cancel">
              {messages.cancel[purchaseMethodOf(cart)]}
            </button>
          )}
        </div>
        <OwnData cart={cart} />
        {!isFinal(state) && <CancelDialog cart={cart} />}
        {/* The next steps after a rejection lead to the menu themselves. */}
        {state !== 'rejected' && (
          <a className="act outlined to-menu" href={menuLink(cart.menu, language)}>
            {messages.menu}
          </a>
        )}
        <a className="quiet" href={`?lang=${other}`} lang={other} hrefLang={other}>
          {messages.inOtherLanguage}
        </a>
      </main>
    </>
  );
}
