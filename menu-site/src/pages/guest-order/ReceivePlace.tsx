import { DEFAULT_RECEIVE_ICON } from '@qaima/schemas';
import { Ionicon } from '../../components/Ionicon.js';
import { useMessages } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import { receiveKind, type OrderCart } from './orderView.js';

/** The address of a delivery, or the place of a pickup; for other receive options, their description. */
function placeOf({ address, area, branch, menu }: OrderCart, kind: ReturnType<typeof receiveKind>) {
  if (kind === 'delivery') return [area?.title, address?.text].filter(Boolean).join(' · ');
  const [only, ...others] = menu.pickupPlaces ?? [];
  return kind === 'pickup' ? (branch ?? (others.length === 0 ? only : undefined))?.title : undefined;
}

/** The place where the guest receives the order. */
export function ReceivePlace({ cart }: { readonly cart: OrderCart }) {
  const messages = useMessages(orderMessages);
  const { receiveOption, menu, table } = cart;
  const option = receiveOption == null ? undefined : menu.orderReceiveOptions[receiveOption];
  const label = table?.label;
  if (!option && !label) return null;
  const kind = receiveKind(cart);
  const place = placeOf(cart, kind) ?? option?.description;
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
    </div>
  );
}
