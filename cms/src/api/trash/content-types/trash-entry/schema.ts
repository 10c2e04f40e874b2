import { belongsTo, HOLDS_PICTURES, privateType } from '../../../../database/contentType';

/** Deletions and bulk changes that can be undone. */
export default {
  ...privateType(
    { singular: 'trash-entry', plural: 'trash-entries' },
    { title: 'محذوف', 'x-en': 'Trash entry' },
    {
      menu: belongsTo('menu'),
      kind: { type: 'string' },
      /** The data to undo the deletion or change. Its structure depends on `kind`. */
      kept: { type: 'json' },
      /** A `TrashSummary`, shown in the list. */
      summary: { type: 'json' },
      by: { type: 'json' },
      /**
       * The file names of pictures in `kept`, so that the picture cleanup keeps them. Null in rows of earlier versions.
       * Such a row expires before the cleanup would delete its pictures.
       */
      pictures: { type: 'json', ...HOLDS_PICTURES },
      size: { type: 'integer' },
      deletedAt: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'trash_entries_by_menu', columns: ['menu_id', 'deleted_at'] }],
};
