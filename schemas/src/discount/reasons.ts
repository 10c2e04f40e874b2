/** Why a coupon does not apply, as the API names it. */
export const COUPON_REASONS = [
  'expired',
  'not-yet',
  'used-up',
  'used-by-you',
  'below-minimum',
  'not-for-this',
] as const;
