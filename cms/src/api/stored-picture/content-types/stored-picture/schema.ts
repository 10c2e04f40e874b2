import { privateType } from '../../../../database/contentType';

/**
 * A stored picture: the menu whose quota it counts against, and since when it is unused. The media library has its own
 * record.
 */
export default {
  ...privateType({ singular: 'stored-picture', plural: 'stored-pictures' }, 'Stored picture', {
    name: { type: 'string' },
    /**
     * The row id of the menu that it was uploaded to; null for the provider's pictures. Not a relation: it outlives the
     * menu.
     */
    menuId: { type: 'integer' },
    /** Includes the smaller widths. */
    bytes: { type: 'integer' },
    /** When a cleanup first found no reference, in epoch ms; null while it is used. */
    unusedSince: { type: 'biginteger' },
  }),
  indexes: [
    { name: 'stored_pictures_by_name', columns: ['name'], type: 'unique' },
    // Covers the sum of a menu's storage.
    { name: 'stored_pictures_by_menu', columns: ['menu_id', 'bytes'] },
    { name: 'stored_pictures_unused', columns: ['unused_since'] },
  ],
};
