import { privateType } from '../../../../database/contentType';

/**
 * A browser's visits of a menu, one for each calendar day. The numbers of rows are no relations: a row that points at
 * its menu locks it until the visit is counted, and two visits that wait for each other with it would never end.
 */
export default {
  ...privateType({ singular: 'visit', plural: 'visits' }, 'Visit', {
    menuId: { type: 'integer' },
    browser: { type: 'string' },
    /** The day and the hour (0 to 23) by the menu's clock; `at` is the instant, in epoch ms. */
    day: { type: 'string' },
    hour: { type: 'integer' },
    /** Whether it was the browser's first visit of the menu. */
    isNew: { type: 'boolean' },
    at: { type: 'biginteger' },
  }),
  indexes: [
    { name: 'visits_once_a_day', columns: ['menu_id', 'browser', 'day'], type: 'unique' },
    // All that the stats count by: they are read off the index alone.
    { name: 'visits_by_day', columns: ['menu_id', 'day', 'hour', 'is_new'] },
    // For their end.
    { name: 'visits_by_age', columns: ['day'] },
  ],
};
