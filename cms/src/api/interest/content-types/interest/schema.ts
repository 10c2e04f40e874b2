import { privateType } from '../../../../database/contentType';

/**
 * A browser's interest in an item, one row per calendar day. Like `visit`, it references rows by number, without
 * foreign keys.
 */
export default {
  ...privateType(
    { singular: 'interest', plural: 'interests' },
    { title: 'اهتمام', 'x-en': 'Interest' },
    {
      menuId: { type: 'integer' },
      itemId: { type: 'integer' },
      browser: { type: 'string' },
      /** The day in the menu's time zone. `at` is the instant in epoch ms. */
      day: { type: 'string' },
      at: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'interests_once_a_day', columns: ['item_id', 'browser', 'day'], type: 'unique' },
    { name: 'interests_by_day', columns: ['menu_id', 'day', 'item_id'] },
    // Used by the cleanup.
    { name: 'interests_by_age', columns: ['day'] },
  ],
};
