import { privateType } from '../../../../database/contentType';

/** Events of a menu. Streams send them and replay them after a reconnect; other programs read what is published. */
export default {
  ...privateType(
    { singular: 'order-event', plural: 'order-events' },
    { title: 'حدث طلب', 'x-en': 'Order event' },
    {
      menuId: { type: 'integer' },
      /** Counts up per menu; the id of the server-sent event. */
      sequence: { type: 'integer' },
      /** `order`, `call` or `menu`. */
      kind: { type: 'string' },
      /** The public id of the cart; null for other events. */
      cartRef: { type: 'string' },
      /** The payload of the server-sent event. */
      data: { type: 'json' },
      /** What other programs are told; null if nothing. */
      published: { type: 'json' },
      /** In epoch ms. */
      at: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'order_events_in_order', columns: ['menu_id', 'sequence'], type: 'unique' },
    // Used by the cleanup.
    { name: 'order_events_by_age', columns: ['at'] },
  ],
};
