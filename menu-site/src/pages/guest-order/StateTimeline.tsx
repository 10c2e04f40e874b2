import { isOnTheWay, type GuestOrderState } from '@qaima/schemas';
import { Icon } from '../../components/Icon.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { receiveKind } from '../../components/receivePlace.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { orderMessages } from './messages.js';
import { isAcceptedForLater, stepTime, timeOf, type OrderCart } from './orderView.js';

const ORDER_STEPS = ['pending', 'accepted', 'ready'] as const satisfies readonly GuestOrderState[];
const DELIVERY_STEPS = [...ORDER_STEPS, 'left'] as const;
const RESERVATION_STEPS = ['pending', 'accepted'] as const satisfies readonly GuestOrderState[];

/** The key of a step's name. */
function stepKey(cart: OrderCart, state: (typeof DELIVERY_STEPS)[number], now: number) {
  if (state === 'accepted' && purchaseMethodOf(cart) === 'reserve') return 'confirmed';
  if (state === 'accepted' && isAcceptedForLater(cart, now)) return 'acceptedForLater';
  return state;
}

/** The steps of an order with their times. The step in progress is marked. */
export function StateTimeline({ cart }: { readonly cart: OrderCart }) {
  const { request } = useSite();
  const messages = useMessages(orderMessages);
  const isReserved = purchaseMethodOf(cart) === 'reserve';
  const ofOrder = receiveKind(cart) === 'delivery' ? DELIVERY_STEPS : ORDER_STEPS;
  const steps = isReserved ? RESERVATION_STEPS : ofOrder;
  const present = steps.findIndex((state) => state === (isOnTheWay(cart) ? 'left' : cart.state));
  // The last step is never in progress: once reached, it is done.
  const done = present === steps.length - 1 ? steps.length : present;
  return (
    <ol className="steps">
      {steps.map((state, index) => {
        const label = messages.steps[stepKey(cart, state, request.now)];
        const reached = state === 'left' ? timeOf(cart, cart.leftAt) : stepTime(cart, state);
        const time = index <= present ? reached : '';
        const className = index < done ? 'past' : index === done ? 'now' : 'later';
        return (
          <li key={state} className={className} aria-current={index === present ? 'step' : undefined}>
            <i aria-hidden="true">{index < done && <Icon name="check" />}</i>
            <b>{label}</b>
            {time && <bdi dir="ltr">{time}</bdi>}
          </li>
        );
      })}
    </ol>
  );
}
