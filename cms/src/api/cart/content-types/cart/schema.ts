import { cartSchema } from '@qaima/schemas';
import { belongsTo, contentType, MONEY_COLUMN, moneyOf } from '../../../../database/contentType';

/** A cart; once submitted, it is the guest's order. (docs/spec/domain.md#guest-orders) */
export default {
  ...contentType(
    cartSchema,
    { singular: 'cart', plural: 'carts' },
    {
      except: ['items', 'total', 'totals', 'taxes', 'coupon', 'discounts', 'isUnattended', 'soldOut'],
      stored: {
        menu: belongsTo('menu'),
        /** The chosen items, as in `storedLines.ts`. Their prices come from the menu until the cart is submitted. */
        lines: { type: 'json' },
        /** The submitted cart, as in `receipt.ts`; null while it is open. */
        receipt: { type: 'json', ...moneyOf({ type: 'object', properties: { priced: cartSchema } }) },
        /** The columns of the correction that waits for the guest's answer, as in `guest-order/corrections.ts`. */
        proposal: { type: 'json' },
        /** The portions that the order has taken, as in `portions/portions.ts`. */
        portions: { type: 'json' },
        /** The fingerprint that detects a repeated submission, as in `repeatedRequests.ts`. */
        submission: { type: 'string' },
        /** How the guest receives the order, such as `delivery` or `dine-in`. */
        service: { type: 'string' },
        /** The code of the coupon that the guest has entered, as it is stored. */
        couponCode: { type: 'string' },
        /** Recognizes the guest's phone, for coupons of first orders, as in `consent/phoneKey.ts`. */
        guestKey: { type: 'string' },
        driverToken: { type: 'string' },
        openedAt: { type: 'datetime' },
        openedBy: { type: 'string' },
        openedDevice: { type: 'string' },
        printedAt: { type: 'datetime' },
        /** The username of the admin who printed the first ticket; null if a printer or a device did so by itself. */
        printedBy: { type: 'string' },
        /** When a printer of some sections first printed its part. It shows that the order was received. */
        partPrintedAt: { type: 'datetime' },
        isPractice: { type: 'boolean', default: false },
        /** The state changes of the order, as in `guestOrderSchema`. */
        events: { type: 'json' },
        /** The day and the hour of the submission, in the menu's time zone at that time. */
        orderDay: { type: 'string' },
        orderHour: { type: 'integer' },
        /** The total in thousandths, which may exceed 32 bits. */
        orderTotal: { type: 'biginteger', ...MONEY_COLUMN },
        /** The normalized text that the order search matches, as in `guest-order/search.ts`. */
        searchText: { type: 'text' },
        searchPhone: { type: 'string' },
        /** The same, of a guest who agreed to messages: by it consents recognize the guest. */
        phoneKey: { type: 'string' },
        /** When a mail told owners and order takers that no device has received this order. */
        alarmedAt: { type: 'datetime' },
      },
    },
  ),
  indexes: [
    // Used by the cleanup of open carts.
    { name: 'carts_open_by_age', columns: ['submitted_at', 'updated_at'] },
    // Used by lists of orders, newest first.
    { name: 'carts_of_menu', columns: ['menu_id', 'placed_at'] },
    // Used to find the oldest order of a menu that names its guest.
    { name: 'carts_by_age', columns: ['menu_id', 'anonymised_at', 'submitted_at'] },
    // Used by coupons for first orders.
    { name: 'carts_by_guest', columns: ['menu_id', 'guest_key'] },
    // Used by statistics and counts.
    { name: 'carts_by_day', columns: ['menu_id', 'order_day'] },
    // Used by the board, which shows the open orders of all days.
    { name: 'carts_by_state', columns: ['menu_id', 'state'] },
    // Used by the pages of drivers.
    { name: 'carts_by_driver_token', columns: ['driver_token'] },
    // Used to find expired deadlines, and orders that no device received.
    { name: 'carts_waiting', columns: ['state', 'answer_by'] },
  ],
};
