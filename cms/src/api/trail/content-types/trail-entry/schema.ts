import { auditEntrySchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** Order and menu are public ids: entries outlive both. The order's number is joined on read. */
export default {
  ...contentType(
    auditEntrySchema,
    { singular: 'trail-entry', plural: 'trail-entries' },
    { except: ['order', 'orderNumber', 'menu'], stored: { orderRef: { type: 'string' }, menuRef: { type: 'string' } } },
  ),
  indexes: [
    { name: 'trail_entries_of_orders', columns: ['order_ref'] },
    { name: 'trail_entries_of_menus', columns: ['menu_ref'] },
  ],
};
