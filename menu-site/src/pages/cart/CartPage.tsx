import {
  canonicalPath,
  type Cart,
  cartCalls,
  type CartData,
  cartNumber,
  closedFor,
  closedLabel,
  DEFAULT_TIME_ZONE,
  formatBookingDate,
  knownZone,
  opening,
  refusesWhenClosed,
  urlOf,
  wallClock,
} from '@qaima/schemas';
import { platePicture } from '../../assets/urls.js';
import { useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Notice } from '../../components/EmptyState.js';
import { Photo } from '../../components/Photo.js';
import { CartTable } from './CartTable.js';
import { CustomerForm } from './CustomerForm.js';
import { CustomerSaid } from './CustomerDetails.js';
import { Message } from './OrderMessage.js';
import { methodOf, useCartWords } from '../../i18n/cart.js';

/** The way back to the menu, and the other language. */
function Bar({ back, cart }: { readonly back: string; readonly cart: Cart | null }) {
  const { language } = useSite();
  const words = useCartWords();
  const other = language === 'ar' ? 'en' : 'ar';
  const institution = cart?.menu.institution;
  return (
    <header className="cart-head">
      <a className="back" href={back} aria-label={words.back}>
        <Icon name="forward" turns />
        {institution?.logo && <Photo file={institution.logo} sizes="40px" upTo={160} className="mini" />}
        <b dir="auto">{institution?.name || words.back}</b>
      </a>
      <a className="quiet" href={`?lang=${other}`} lang={other} hrefLang={other}>
        {words.inOtherLanguage}
      </a>
    </header>
  );
}

/** When a cart was sent, by the clock of its menu: `السبت، 21/11/2026 14:05`. */
function SentAt({ cart: { submittedAt, menu } }: { readonly cart: Cart }) {
  const { language } = useSite();
  const words = useCartWords();
  if (!submittedAt) return null;
  const wall = wallClock(Date.parse(submittedAt), knownZone(menu.settings.timeZone ?? DEFAULT_TIME_ZONE));
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return (
    <p className="lede">
      {words.sentAt} {formatBookingDate(day, language)} <bdi dir="ltr">{time.slice(0, 5)}</bdi>
    </p>
  );
}

function Receipt({ cart }: { readonly cart: Cart }) {
  const words = useCartWords();
  const { receipt } = words[methodOf(cart)];
  return (
    <>
      <div className="title">
        <h1 tabIndex={-1}>
          {receipt} <bdi dir="ltr">{cartNumber(cart._id)}</bdi>
        </h1>
        <SentAt cart={cart} />
      </div>
      <Message cart={cart} />
      <div className="part lines">
        <CartTable cart={cart} rty={false} />
        <p className="hint">{words.message.frozen}</p>
      </div>
      <CustomerSaid cart={cart} />
    </>
  );
}

/** That the venue is closed, and what that means for the order. (Decisions, section 10.) */
function ClosedNow({ cart: { menu } }: { readonly cart: Cart }) {
  const { request, language } = useSite();
  const words = useCartWords();
  const closed = closedFor(menu, new Date(request.now), language);
  return (
    <div id="closed">
      {closed && (
        <div className="closed">
          <Icon name="clock" />
          <p>
            <b>
              {closedLabel(closed, language)} {closed.opens && <bdi dir="ltr">{closed.opens.time}</bdi>}
            </b>
            <br />
            {words.closed[refusesWhenClosed(menu) ? 'refused' : 'taken']}
          </p>
        </div>
      )}
    </div>
  );
}

/** The instant (epoch ms) from which the page of an open cart says something else of its hours. */
function turnsAt({ menu }: Cart, now: number): number | undefined {
  return opening(menu.workingDays, new Date(now), menu.settings.timeZone).nextChangeAt ?? undefined;
}

function OpenCart({ cart, back }: { readonly cart: Cart; readonly back: string }) {
  const words = useCartWords();
  if (cart.items.length === 0) {
    return (
      <Notice picture={platePicture} level="h1" {...words.empty}>
        <a className="act fill" href={back}>
          {words.back}
        </a>
      </Notice>
    );
  }
  return (
    <>
      <div className="title">
        <h1 tabIndex={-1}>{words[methodOf(cart)].title}</h1>
      </div>
      <ClosedNow cart={cart} />
      <div className="part lines" id="lines">
        <CartTable cart={cart} rty />
      </div>
      <CustomerForm cart={cart} />
    </>
  );
}

/** A cart, and once it is sent its receipt. (Public specification, section 2; decisions, section 5.) */
export function CartPage({ data: { cart, rty, back } }: { readonly data: CartData }) {
  const { language, request } = useSite();
  const words = useCartWords();
  const query = language === 'en' ? '?lang=en' : '';
  const toMenu = cart ? canonicalPath(cart.menu) + query : back === null ? '/' : back + query;
  return (
    <>
      <Bar back={toMenu} cart={cart} />
      <p className="strip" role="status" hidden>
        {words.offline}
      </p>
      <main
        id="main"
        className={cart && cart.items.length > 0 ? 'cart-page' : 'cart-page nothing'}
        data-cart={cart?._id}
        data-call={cart ? urlOf(cartCalls.read, { cartId: cart._id }) : undefined}
        data-menu={cart?.menu._id}
        data-state={cart === null ? 'missing' : rty ? 'open' : 'sent'}
        data-turns={cart && rty ? turnsAt(cart, request.now) : undefined}
        data-unreachable={words.unreachable}
        data-changed={words.changed}
        data-copied={words.message.copied}
        data-removed={words.removed}
        data-undo={words.undo}
      >
        <p className="sr" id="told" role="status" />
        {cart === null ? (
          <Notice picture={platePicture} level="h1" {...words.missing}>
            <a className="act fill" href={toMenu}>
              {words.back}
            </a>
          </Notice>
        ) : rty ? (
          <OpenCart cart={cart} back={toMenu} />
        ) : (
          <Receipt cart={cart} />
        )}
      </main>
    </>
  );
}
