import { belongsTo, HOLDS_PICTURES, privateType } from '../../../../database/contentType';

/** What was deleted from a menu or changed in bulk, for as long as it can be undone. */
export default {
  ...privateType({ singular: 'trash-entry', plural: 'trash-entries' }, 'Trash entry', {
    menu: belongsTo('menu'),
    kind: { type: 'string' },
    /** What restores it, by the kind. */
    kept: { type: 'json' },
    /** What the trash says of it: `TrashSummary`. */
    summary: { type: 'json' },
    /** Who deleted it: username and name. */
    by: { type: 'json' },
    /**
     * The file names of the pictures in `kept`, for the sweep of unused ones. Null for entries of an earlier version, which
     * end before the pictures that this version then finds unused.
     */
    pictures: { type: 'json', ...HOLDS_PICTURES },
    /** The length of `kept` as JSON. */
    size: { type: 'integer' },
    /** Epoch ms. */
    deletedAt: { type: 'biginteger' },
  }),
  indexes: [{ name: 'trash_entries_by_menu', columns: ['menu_id', 'deleted_at'] }],
};
