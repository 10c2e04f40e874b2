import { auditEntrySchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** Order and menu are stored by public id, because entries outlive them. The order's number is added on read. */
export default {
  ...contentType(
    auditEntrySchema,
    { singular: 'audit-entry', plural: 'audit-entries', table: 'trail_entries' },
    { except: ['order', 'orderNumber', 'menu'], stored: { orderRef: { type: 'string' }, menuRef: { type: 'string' } } },
  ),
  indexes: [
    { name: 'trail_entries_of_orders', columns: ['order_ref'] },
    { name: 'trail_entries_of_menus', columns: ['menu_ref'] },
  ],
};
