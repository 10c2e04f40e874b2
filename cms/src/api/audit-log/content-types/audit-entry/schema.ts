import { auditEntrySchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/**
 * Order, menu and client are stored by public id, because they may be deleted before the entry. The client's id is
 * stored only in entries about neither an order nor a menu. The order's number is added on read.
 */
export default {
  ...contentType(
    auditEntrySchema,
    { singular: 'audit-entry', plural: 'audit-entries', table: 'trail_entries' },
    {
      except: ['order', 'orderNumber', 'menu'],
      stored: { orderRef: { type: 'string' }, menuRef: { type: 'string' }, clientRef: { type: 'string' } },
    },
  ),
  indexes: [
    { name: 'trail_entries_of_orders', columns: ['order_ref'] },
    { name: 'trail_entries_of_menus_by_deed', columns: ['menu_ref', 'deed'] },
    { name: 'trail_entries_of_clients', columns: ['client_ref'] },
  ],
};
