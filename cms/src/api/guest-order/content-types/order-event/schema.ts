import { privateType } from '../../../../database/contentType';

/** What happened in a menu's inbox, for streams and their replay. */
export default {
  ...privateType({ singular: 'order-event', plural: 'order-events' }, 'Order event', {
    menuId: { type: 'integer' },
    /** The counter per menu: the id of the server-sent event. */
    sequence: { type: 'integer' },
    /** `order` or `call`. */
    kind: { type: 'string' },
    /** The public id of the cart; null for a call. */
    cartRef: { type: 'string' },
    /** What the stream sends. */
    data: { type: 'json' },
    /** In epoch ms. */
    at: { type: 'biginteger' },
  }),
  indexes: [
    { name: 'order_events_in_order', columns: ['menu_id', 'sequence'], type: 'unique' },
    // For the cleanup.
    { name: 'order_events_by_age', columns: ['at'] },
  ],
};
