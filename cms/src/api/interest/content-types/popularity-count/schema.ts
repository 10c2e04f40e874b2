import { privateType } from '../../../../database/contentType';

/**
 * The interests in an item and its orders on one day. The sums of a few days determine the popular items, so their
 * computation does not read single interests and orders. (docs/spec/domain.md#popular-items)
 */
export default {
  ...privateType(
    { singular: 'popularity-count', plural: 'popularity-counts' },
    { title: 'رواج صنف', 'x-en': 'Popularity of an item' },
    {
      menuId: { type: 'integer' },
      /** The public id of the item. */
      item: { type: 'string' },
      /** The day in the menu's time zone. */
      day: { type: 'string' },
      total: { type: 'integer' },
    },
  ),
  indexes: [
    { name: 'popularity_counts_once_a_day', columns: ['item', 'day'], type: 'unique' },
    // Contains all columns that the public menu reads, so that it reads only the index.
    { name: 'popularity_counts_of_menu', columns: ['menu_id', 'day', 'item', 'total'] },
    // Used by the cleanup.
    { name: 'popularity_counts_by_age', columns: ['day'] },
  ],
};
