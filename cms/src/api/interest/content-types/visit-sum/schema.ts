import { privateType } from '../../../../database/contentType';

/** What is left of a menu's visits of a month when their rows are swept. */
export default {
  ...privateType({ singular: 'visit-sum', plural: 'visit-sums' }, 'Visits of a month', {
    menuId: { type: 'integer' },
    /** `yyyy-mm`, by the menu's clock. */
    month: { type: 'string' },
    totalVisitors: { type: 'integer' },
    newVisitors: { type: 'integer' },
  }),
  indexes: [{ name: 'visit_sums_once_a_month', columns: ['menu_id', 'month'], type: 'unique' }],
};
