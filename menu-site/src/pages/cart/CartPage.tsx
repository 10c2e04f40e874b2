import {
  type Cart,
  cartEndpoints,
  type CartData,
  closedStatus,
  closedLabel,
  DEFAULT_TIME_ZONE,
  formatBookingDate,
  statedHours,
  nextMidnight,
  orderNumber,
  resolveTimeZone,
  openingState,
  refusesOrdersWhenClosed,
  endpointUrl,
  toWallClock,
  withLanguage,
} from '@qaima/schemas';
import { earliestTime } from '@qaima/schemas/time/earliestTime';
import { platePicture } from '../../assets/urls.js';
import { menuLink } from '../../document/links.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Logo } from '../../components/Logo.js';
import { CartTable } from './CartTable.js';
import { IncludedTaxes } from '../../components/IncludedTaxes.js';
import { CustomerForm } from './CustomerForm.js';
import { OwnData } from '../../components/OwnData.js';
import { RepeatAndPrint } from '../../components/RepeatAndPrint.js';
import { CustomerDetails } from '../../components/CustomerDetails.js';
import { NotSent } from './NotSent.js';
import { OrderMessage } from './OrderMessage.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';

/** The link back to the menu, and the language link. */
interface BarProps {
  readonly back: string;
  readonly label: string;
  readonly cart: Cart | null;
}

function Bar({ back, label, cart }: BarProps) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  const own = useContentLang();
  const other = language === 'ar' ? 'en' : 'ar';
  const institution = cart?.menu.institution;
  return (
    <header className="cart-head">
      <a className="back" href={back} aria-label={label}>
        <Icon name="forward" mirrorsInRtl />
        <Logo file={institution?.logo} name={institution?.name ?? ''} sizes="40px" upTo={160} className="mini" />
        <b dir="auto" {...own(institution?.name)}>
          {institution?.name || label}
        </b>
      </a>
      <a className="quiet" href={`?lang=${other}`} lang={other} hrefLang={other}>
        {messages.inOtherLanguage}
      </a>
    </header>
  );
}

/** A cart's submission time in the menu's time zone: `السبت، 21/11/2026 14:05`. */
function SentAt({ cart: { submittedAt, menu } }: { readonly cart: Cart }) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  if (!submittedAt) return null;
  const wall = toWallClock(Date.parse(submittedAt), resolveTimeZone(menu.settings.timeZone ?? DEFAULT_TIME_ZONE));
  const [day = '', time = ''] = new Date(wall).toISOString().split('T');
  return (
    <p className="lede">
      {messages.sentAt} {formatBookingDate(day, language)} <bdi dir="ltr">{time.slice(0, 5)}</bdi>
    </p>
  );
}

function Receipt({ cart }: { readonly cart: Cart }) {
  const messages = useMessages(cartMessages);
  const { receipt } = messages[purchaseMethodOf(cart)];
  return (
    <>
      <div className="title">
        <h1 tabIndex={-1}>
          {receipt} <bdi dir="ltr">{orderNumber(cart)}</bdi>
        </h1>
        <SentAt cart={cart} />
      </div>
      <OrderMessage cart={cart} />
      <div className="part lines">
        <CartTable cart={cart} rty={false} />
        <IncludedTaxes cart={cart} />
        <p className="hint">{messages.message.frozen}</p>
      </div>
      <CustomerDetails cart={cart} />
      <RepeatAndPrint cart={cart} />
      <OwnData cart={cart} />
    </>
  );
}

/** A notice that the venue is closed, and how that affects the order. (docs/spec/public-site.md#closed-venue) */
function ClosedNow({ cart: { menu } }: { readonly cart: Cart }) {
  const { request, language } = useSite();
  const messages = useMessages(cartMessages);
  const closed = closedStatus(menu, new Date(request.now), language);
  return (
    <div id="closed">
      {closed && (
        <div className="closed">
          <Icon name="clock" />
          <p>
            <b>
              {closedLabel(closed, language)} {closed.opens && <bdi dir="ltr">{closed.opens.time}</bdi>}
              {closed.opens?.inDays}
            </b>
            <br />
            {messages.closed[refusesOrdersWhenClosed(menu) ? 'refused' : 'taken']}
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * The table of the order, unless nothing is brought to tables. If the cart has none yet, the client script shows the
 * table whose code the guest has scanned.
 */
function TableNow({ cart }: { readonly cart: Cart }) {
  const { table } = useMessages(cartMessages);
  const own = useContentLang();
  const label = cart.table?.label;
  const { hasTables, orderReceiveOptions: options } = cart.menu;
  const isElsewhere = options.length > 0 && options.every(({ kind }) => kind === 'delivery' || kind === 'pickup');
  if (!hasTables || isElsewhere) return null;
  return (
    <div className="at-table" id="table" hidden={label === undefined}>
      <b data-label="" dir="auto" {...own(label)}>
        {label}
      </b>
      <p>
        <b dir="auto" data-title="" data-text={table.title('#')}>
          {label !== undefined && table.title(label)}
        </b>
        <span>{table.text}</span>
      </p>
    </div>
  );
}

/**
 * When the page of an open cart must be updated (epoch ms): at the next opening or closing. With special hours only,
 * also at midnight.
 */
function turnsAt({ menu }: Cart, now: number): number | undefined {
  const { workingDays = [], specialHours = [], settings } = menu;
  const [date, zone] = [new Date(now), settings.timeZone];
  const { nextChangeAt } = openingState(statedHours(menu, date, zone) ?? {}, date, zone);
  const isEachDay = workingDays.length > 0 || specialHours.length === 0;
  return earliestTime([nextChangeAt, isEachDay ? null : nextMidnight(date, zone)]) ?? undefined;
}

function OpenCart({ cart, back }: { readonly cart: Cart; readonly back: string }) {
  const messages = useMessages(cartMessages);
  if (cart.items.length === 0) {
    return (
      <>
        <EmptyState picture={platePicture} level="h1" {...messages.empty}>
          <a className="act fill" href={back}>
            {messages.back}
          </a>
        </EmptyState>
        <section id="earlier" className="earlier" hidden />
      </>
    );
  }
  return (
    <>
      <div className="title">
        <h1 tabIndex={-1}>{messages[purchaseMethodOf(cart)].title}</h1>
      </div>
      <NotSent cart={cart} />
      <ClosedNow cart={cart} />
      <TableNow cart={cart} />
      <div className="part lines" id="lines">
        <CartTable cart={cart} rty />
      </div>
      <CustomerForm cart={cart} />
    </>
  );
}

/** A cart, and after submission its receipt. (docs/spec/public-site.md#cart-page) */
export function CartPage({ data: { cart, rty, back } }: { readonly data: CartData }) {
  const { language, request, currency, messages: texts } = useSite();
  const messages = useMessages(cartMessages);
  const query = language === 'en' ? '?lang=en' : '';
  const toMenu = cart ? menuLink(cart.menu, language) : back === null ? withLanguage('/', language) : back + query;
  const label = cart || back !== null ? messages.back : texts.notFound.home;
  return (
    <>
      <Bar back={toMenu} label={label} cart={cart} />
      <p className="strip" role="status" hidden>
        {messages.offline}
      </p>
      <main
        id="main"
        className={cart && cart.items.length > 0 ? 'cart-page' : 'cart-page nothing'}
        data-cart={cart?._id}
        data-call={cart ? endpointUrl(cartEndpoints.read, { cartId: cart._id }) : undefined}
        data-menu={cart?.menu._id}
        data-state={cart === null ? 'missing' : rty ? 'open' : 'sent'}
        data-turns={cart && rty ? turnsAt(cart, request.now) : undefined}
        data-currency={currency}
        data-unreachable={messages.unreachable}
        data-unsaved={messages.unsaved}
        data-changed={messages.changed}
        data-copied={messages.message.copied}
        data-removed={messages.removed}
        data-undo={messages.undo}
      >
        <p className="sr" id="told" role="status" />
        {cart === null ? (
          <EmptyState picture={platePicture} level="h1" {...messages.missing}>
            <a className="act fill" href={toMenu}>
              {label}
            </a>
          </EmptyState>
        ) : rty ? (
          <OpenCart cart={cart} back={toMenu} />
        ) : (
          <Receipt cart={cart} />
        )}
      </main>
    </>
  );
}
