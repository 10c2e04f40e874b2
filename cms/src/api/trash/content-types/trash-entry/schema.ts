import { belongsTo, HOLDS_PICTURES, privateType } from '../../../../database/contentType';

/** Deletions and bulk changes that can be undone. */
export default {
  ...privateType({ singular: 'trash-entry', plural: 'trash-entries' }, 'Trash entry', {
    menu: belongsTo('menu'),
    kind: { type: 'string' },
    /** The data that restores it, by kind. */
    kept: { type: 'json' },
    /** The listed summary: `TrashSummary`. */
    summary: { type: 'json' },
    by: { type: 'json' },
    /**
     * The file names of the pictures in `kept`, for the cleanup. Null in rows of earlier versions, which expire before
     * their pictures do.
     */
    pictures: { type: 'json', ...HOLDS_PICTURES },
    size: { type: 'integer' },
    deletedAt: { type: 'biginteger' },
  }),
  indexes: [{ name: 'trash_entries_by_menu', columns: ['menu_id', 'deleted_at'] }],
};
