import { DEFAULT_RECEIVE_ICON } from '@qaima/schemas';
import { ExternalLink } from '../../components/ExternalLink.js';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { useMessages } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import { receiveKind, type OrderCart } from './orderView.js';

/** The place at which an order is collected: the chosen one, or the only one of the venue. */
function pickupPlace({ branch, menu }: OrderCart) {
  const places = menu.pickupPlaces ?? [];
  const offered = branch ? places.find(({ _id }) => _id === branch._id) : places.length === 1 ? places[0] : undefined;
  // The order keeps the address as it was; the way there is today's.
  return { title: (branch ?? offered)?.title, mapsLink: offered?.mapsLink ?? null };
}

/** The place where the guest receives the order. */
export function ReceivePlace({ cart }: { readonly cart: OrderCart }) {
  const messages = useMessages(orderMessages);
  const { receiveOption, menu, table } = cart;
  const option = receiveOption == null ? undefined : menu.orderReceiveOptions[receiveOption];
  const label = table?.label;
  if (!option && !label) return null;
  const kind = receiveKind(cart);
  const pickup = kind === 'pickup' ? pickupPlace(cart) : null;
  const delivery = kind === 'delivery' ? [cart.area?.title, cart.address?.text].filter(Boolean).join(' · ') : undefined;
  const place = pickup?.title ?? delivery ?? option?.description;
  return (
    <div className="card where">
      <Ionicon name={option?.ionIcon} otherwise={DEFAULT_RECEIVE_ICON} />
      <p>
        {option && <b dir="auto">{option.title}</b>}
        {label && kind === 'dine-in' && (
          <b>
            {option && ' · '}
            {messages.table} <bdi>{label}</bdi>
          </b>
        )}
        {place && <small dir="auto">{place}</small>}
      </p>
      <ExternalLink className="act" to={pickup?.mapsLink ?? null}>
        <Icon name="near" />
        {messages.directions}
      </ExternalLink>
    </div>
  );
}
