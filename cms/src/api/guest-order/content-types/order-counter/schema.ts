import { privateType } from '../../../../database/contentType';

/**
 * Counters of a menu: the last order number of a day, and the last event. A counter's row is locked until the
 * transaction ends, so numbers are gapless and events appear in their order.
 */
export default {
  ...privateType({ singular: 'order-counter', plural: 'order-counters' }, 'Order counter', {
    menuId: { type: 'integer' },
    /** A day, or `events`. */
    name: { type: 'string' },
    last: { type: 'integer' },
  }),
  indexes: [{ name: 'order_counters_by_name', columns: ['menu_id', 'name'], type: 'unique' }],
};
