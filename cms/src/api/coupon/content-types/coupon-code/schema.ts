import { privateType } from '../../../../database/contentType';

/** Codes of one use. Each takes off what its coupon takes off. */
export default {
  ...privateType(
    { singular: 'coupon-code', plural: 'coupon-codes' },
    { title: 'رمز قسيمة', 'x-en': 'Coupon code' },
    {
      menuId: { type: 'integer' },
      /** The public id of the coupon. */
      couponRef: { type: 'string' },
      code: { type: 'string' },
    },
  ),
  indexes: [
    { name: 'coupon_codes_by_code', columns: ['menu_id', 'code'], type: 'unique' },
    { name: 'coupon_codes_of_coupon', columns: ['coupon_ref', 'id'] },
  ],
};
