import { MONEY_COLUMN, privateType } from '../../../../database/contentType';

/** Uses of coupons by orders. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'coupon-use', plural: 'coupon-uses' },
    { title: 'استعمال قسيمة', 'x-en': 'Coupon use' },
    {
      menuId: { type: 'integer' },
      /** The public id of the coupon. */
      couponRef: { type: 'string' },
      code: { type: 'string' },
      /** The public id of the order's cart. */
      cartRef: { type: 'string' },
      /** Recognizes a phone number without containing it. */
      phoneKey: { type: 'string' },
      /** What it took off, in thousandths. */
      amount: { type: 'biginteger', ...MONEY_COLUMN },
      at: { type: 'biginteger' },
      /** When the order ended without being served; null while the use counts. */
      givenBackAt: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'coupon_uses_by_cart', columns: ['cart_ref'] },
    { name: 'coupon_uses_by_phone', columns: ['coupon_ref', 'phone_key'] },
    { name: 'coupon_uses_by_code', columns: ['coupon_ref', 'code'] },
  ],
};
