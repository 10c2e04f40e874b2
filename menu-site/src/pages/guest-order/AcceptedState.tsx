import { isAcceptedLate } from '@qaima/schemas';
import { MINUTE_MS } from '@qaima/schemas/time/durations';
import { useContentLang } from '../../components/useContentLang.js';
import { receiveKind } from '../../components/receivePlace.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { OrderAsMessage } from './ContactButtons.js';
import { Mark } from './Mark.js';
import { orderMessages } from './messages.js';
import {
  areaOf,
  instantOf,
  isAcceptedAtOnce,
  isAcceptedForLater,
  preparationStart,
  promisedDay,
  stateTitle,
  timeOf,
  type OrderCart,
} from './orderView.js';
import { shareOf } from './shareOf.js';

interface OrderProps {
  readonly cart: OrderCart;
}

/** The minutes that a delivery to the order's area usually takes, as the cart has stated them. */
function AreaMinutes({ cart }: OrderProps) {
  const messages = useMessages(orderMessages);
  const own = useContentLang();
  const area = receiveKind(cart) === 'delivery' ? areaOf(cart) : null;
  if (!area?.minutes) return null;
  return (
    <p className="lede">
      {messages.areaMinutes} <bdi {...own(area.title)}>{area.title}</bdi>: {messages.usualMinutes(area.minutes)}
    </p>
  );
}

interface PromisedProps extends OrderProps {
  /** The promised time, epoch ms. */
  readonly end: number;
}

/** The time at which the order will be ready, and the remaining minutes. */
function Promised({ cart, end }: PromisedProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const begin = preparationStart(cart) ?? request.now;
  const day = promisedDay(cart, request.now, request.language);
  const minutes = Math.ceil((end - request.now) / MINUTE_MS);
  return (
    <>
      <p className="large">
        <span>{receiveKind(cart) === 'delivery' ? messages.leavesAt(day) : messages.readyAt(day)}</span>
        <b>
          <bdi dir="ltr">{timeOf(cart, cart.promisedAt)}</bdi>
        </b>
      </p>
      {!isAcceptedForLater(cart, request.now) && (
        <>
          <p className="lede" data-minutes="">
            {minutes > 0 ? (
              <>
                {messages.in} <b>{messages.minutes(minutes)}</b>
              </>
            ) : (
              messages.soon
            )}
          </p>
          <svg className="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="8" />
            <rect width={shareOf(begin, end, request.now)} height="8" data-bar="" />
          </svg>
        </>
      )}
      <AreaMinutes cart={cart} />
    </>
  );
}

/** An order that the venue accepted: when it will be ready. A reservation has no promised time. */
export function AcceptedState({ cart }: OrderProps) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  const end = instantOf(cart.promisedAt);
  return (
    <>
      {end === null ? <Mark kind="ok" /> : <Promised cart={cart} end={end} />}
      <h2>{stateTitle(cart, request.now, language)}</h2>
      {isAcceptedLate(cart) && <p>{messages.acceptedLate[purchaseMethodOf(cart)]}</p>}
      {isAcceptedAtOnce(cart) && <OrderAsMessage cart={cart} />}
    </>
  );
}
