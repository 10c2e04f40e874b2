/** What the page of a sent order shows. (docs/spec/public-site.md#order-page) */
import {
  cartLink,
  cartMessage,
  cartNumber,
  clockTime,
  hasInbox,
  messagingLink,
  telLink,
  type Cart,
  type GuestOrderState,
  type Language,
} from '@qaima/schemas';
import { purchaseMethodOf } from '../../i18n/cart.js';
import { orderMessages } from './messages.js';

/** A submitted cart as an order. */
export type OrderCart = Cart & { readonly state: GuestOrderState };

/**
 * Whether the page follows the order: the venue answers in its inbox, or it has answered there although messages carry
 * its orders. Otherwise the page is a receipt with the message.
 */
export function isFollowed(cart: Cart): cart is OrderCart {
  return cart.state !== undefined && (hasInbox(cart.menu) || cart.state !== 'pending');
}

/** The number to name to the venue; a practice order has none. */
export const orderNumber = ({ number, _id }: Cart): string => (number ? String(number) : cartNumber(_id));

/** The instant (epoch ms) of a stored time; null without one. */
export const instantOf = (time: string | null | undefined): number | null => (time ? Date.parse(time) : null);

/** `19:40` in the venue's time zone; empty without a time. */
export const timeOf = ({ menu }: Cart, time: string | null | undefined): string =>
  time ? clockTime(Date.parse(time), menu.settings.timeZone) : '';

/** When the order came to a state, as `19:22`; empty if it did not. */
export const stepTime = (cart: Cart, state: GuestOrderState): string =>
  timeOf(cart, cart.steps?.find((step) => step.state === state)?.at ?? (state === 'pending' ? cart.placedAt : null));

/** A reservation is confirmed where an order is prepared. */
export const titleKey = (cart: OrderCart) =>
  cart.state === 'accepted' && purchaseMethodOf(cart) === 'reserve' ? 'confirmed' : cart.state;

/** The document's title: `✓ 19:40 · إنوفا`. */
export function documentTitle(cart: OrderCart, language: Language): string {
  const messages = orderMessages[language];
  const key = titleKey(cart);
  const figure = key === 'accepted' ? timeOf(cart, cart.promisedAt) : key === 'ready' ? orderNumber(cart) : '';
  const name = cart.menu.institution.name?.trim();
  return [[messages.short[key], figure].filter(Boolean).join(' '), name].filter(Boolean).join(' · ');
}

/** The kind of the chosen receive option. */
export const receiveKind = ({ receiveOption, menu, table }: Cart) =>
  (receiveOption == null ? null : menu.orderReceiveOptions[receiveOption]?.kind) ?? (table ? 'dine-in' : null);

/** Ways to reach the venue; null if it has none. */
export interface VenueContact {
  readonly phone: string | null;
  readonly tel: string | null;
  /** The messaging link with the whole order. */
  readonly message: string | null;
  /** The messaging link with the order's number. */
  readonly chat: string | null;
}

export function contactOf(cart: Cart, origin: string, language: Language): VenueContact {
  const { whatsapp, contact } = cart.menu.institution;
  return {
    phone: contact?.phone ?? null,
    tel: telLink(contact?.phone),
    message: messagingLink(whatsapp, cartMessage(cart, cartLink(origin, cart._id))),
    chat: messagingLink(whatsapp, orderMessages[language].about(orderNumber(cart))),
  };
}
