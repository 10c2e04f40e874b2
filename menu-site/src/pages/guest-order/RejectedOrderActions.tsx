import {
  closedStatus,
  cartEndpoints,
  endpointUrl,
  lineName,
  missingToMinimum,
  refusesOrdersWhenClosed,
  toThousandths,
  type DeliveryArea,
  type RepeatPreview,
  type Thousandths,
} from '@qaima/schemas';
import { Icon } from '../../components/Icon.js';
import { RepeatButton } from '../../components/RepeatAndPrint.js';
import { Money } from '../../components/Money.js';
import { menuLink } from '../../document/links.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import { receiveKind } from '../../components/receivePlace.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { LineChoices } from './OrderLines.js';
import { areaOf, callsFirst, contactOf, type OrderCart } from './orderView.js';
import { isNamedSoldOut, useMissing } from './RejectReason.js';
import type { MissingDish } from '../../client/cart/replacedLine.js';

interface RejectedOrderActionsProps {
  readonly cart: OrderCart;
}

interface LinesLeftProps {
  readonly repeat: RepeatPreview;
  readonly missing: readonly string[];
  /** The titles of those among them that the venue named as sold out. */
  readonly soldOut: readonly string[];
}

/** The lines of a rejected order. Available lines have today's prices; unavailable ones are struck through. */
function LinesLeft({ repeat, missing, soldOut }: LinesLeftProps) {
  const messages = useMessages(orderMessages);
  const own = useContentLang();
  return (
    <ul className="left">
      {repeat.items.map((line, index) => (
        <li key={index}>
          <b>
            <bdi dir="ltr">×{line.quantity}</bdi>
          </b>
          <div>
            <span dir="auto" {...own(lineName(line))}>
              {lineName(line)}
            </span>
            <LineChoices line={line} hasOption />
          </div>
          <Money amount={toThousandths(line.price)} />
        </li>
      ))}
      {missing.map((title, index) => (
        <li key={`missing ${index}`} className="gone">
          <b />
          <s dir="auto" {...own(title)}>
            {title}
          </s>
          <strong>{soldOut.includes(title) ? messages.soldOutMark : messages.unavailableMark}</strong>
        </li>
      ))}
    </ul>
  );
}

/** What the guest chooses something else instead of, for the menu's page. */
const missingDishes = ({ items }: OrderCart, missing: readonly string[]): readonly MissingDish[] =>
  missing.map((title) => {
    const line = items.find((other) => lineName(other) === title);
    return { title, quantity: line?.quantity ?? 1, section: line?.section?._id };
  });

/** Says that what is left is below the minimum of the order's delivery area, and by how much. */
function BelowMinimum({ area, missing }: { readonly area: DeliveryArea; readonly missing: Thousandths }) {
  const [before, after] = useMessages(orderMessages).belowMinimum;
  const own = useContentLang();
  return (
    <p>
      {before} <bdi {...own(area.title)}>{area.title}</bdi> <Money amount={toThousandths(area.minOrder)} />
      {after} <Money amount={missing} />.
    </p>
  );
}

/**
 * The actions after a rejection: order the available lines, order for pickup or for the opening, call the venue, order
 * the same again, or see when the venue opens.
 * (docs/spec/public-site.md#order-page)
 */
export function RejectedOrderActions({ cart }: RejectedOrderActionsProps) {
  const { data, request, language } = useSite();
  const messages = useMessages(orderMessages);
  const missing = useMissing();
  if (cart.state !== 'rejected') return null;
  const { reason = 'other', menu } = cart;
  const repeat = (data.kind === 'cart' && data.repeat) || null;
  const hasRest = repeat !== null && repeat.items.length > 0;
  const { tel } = contactOf(cart, request);
  const opens = reason === 'closed' ? closedStatus(menu, new Date(request.now), language)?.opens : null;
  // While the venue is closed, an order waits for its opening.
  const isForLater = !!opens && !refusesOrdersWhenClosed(menu) && purchaseMethodOf(cart) === 'order';
  const pickup = menu.orderReceiveOptions.findIndex(({ kind }) => kind === 'pickup');
  const isPickup = reason === 'out-of-area' && pickup >= 0;
  const offersRest = (reason === 'sold-out' || isForLater) && missing.length > 0;
  const delivers = receiveKind(cart) === 'delivery' && !isPickup;
  const left = toThousandths(repeat?.total ?? 0);
  const total = left + (delivers ? toThousandths(cart.area?.fee ?? 0) : 0);
  const area = delivers && (offersRest || isForLater) && hasRest ? areaOf(cart) : null;
  const missingAmount = area ? missingToMinimum(area, left) : 0;
  // Below the minimum the order would be refused. The rest goes to a cart, with the same details, to be completed there.
  const rest = isForLater ? messages.later : messages.rest;
  const lines = missingAmount > 0 ? messages.complete : rest;
  const again = isPickup ? messages.asPickup : offersRest || isForLater ? lines : null;
  const isReplaced = reason === 'sold-out' && missing.length > 0 && purchaseMethodOf(cart) === 'order';
  const isCalled = callsFirst(cart) && tel;
  const toMenu = menuLink(menu, language);
  const offersAgain = again !== null && hasRest;
  // A venue that is closed would reject it again.
  const offersRepeat = again === null && hasRest && reason !== 'closed' && purchaseMethodOf(cart) === 'order';
  return (
    <section className="card next" aria-labelledby="next-title">
      <h2 id="next-title">{messages.next}</h2>
      {offersRest && (
        <LinesLeft
          repeat={repeat ?? { items: [], total: 0, missing: [] }}
          missing={missing}
          soldOut={cart.items.filter((line) => isNamedSoldOut(line, cart)).map((line) => lineName(line))}
        />
      )}
      {opens && (
        <p>
          {messages.opens(opens.day)} <bdi dir="ltr">{opens.time}</bdi>
          {opens.inDays}
        </p>
      )}
      {area && missingAmount > 0 && <BelowMinimum area={area} missing={missingAmount} />}
      <p className="said" role="alert" />
      <p className="ways">
        {isCalled && (
          <a className="act fill" href={tel}>
            <Icon name="phone" />
            {messages.call}
          </a>
        )}
        {offersAgain && (
          <button
            className="act fill with-script"
            type="button"
            data-again={endpointUrl(cartEndpoints.repeat, { cartId: cart._id })}
            data-pickup={isPickup ? pickup : undefined}
            data-complete={missingAmount > 0 ? '' : undefined}
            data-sum={total}
            data-busy={messages.sending}
          >
            <span>{again}</span>
            <Money amount={total} />
          </button>
        )}
        {offersRepeat && <RepeatButton cart={cart} className={isCalled ? 'act outlined' : 'act fill'} />}
        <a
          className={isCalled || offersAgain || offersRepeat ? 'act outlined' : 'act fill'}
          href={toMenu}
          data-missing={isReplaced ? JSON.stringify(missingDishes(cart, missing)) : undefined}
          data-rest={hasRest || undefined}
          data-busy={messages.sending}
        >
          {reason === 'sold-out' ? messages.replace : messages.browse}
        </a>
      </p>
    </section>
  );
}
