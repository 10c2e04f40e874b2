import { privateType } from '../../../../database/contentType';

/** When a device of a menu's venue last listened for orders, over all processes. */
export default {
  ...privateType({ singular: 'order-listener', plural: 'order-listeners' }, 'Order listener', {
    menuId: { type: 'integer' },
    /** In epoch ms. */
    heardAt: { type: 'biginteger' },
  }),
  indexes: [{ name: 'order_listeners_by_menu', columns: ['menu_id'], type: 'unique' }],
};
