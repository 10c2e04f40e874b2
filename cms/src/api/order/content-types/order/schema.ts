import { orderSchema } from '@qaima/schemas';
import { belongsTo, contentType, moneySum } from '../../../../database/contentType';

export default {
  ...contentType(
    orderSchema,
    { singular: 'order', plural: 'orders' },
    {
      except: ['user', 'menu', 'plan', 'createdAt'],
      stored: {
        number: { type: 'integer', column: { unique: true } },
        user: belongsTo('plugin::users-permissions.user'),
        menu: belongsTo('menu'),
        plan: belongsTo('plan'),
        /** The price of the plan when the order was made, in thousandths. */
        planPrice: moneySum(),
        /** Computed columns for SQL filters: the sum of payments in thousandths, and the number of open edits. */
        paid: moneySum(),
        unreadyEdits: { type: 'integer', default: 0 },
      },
    },
  ),
  indexes: [
    { name: 'orders_by_status', columns: ['canceled', 'status', 'number'] },
    { name: 'orders_by_end', columns: ['canceled', 'sub_end'] },
    { name: 'orders_of_menus', columns: ['menu_id', 'number'] },
  ],
};
