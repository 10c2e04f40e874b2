/** If a receive option has no kind, its icon decides whether the cart page asks for an address. */

/** Icons that owners use for pick-up, drive-through and dine-in. */
const AT_THE_VENUE: ReadonlySet<string> = new Set([
  'walk-outline',
  'bag-outline',
  'bag-handle-outline',
  'storefront-outline',
  'restaurant-outline',
  'car-sport-outline',
  'cafe-outline',
  'people-outline',
  'person-outline',
]);

/** True if the icon shows that the customer comes to the venue. For other icons, the cart page asks for an address. */
export function isAtVenue(ionIcon: string | null | undefined): boolean {
  return AT_THE_VENUE.has(ionIcon ?? '');
}
