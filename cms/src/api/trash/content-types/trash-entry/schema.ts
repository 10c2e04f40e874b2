import { belongsTo, privateType } from '../../../../contract/content-type';

/** What was deleted from a menu, for as long as it can be brought back. */
export default {
  ...privateType({ singular: 'trash-entry', plural: 'trash-entries' }, 'Trash entry', {
    menu: belongsTo('menu'),
    kind: { type: 'string' },
    /** As in `trash.ts`, by the kind. */
    kept: { type: 'json' },
    /** Epoch ms. */
    deletedAt: { type: 'biginteger' },
  }),
  indexes: [{ name: 'trash_entries_by_menu', columns: ['menu_id', 'deleted_at'] }],
};
