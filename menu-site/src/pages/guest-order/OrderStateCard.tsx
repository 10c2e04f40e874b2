import { closedStatus, isFinal, orderNumber, stateAt } from '@qaima/schemas';
import { countdown } from '@qaima/schemas/text/countdown';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { ContactButtons } from './ContactButtons.js';
import { orderMessages } from './messages.js';
import { receiveKind } from '../../components/receivePlace.js';
import { useContentLang } from '../../components/useContentLang.js';
import { areaOf, dayOf, instantOf, timeOf, titleKey, type OrderCart } from './orderView.js';
import { RejectReason } from './RejectReason.js';
import { StateTimeline } from './StateTimeline.js';

interface OrderProps {
  readonly cart: OrderCart;
}

const MINUTE_MS = 60_000;

/** The elapsed part of a period, in percent. */
const shareOf = (begin: number, end: number, now: number) =>
  end > begin ? Math.round(Math.min(1, Math.max(0, (now - begin) / (end - begin))) * 1000) / 10 : 100;

/** Shows when a closed venue opens and can respond to the order. */
function BeforeOpening({ cart }: OrderProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const day = closedStatus(cart.menu, new Date(request.now), request.language)?.opens?.day;
  return (
    <>
      <h2>{messages.opensFirst}</h2>
      <p className="large">
        <span>
          {messages.answerableFrom} {day}
        </span>
        <b>
          <bdi dir="ltr">{timeOf(cart, cart.answerFrom)}</bdi>
        </b>
      </p>
    </>
  );
}

/** A ring with the time that the venue has left to respond. The client script updates it. */
function Waiting({ cart }: OrderProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const begin = instantOf(cart.answerFrom) ?? instantOf(cart.placedAt) ?? request.now;
  const end = instantOf(cart.answerBy);
  const isBefore = begin > request.now;
  if (isBefore && closedStatus(cart.menu, new Date(request.now), request.language))
    return <BeforeOpening cart={cart} />;
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
      {cart.isUnattended ? (
        <>
          <p>{messages.unattended}</p>
          <ContactButtons cart={cart} />
        </>
      ) : (
        <p className="lede">{messages.waits}</p>
      )}
    </>
  );
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

/** The time at which the order will be ready, and the remaining minutes. */
function Promised({ cart }: OrderProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const end = instantOf(cart.promisedAt);
  const begin = instantOf(cart.steps?.find(({ state }) => state === 'accepted')?.at) ?? request.now;
  if (end === null) return null;
  const minutes = Math.ceil((end - request.now) / MINUTE_MS);
  return (
    <>
      <p className="large">
        <span>{receiveKind(cart) === 'delivery' ? messages.leavesAt : messages.readyAt}</span>
        <b>
          <bdi dir="ltr">{timeOf(cart, cart.promisedAt)}</bdi>
        </b>
      </p>
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
      <AreaMinutes cart={cart} />
    </>
  );
}

function Accepted({ cart }: OrderProps) {
  const messages = useMessages(orderMessages);
  const isReserved = purchaseMethodOf(cart) === 'reserve';
  return (
    <>
      {isReserved ? <Mark kind="ok" /> : <Promised cart={cart} />}
      <h2>{messages.title[isReserved ? 'confirmed' : 'accepted']}</h2>
    </>
  );
}

/** The order's number, large enough to show at the counter. */
function Ready({ cart }: OrderProps) {
  const messages = useMessages(orderMessages);
  const kind = receiveKind(cart) ?? 'pickup';
  const at = timeOf(cart, cart.steps?.find(({ state }) => state === 'ready')?.at);
  return (
    <>
      <Mark kind="ok" />
      <h2>{messages.title[titleKey(cart)]}</h2>
      <p>{messages.show[kind]}</p>
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
            {kind === 'delivery' ? messages.hasLeft : messages.wasReady} <bdi dir="ltr">{at}</bdi>
          </>
        )}
      </p>
    </>
  );
}

function Mark({ kind }: { readonly kind: 'ok' | 'no' | 'late' }) {
  return (
    <span className={`mark ${kind}`}>
      {kind === 'late' ? (
        <Ionicon name="stopwatch-outline" otherwise="time-outline" />
      ) : (
        <Icon name={kind === 'ok' ? 'check' : 'close'} />
      )}
    </span>
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
  const messages = useMessages(orderMessages);
  switch (cart.state) {
    case 'pending':
      return <Waiting cart={cart} />;
    case 'accepted':
      return <Accepted cart={cart} />;
    case 'ready':
      return <Ready cart={cart} />;
    case 'done':
      return (
        <>
          <Mark kind="ok" />
          <h2>{messages.title.done}</h2>
          <p className="lede">{messages.enjoy}</p>
        </>
      );
    case 'rejected':
      return (
        <>
          <Mark kind="no" />
          <h2>{messages.title.rejected}</h2>
          <RejectReason cart={cart} />
        </>
      );
    case 'missed':
      return <Missed cart={cart} />;
    case 'canceled':
      return <Canceled cart={cart} />;
  }
}

/**
 * Shows the order's state: its most important fact in large type, and the steps. The client script replaces the whole
 * element.
 */
export function OrderStateCard({ cart: stored }: OrderProps) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  // The stored state may be outdated, for example past the deadline. The page shows the state at the time of rendering.
  const cart = { ...stored, state: stateAt(stored, request.now) };
  const placedOn = cart.placedAt ? dayOf(cart, cart.placedAt, request.language) : '';
  const isToday = placedOn === dayOf(cart, new Date(request.now).toISOString(), request.language);
  const sentOn = isFinal(cart.state) || !isToday ? placedOn : '';
  const hasSteps = cart.state === 'pending' || cart.state === 'accepted' || cart.state === 'ready';
  return (
    <div
      id="progress"
      className="progress"
      data-state={cart.state}
      data-now={request.now}
      data-begin={instantOf(cart.answerFrom) ?? instantOf(cart.placedAt) ?? undefined}
      data-answer-by={instantOf(cart.answerBy) ?? undefined}
      data-accepted={instantOf(cart.steps?.find(({ state }) => state === 'accepted')?.at) ?? undefined}
      data-promised={instantOf(cart.promisedAt) ?? undefined}
      data-unattended={cart.isUnattended || undefined}
      data-say={[messages.title[titleKey(cart)], cart.state === 'accepted' && timeOf(cart, cart.promisedAt)]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={`card hero-state ${cart.state}`}>
        <h1 className={cart.state === 'ready' ? 'sr' : 'which'} tabIndex={-1}>
          {messages.number[purchaseMethodOf(cart)]} <b dir="ltr">{orderNumber(cart)}</b>{' '}
          {cart.placedAt && (
            <span>
              · {messages.sentAt} {sentOn && <bdi>{sentOn}</bdi>} <bdi dir="ltr">{timeOf(cart, cart.placedAt)}</bdi>
            </span>
          )}
        </h1>
        <State cart={cart} />
        {hasSteps && cart.state !== 'ready' && <StateTimeline cart={cart} />}
      </div>
      {cart.state === 'ready' && (
        <div className="card steps-card">
          <StateTimeline cart={cart} />
        </div>
      )}
    </div>
  );
}
