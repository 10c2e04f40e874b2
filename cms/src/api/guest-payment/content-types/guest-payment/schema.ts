import { guestPaymentSchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** A payment of a guest. Its changes run under the lock of the order that it pays. */
export default {
  ...contentType(
    guestPaymentSchema,
    { singular: 'guest-payment', plural: 'guest-payments' },
    {
      except: ['cart', 'number', 'name', 'createdAt'],
      stored: {
        menuId: { type: 'integer' },
        /** The public id of the order's cart. */
        cartRef: { type: 'string' },
        methodRef: { type: 'string' },
        kind: { type: 'string' },
        /** The day on which it began, in the menu's time zone. */
        day: { type: 'string' },
      },
    },
  ),
  indexes: [
    { name: 'guest_payments_by_cart', columns: ['cart_ref'] },
    { name: 'guest_payments_of_menu', columns: ['menu_id', 'day'] },
    { name: 'guest_payments_due', columns: ['menu_id', 'is_return_due'] },
  ],
};
