import { DEFAULT_RECEIVE_ICON } from '@qaima/schemas';
import { ExternalLink } from '../../components/ExternalLink.js';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import { pickupPlace, receiveKind } from '../../components/receivePlace.js';
import type { OrderCart } from './orderView.js';

/** The place where the guest receives the order. */
export function ReceivePlace({ cart }: { readonly cart: OrderCart }) {
  const messages = useMessages(orderMessages);
  const own = useContentLang();
  const { receiveOption, menu, table } = cart;
  const option = receiveOption == null ? undefined : menu.orderReceiveOptions[receiveOption];
  const label = table?.label;
  if (!option && !label) return null;
  const kind = receiveKind(cart);
  const pickup = pickupPlace(cart);
  const delivery = kind === 'delivery' ? [cart.area?.title, cart.address?.text].filter(Boolean).join(' · ') : undefined;
  const place = pickup?.title ?? delivery ?? option?.description;
  return (
    <div className="card where">
      <Ionicon name={option?.ionIcon} otherwise={DEFAULT_RECEIVE_ICON} />
      <p>
        {option && (
          <b dir="auto" {...own(option.title)}>
            {option.title}
          </b>
        )}
        {label && kind === 'dine-in' && (
          <b>
            {option && ' · '}
            {messages.table} <bdi {...own(label)}>{label}</bdi>
          </b>
        )}
        {place && (
          <small dir="auto" {...own(place)}>
            {place}
          </small>
        )}
      </p>
      <ExternalLink className="act" to={pickup?.mapsLink ?? null}>
        <Icon name="near" />
        {messages.directions}
      </ExternalLink>
    </div>
  );
}
