/** How long it takes to receive an order. */
import { deliveryAreas, hasInbox, type MenuInCart, type ReceiveOption } from '@qaima/schemas';
import type { CartMessages } from '../i18n/cart.js';

/** The time until the order is received; undefined if the venue has not set one, and for reservations. */
export function receiveTime(
  option: ReceiveOption,
  menu: { readonly settings?: MenuInCart['settings'] | undefined },
  { minutes, minutesBetween }: CartMessages,
): string | undefined {
  // A reservation is for its own dates.
  if (menu.settings?.purchaseMethod === 'reserve') return undefined;
  const areas = deliveryAreas(option);
  const times = areas.flatMap((area) => area.minutes ?? []);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  // Before an area is chosen, a time of some areas would read as that of all.
  if (times.length > 0 && times.length === areas.length)
    return least === most ? minutes(least) : minutesBetween(least, most);
  const isCookedFor = option.kind === 'pickup' || option.kind === 'dine-in';
  const prepares =
    isCookedFor && hasInbox({ settings: menu.settings ?? {} }) ? menu.settings?.orders?.prepMinutes : undefined;
  return prepares ? minutes(prepares) : undefined;
}
