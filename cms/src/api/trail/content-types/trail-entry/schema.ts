import { auditEntrySchema } from '@qaima/schemas';
import { contentType } from '../../../../database/contentType';

/** Order and menu are kept by their public ids: the trail stays when they go. An order's number is read beside it. */
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
