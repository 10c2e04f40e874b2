import {
  bookingPeriod,
  cartSchema,
  isFinal,
  isOnTheWay,
  openCorrection,
  orderNumber,
  schemaLabel,
  stateAt,
  telLink,
} from '@qaima/schemas';
import { BookingDates } from '../../components/BookingDates.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { Icon } from '../../components/Icon.js';
import { ContactButtons } from './ContactButtons.js';
import { orderMessages } from './messages.js';
import { receiveKind } from '../../components/receivePlace.js';
import { AcceptedState } from './AcceptedState.js';
import {
  dayOf,
  instantOf,
  isUnattendedNow,
  preparationStart,
  promisedDay,
  stateTitle,
  stepTime,
  timeOf,
  turnsAt,
  type OrderCart,
} from './orderView.js';
import { Mark } from './Mark.js';
import { RejectReason } from './RejectReason.js';
import { StateTimeline } from './StateTimeline.js';
import { WaitingState } from './WaitingState.js';

interface OrderProps {
  readonly cart: OrderCart;
}

/** Who brings the order, with a link to call them. */
function Driver({ cart: { driver } }: OrderProps) {
  const messages = useMessages(orderMessages);
  const call = telLink(driver?.phone);
  if (!driver?.name && !call) return null;
  return (
    <p className="driver">
      <span>
        {messages.driver} {driver?.name && <b dir="auto">{driver.name}</b>}
      </span>
      {call && (
        <a className="act" href={call}>
          <Icon name="phone" />
          <bdi dir="ltr">{driver?.phone}</bdi>
        </a>
      )}
    </p>
  );
}

/** The order's number, large enough to show at the counter. */
function Ready({ cart }: OrderProps) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  const kind = receiveKind(cart) ?? 'pickup';
  const left = isOnTheWay(cart) ? timeOf(cart, cart.leftAt) : '';
  const at = left || stepTime(cart, 'ready');
  return (
    <>
      <Mark kind="ok" />
      <h2>{stateTitle(cart, request.now, language)}</h2>
      <p>{left ? messages.comesSoon : messages.show[kind]}</p>
      <p className="figure">
        <bdi dir="ltr">{orderNumber(cart)}</bdi>
      </p>
      <p>
        {cart.name && (
          <>
            {messages.inNameOf} <b dir="auto">{cart.name}</b>
            {at && ' · '}
          </>
        )}
        {at && (
          <>
            {left ? messages.hasLeft : messages.wasReady} <bdi dir="ltr">{at}</bdi>
          </>
        )}
      </p>
      {left && <Driver cart={cart} />}
    </>
  );
}

function Missed({ cart }: OrderProps) {
  const messages = useMessages(orderMessages);
  return (
    <>
      <Mark kind="late" />
      <h2>{messages.title.missed}</h2>
      <p>{messages.missedText}</p>
      <ContactButtons cart={cart} />
      <p className="lede">{messages.missedEnd}</p>
    </>
  );
}

function Canceled({ cart }: OrderProps) {
  const messages = useMessages(orderMessages);
  // A guest can't cancel an accepted order, so the venue must have cancelled this one.
  const isByVenue = cart.steps?.some(({ state }) => state === 'accepted') ?? false;
  return (
    <>
      <Mark kind="no" />
      <h2>{messages.title.canceled}</h2>
      <p className="lede">{isByVenue ? messages.canceledByVenue : messages.canceledText}</p>
    </>
  );
}

function State({ cart }: OrderProps) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  switch (cart.state) {
    case 'pending':
      return <WaitingState cart={cart} />;
    case 'accepted':
      return <AcceptedState cart={cart} />;
    case 'ready':
    case 'on-the-way':
      return <Ready cart={cart} />;
    case 'done':
      return (
        <>
          <Mark kind="ok" />
          <h2>{stateTitle(cart, request.now, language)}</h2>
          <p className="lede">{messages.enjoy}</p>
        </>
      );
    case 'rejected':
      return (
        <>
          <Mark kind="no" />
          <h2>{stateTitle(cart, request.now, language)}</h2>
          <RejectReason cart={cart} />
        </>
      );
    case 'missed':
      return <Missed cart={cart} />;
    case 'canceled':
      return <Canceled cart={cart} />;
  }
}

/** The dates of a reservation and its number of guests; renders nothing for an order. */
function Booking({ cart }: OrderProps) {
  const { language } = useSite();
  const period = bookingPeriod(cart);
  if (!period) return null;
  return (
    <p className="booking">
      <b>
        <BookingDates {...period} />
      </b>
      {cart.guestsNo && (
        <span>
          {schemaLabel(cartSchema.properties.guestsNo, language)}: {cart.guestsNo}
        </span>
      )}
    </p>
  );
}

/**
 * Shows the order's state: its most important fact in large type, and the steps. The client script replaces the whole
 * element.
 */
export function OrderStateCard({ cart: stored }: OrderProps) {
  const { request, language } = useSite();
  const messages = useMessages(orderMessages);
  // The stored state may be outdated, for example past the deadline. The page shows the state at the time of rendering.
  const cart = { ...stored, state: stateAt(stored, request.now) };
  const placedOn = cart.placedAt ? dayOf(cart, cart.placedAt, request.language) : '';
  const isToday = placedOn === dayOf(cart, new Date(request.now).toISOString(), request.language);
  const sentOn = isFinal(cart.state) || !isToday ? placedOn : '';
  const promised =
    cart.state === 'accepted' ? [promisedDay(cart, request.now, request.language), timeOf(cart, cart.promisedAt)] : [];
  const isReady = cart.state === 'ready' || cart.state === 'on-the-way';
  const hasSteps = cart.state === 'pending' || cart.state === 'accepted';
  return (
    <div
      id="progress"
      className="progress"
      data-state={cart.state}
      data-now={request.now}
      data-begin={instantOf(cart.answerFrom) ?? instantOf(cart.placedAt) ?? undefined}
      data-answer-by={instantOf(cart.answerBy) ?? undefined}
      data-accepted={preparationStart(cart) ?? undefined}
      data-turns={turnsAt(cart, request.now) ?? undefined}
      data-left={instantOf(cart.leftAt) ?? undefined}
      data-driver={[cart.driver?.name, cart.driver?.phone].filter(Boolean).join(' ') || undefined}
      data-promised={instantOf(cart.promisedAt) ?? undefined}
      data-corrections={cart.corrections?.map((correction) => correction.state).join(' ')}
      data-unattended={isUnattendedNow(cart, request.now) || undefined}
      data-say={[
        openCorrection(cart) >= 0 && messages.correction.asked,
        stateTitle(cart, request.now, language),
        ...promised,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={`card hero-state ${isReady ? 'ready' : cart.state}`}>
        <h1 className={isReady ? 'sr' : 'which'} tabIndex={-1}>
          {messages.number[purchaseMethodOf(cart)]} <b dir="ltr">{orderNumber(cart)}</b>{' '}
          {cart.placedAt && (
            <span>
              · {messages.sentAt} {sentOn && <bdi>{sentOn}</bdi>} <bdi dir="ltr">{timeOf(cart, cart.placedAt)}</bdi>
            </span>
          )}
        </h1>
        <State cart={cart} />
        <Booking cart={cart} />
        {hasSteps && <StateTimeline cart={cart} />}
      </div>
      {isReady && (
        <div className="card steps-card">
          <StateTimeline cart={cart} />
        </div>
      )}
    </div>
  );
}
