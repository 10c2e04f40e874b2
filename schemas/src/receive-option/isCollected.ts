/** Whether a way of receiving an order needs the customer's address, as far as its icon tells. */

/** Icons of ways that end at the venue: owners choose them for pick-up, drive-through and tables. */
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

/** True for what the customer comes for; an address is asked for wherever that is not certain. */
export function isCollected(ionIcon: string | null | undefined): boolean {
  return AT_THE_VENUE.has(ionIcon ?? '');
}
