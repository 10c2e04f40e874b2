import { privateType } from '../../../../database/contentType';

/** A browser's interest in an item, one for each calendar day. Numbers of rows, as with visits. */
export default {
  ...privateType({ singular: 'interest', plural: 'interests' }, 'Interest', {
    menuId: { type: 'integer' },
    itemId: { type: 'integer' },
    browser: { type: 'string' },
    /** The day by the menu's clock; `at` is the instant, in epoch ms. */
    day: { type: 'string' },
    at: { type: 'biginteger' },
  }),
  indexes: [
    { name: 'interests_once_a_day', columns: ['item_id', 'browser', 'day'], type: 'unique' },
    { name: 'interests_by_day', columns: ['menu_id', 'day', 'item_id'] },
    // For their end.
    { name: 'interests_by_age', columns: ['day'] },
  ],
};
