import { privateType } from '../../../../database/contentType';

/** The last time that any device polled or streamed a menu's orders, from any server process. */
export default {
  ...privateType(
    { singular: 'order-listener', plural: 'order-listeners' },
    { title: 'جهاز يستمع للطلبات', 'x-en': 'Order listener' },
    {
      menuId: { type: 'integer' },
      /** In epoch ms. */
      heardAt: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'order_listeners_by_menu', columns: ['menu_id'], type: 'unique' }],
};
