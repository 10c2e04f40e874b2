import { privateType } from '../../../../database/contentType';

/**
 * A stored picture: the menu whose quota includes it, and since when it is unused. Strapi's media library has another
 * record for the file.
 */
export default {
  ...privateType(
    { singular: 'stored-picture', plural: 'stored-pictures' },
    { title: 'صورة محفوظة', 'x-en': 'Stored picture' },
    {
      name: { type: 'string' },
      /**
       * The row id of the menu for which the picture was uploaded; null for pictures of the provider. Not a relation,
       * because the menu may be deleted before the picture.
       */
      menuId: { type: 'integer' },
      /** The size of the picture with its smaller widths. */
      bytes: { type: 'integer' },
      /** When a cleanup first found no reference, in epoch ms; null while the picture is used. */
      unusedSince: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'stored_pictures_by_name', columns: ['name'], type: 'unique' },
    // Contains all columns that the sum of a menu's storage needs, so only the index is read.
    { name: 'stored_pictures_by_menu', columns: ['menu_id', 'bytes'] },
    { name: 'stored_pictures_unused', columns: ['unused_since'] },
  ],
};
