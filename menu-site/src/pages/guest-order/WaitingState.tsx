import { closedStatus } from '@qaima/schemas';
import { countdown } from '@qaima/schemas/text/countdown';
import { useMessages, useSite } from '../../document/siteContext.js';
import { ContactButtons, OrderAsMessage } from './ContactButtons.js';
import { orderMessages } from './messages.js';
import { instantOf, isUnattendedNow, timeOf, waitsForOpening, type OrderCart } from './orderView.js';
import { shareOf } from './shareOf.js';

interface OrderProps {
  readonly cart: OrderCart;
}

/** Shows when a closed venue opens and can respond to the order. */
function BeforeOpening({ cart }: OrderProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const opens = closedStatus(cart.menu, new Date(request.now), request.language)?.opens;
  return (
    <>
      <h2>{messages.opensFirst}</h2>
      <p className="large">
        <span>
          {messages.answerableFrom} {opens?.day}
          {opens?.inDays}
        </span>
        <b>
          <bdi dir="ltr">{timeOf(cart, cart.answerFrom)}</bdi>
        </b>
      </p>
      <OrderAsMessage cart={cart} />
    </>
  );
}

/** A ring with the time that the venue has left to respond. The client script updates it. */
export function WaitingState({ cart }: OrderProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const begin = instantOf(cart.answerFrom) ?? instantOf(cart.placedAt) ?? request.now;
  const end = instantOf(cart.answerBy);
  const isBefore = begin > request.now;
  if (waitsForOpening(cart, request.now)) return <BeforeOpening cart={cart} />;
  return (
    <>
      {/* The venue has changed its hours since, and is open before its time to answer begins. */}
      {end !== null && !isBefore && (
        <div className="ring">
          <svg viewBox="0 0 184 184" aria-hidden="true">
            <circle cx="92" cy="92" r="80" />
            <circle
              cx="92"
              cy="92"
              r="80"
              pathLength="100"
              strokeDasharray={`${100 - shareOf(begin, end, request.now)} 100`}
              data-ring=""
            />
          </svg>
          <p>
            <bdi dir="ltr" role="timer" data-left="">
              {countdown(end - request.now)}
            </bdi>
            <span>
              {messages.answerBy} <bdi dir="ltr">{timeOf(cart, cart.answerBy)}</bdi>
            </span>
          </p>
        </div>
      )}
      <h2>{messages.title.pending}</h2>
      {isUnattendedNow(cart, request.now) ? (
        <>
          <p>{messages.unattended}</p>
          <ContactButtons cart={cart} />
        </>
      ) : (
        <>
          <p className="lede">{messages.waits}</p>
          <OrderAsMessage cart={cart} />
        </>
      )}
    </>
  );
}
