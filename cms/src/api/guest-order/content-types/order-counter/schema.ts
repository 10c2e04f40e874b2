import { privateType } from '../../../../database/contentType';

/**
 * Counters of a menu: the last order number of each day, and the last event. A counter's row stays locked until the
 * transaction ends, so numbers have no gaps and events become visible in order.
 */
export default {
  ...privateType(
    { singular: 'order-counter', plural: 'order-counters' },
    { title: 'عدّاد الطلبات', 'x-en': 'Order counter' },
    {
      menuId: { type: 'integer' },
      /** A day (for order numbers), or `events`. */
      name: { type: 'string' },
      last: { type: 'integer' },
    },
  ),
  indexes: [{ name: 'order_counters_by_name', columns: ['menu_id', 'name'], type: 'unique' }],
};
