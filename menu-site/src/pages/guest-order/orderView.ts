/** The data that a sent order's page shows. (docs/spec/public-site.md#order-page) */
import {
  answerPeriodStart,
  canAcceptLate,
  cartLink,
  cartMessage,
  clockTime,
  closedStatus,
  deliveryAreas,
  formatBookingDate,
  hasInbox,
  isOnTheWay,
  LATE_ACCEPTANCE_MS,
  MENU_DEFAULTS,
  messagingLink,
  nextMidnight,
  orderNumber,
  questionMessage,
  relativeDay,
  resolveTimeZone,
  telLink,
  todayIn,
  type Cart,
  type DeliveryArea,
  type GuestOrderState,
  type Language,
} from '@qaima/schemas';
import { earliestTime } from '@qaima/schemas/time/earliestTime';
import { MINUTE_MS } from '@qaima/schemas/time/durations';
import { menuLink } from '../../document/links.js';
import { phoneOf, receiveKind } from '../../components/receivePlace.js';
import { purchaseMethodOf } from '../../i18n/cart.js';
import type { SiteRequest } from '../../document/siteTypes.js';
import { orderMessages } from './messages.js';

/** A submitted cart as an order. */
export type OrderCart = Cart & { readonly state: GuestOrderState };

/**
 * Whether the page follows the order: the venue has an inbox, or has already responded to this order. Otherwise, the
 * page is a receipt with the message to send.
 */
export function isFollowed(cart: Cart): cart is OrderCart {
  return cart.state !== undefined && (hasInbox(cart.menu) || cart.state !== 'pending');
}

/** Parses a stored time to epoch ms; null without one. */
export const instantOf = (time: string | null | undefined): number | null => (time ? Date.parse(time) : null);

/** Whether the venue is closed, and its time to answer begins when it opens. */
export const waitsForOpening = ({ state, answerFrom, menu }: OrderCart, now: number): boolean =>
  state === 'pending' && (instantOf(answerFrom) ?? now) > now && closedStatus(menu, new Date(now), 'ar') !== null;

/** Whether the order waits although the venue is open, and no device of the venue receives it. */
export const isUnattendedNow = (cart: OrderCart, now: number): boolean =>
  cart.state === 'pending' && cart.isUnattended === true && !waitsForOpening(cart, now);

/** Whether the venue's settings have accepted the order as it was placed. */
export const isAcceptedAtOnce = ({ state, steps = [] }: OrderCart): boolean =>
  state === 'accepted' &&
  steps[0]?.state === 'pending' &&
  steps[1]?.state === 'accepted' &&
  steps[0].at === steps[1].at;

/** Formats a stored time as `19:40` in the venue's time zone; empty without one. */
export const timeOf = ({ menu }: Cart, time: string | null | undefined): string =>
  time ? clockTime(Date.parse(time), menu.settings.timeZone) : '';

/** Formats a stored time as `السبت، 21/11/2026` in the venue's time zone. */
export const dayOf = ({ menu }: Cart, time: string, language: Language): string =>
  formatBookingDate(todayIn(menu.settings.timeZone ?? undefined, new Date(time)), language);

/** The delivery area of an order, with the venue's present settings; null for other orders. */
export const areaOf = ({ area, receiveOption, menu }: OrderCart): DeliveryArea | null =>
  deliveryAreas(menu.orderReceiveOptions[receiveOption ?? -1]).find(({ _id }) => _id === area?._id) ?? null;

/** When the order entered a state, as `19:22`; empty if it did not. */
export const stepTime = (cart: Cart, state: GuestOrderState): string =>
  timeOf(cart, cart.steps?.find((step) => step.state === state)?.at ?? (state === 'pending' ? cart.placedAt : null));

/**
 * When the venue begins to prepare an accepted order (epoch ms), if it is closed and has promised the order for after
 * its opening; null otherwise.
 */
function preparesFrom({ state, promisedAt, menu }: OrderCart, now: number): number | null {
  const from = answerPeriodStart(menu, new Date(now));
  return state === 'accepted' && from > now && from <= (instantOf(promisedAt) ?? 0) ? from : null;
}

/** Whether the venue has accepted the order, but begins to prepare it only when it opens. */
export const isAcceptedForLater = (cart: OrderCart, now: number): boolean => preparesFrom(cart, now) !== null;

/** The promised day in words, such as "tomorrow"; empty if it is today. */
export const promisedDay = ({ promisedAt, menu }: OrderCart, now: number, language: Language): string =>
  promisedAt ? relativeDay(Date.parse(promisedAt), now, resolveTimeZone(menu.settings.timeZone), language) : '';

/** The start of the preparation (epoch ms). That of an automatically accepted order may have waited for the opening. */
export function preparationStart(cart: OrderCart): number | null {
  const accepted = instantOf(cart.steps?.find(({ state }) => state === 'accepted')?.at);
  const promised = instantOf(cart.promisedAt);
  if (accepted === null || promised === null || !isAcceptedAtOnce(cart)) return accepted;
  const { prepMinutes } = { ...MENU_DEFAULTS.settings.orders, ...cart.menu.settings.orders };
  return Math.max(accepted, promised - prepMinutes * MINUTE_MS);
}

/** When the page says something else although the order's state stays the same (epoch ms); null if it does not. */
export function turnsAt(cart: OrderCart, now: number): number | null {
  const answers = instantOf(cart.answerFrom);
  if (cart.state === 'pending') return answers !== null && answers > now ? answers : null;
  // Until then the venue may still accept the order.
  if (cart.state === 'missed' && canAcceptLate(cart, now))
    return (instantOf(cart.answerBy) ?? now) + LATE_ACCEPTANCE_MS + 1;
  if (cart.state !== 'accepted') return null;
  const isToday = promisedDay(cart, now, 'en') === '';
  const { timeZone } = cart.menu.settings;
  return earliestTime([preparesFrom(cart, now), isToday ? null : nextMidnight(new Date(now), timeZone)]);
}

/**
 * The key of the heading: an accepted reservation counts as confirmed, and a ready delivery
 * is on its way only once the venue has said that it left.
 */
function titleKey(cart: OrderCart, now: number) {
  if (cart.state === 'accepted' && purchaseMethodOf(cart) === 'reserve') return 'confirmed';
  if (isAcceptedForLater(cart, now)) return 'acceptedForLater';
  if (cart.state !== 'on-the-way' && (cart.state !== 'ready' || receiveKind(cart) !== 'delivery')) return cart.state;
  return isOnTheWay(cart) ? 'onTheWay' : 'readyToLeave';
}

/** The heading of the state, in words of an order or of a reservation. */
export function stateTitle(cart: OrderCart, now: number, language: Language): string {
  const { title, reservationTitle } = orderMessages[language];
  const titles = purchaseMethodOf(cart) === 'reserve' ? { ...title, ...reservationTitle } : title;
  return titles[titleKey(cart, now)];
}

/** The document's title, for instance `✓ 19:40 · إنوفا`. */
export function documentTitle(cart: OrderCart, now: number, language: Language): string {
  const messages = orderMessages[language];
  const key = titleKey(cart, now);
  const promised = [promisedDay(cart, now, language), timeOf(cart, cart.promisedAt)].filter(Boolean).join(' ');
  const isPromised = key === 'accepted' || key === 'acceptedForLater';
  const figure = isPromised
    ? promised
    : key === 'ready' || key === 'readyToLeave' || key === 'onTheWay'
      ? orderNumber(cart)
      : '';
  const name = cart.menu.institution.name?.trim();
  return [[messages.short[key], figure].filter(Boolean).join(' '), name].filter(Boolean).join(' · ');
}

/** Ways to reach the venue; null where the venue has none. */
export interface VenueContact {
  readonly phone: string | null;
  readonly tel: string | null;
  /** The messaging link that contains the whole order. */
  readonly message: string | null;
  /** The messaging link that contains the order's number. */
  readonly chat: string | null;
  /** Of a guest who has scanned the code of a table: the menu's page, on which the waiter is called. */
  readonly waiter: string | null;
}

/** The ways to reach the cart's venue. Messages are in the venue's language. */
export function contactOf(cart: Cart, { origin, language }: SiteRequest): VenueContact {
  const { menu, table } = cart;
  const { whatsapp } = menu.institution;
  const phone = phoneOf(cart);
  return {
    phone,
    tel: telLink(phone),
    message: messagingLink(whatsapp, cartMessage(cart, cartLink(origin, cart._id))),
    chat: messagingLink(whatsapp, questionMessage(cart)),
    waiter: menu.hasTables && table?.label !== undefined ? menuLink(menu, language) : null,
  };
}

/** Whether the next step after a rejection is a call: the venue was too busy to take the order. */
export const callsFirst = ({ state, reason }: OrderCart): boolean => state === 'rejected' && reason === 'too-busy';
