import { cartSchema } from '@qaima/schemas';
import { belongsTo, contentType } from '../../../../database/contentType';

/** A cart; once submitted, it is the guest's order. (docs/spec/domain.md#guest-orders) */
export default {
  ...contentType(
    cartSchema,
    { singular: 'cart', plural: 'carts' },
    {
      except: ['items', 'total', 'totals', 'isUnattended'],
      stored: {
        menu: belongsTo('menu'),
        /** The chosen items, as in `lines.ts`. Prices come from the menu until submission. */
        lines: { type: 'json' },
        /** The submitted cart, as in `receipt.ts`; null while it is open. */
        receipt: { type: 'json' },
        /** The fingerprint of the submission, as in `submission.ts`. */
        submission: { type: 'string' },
        /** How the order leaves the kitchen. */
        service: { type: 'string' },
        openedAt: { type: 'datetime' },
        isPractice: { type: 'boolean', default: false },
        /** The moves of the order, as in `guestOrderSchema`. */
        events: { type: 'json' },
        /** The day and the hour of the submission in the menu's time zone at that time. */
        orderDay: { type: 'string' },
        orderHour: { type: 'integer' },
        /** The total in thousandths. */
        orderTotal: { type: 'integer' },
        /** What the search finds, as in `guest-order/search.ts`. */
        searchText: { type: 'text' },
        searchPhone: { type: 'string' },
        /** When the admins were told by mail that nobody listens. */
        alarmedAt: { type: 'datetime' },
      },
    },
  ),
  indexes: [
    // For the cleanup of open carts.
    { name: 'carts_open_by_age', columns: ['submitted_at', 'updated_at'] },
    // Lists of orders, newest first.
    { name: 'carts_of_menu', columns: ['menu_id', 'placed_at'] },
    // Statistics and counts.
    { name: 'carts_by_day', columns: ['menu_id', 'order_day'] },
    // Deadlines, and orders that nobody listens for.
    { name: 'carts_waiting', columns: ['state', 'answer_by'] },
  ],
};
