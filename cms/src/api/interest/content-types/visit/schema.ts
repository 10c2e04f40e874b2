import { privateType } from '../../../../database/contentType';

/**
 * A browser's visit to a menu, one row per calendar day. `menuId` is not a foreign key, because a foreign-key check
 * would lock the menu's row early, and two concurrent visits would deadlock.
 */
export default {
  ...privateType(
    { singular: 'visit', plural: 'visits' },
    { title: 'زيارة', 'x-en': 'Visit' },
    {
      menuId: { type: 'integer' },
      browser: { type: 'string' },
      /** The day and the hour (0 to 23) in the menu's time zone; `at` is the instant in epoch ms. */
      day: { type: 'string' },
      hour: { type: 'integer' },
      isNew: { type: 'boolean' },
      at: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'visits_once_a_day', columns: ['menu_id', 'browser', 'day'], type: 'unique' },
    // Contains all columns that the statistics read, so they read only the index.
    { name: 'visits_by_day', columns: ['menu_id', 'day', 'hour', 'is_new'] },
    // Used by the cleanup.
    { name: 'visits_by_age', columns: ['day'] },
  ],
};
