/** Whether a receive option needs the customer's address, judged by its icon. */

/** Icons that owners use for pick-up, drive-through and tables. */
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

/** True for options that the customer collects; an address is required unless that is certain. */
export function isCollected(ionIcon: string | null | undefined): boolean {
  return AT_THE_VENUE.has(ionIcon ?? '');
}
