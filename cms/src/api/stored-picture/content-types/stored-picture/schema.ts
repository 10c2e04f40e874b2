import { privateType } from '../../../../database/contentType';

/**
 * A picture whose files are kept: whose storage it takes, and since when nothing refers to it. Beside the record of the
 * media library, which is Strapi's own.
 */
export default {
  ...privateType({ singular: 'stored-picture', plural: 'stored-pictures' }, 'Stored picture', {
    /** The file name that entities refer to. */
    name: { type: 'string' },
    /** The number of the menu that it was uploaded to; null for the provider's own. No relation: it outlives its menu. */
    menuId: { type: 'integer' },
    /** Of the picture and its smaller widths. */
    bytes: { type: 'integer' },
    /** When a sweep first found that nothing refers to it, in epoch ms; null while something does. */
    unusedSince: { type: 'biginteger' },
  }),
  indexes: [
    { name: 'stored_pictures_by_name', columns: ['name'], type: 'unique' },
    // What a menu takes is summed up from the index alone.
    { name: 'stored_pictures_by_menu', columns: ['menu_id', 'bytes'] },
    { name: 'stored_pictures_unused', columns: ['unused_since'] },
  ],
};
