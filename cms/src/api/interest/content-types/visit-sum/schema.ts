import { privateType } from '../../../../database/contentType';

/** The number of a menu's deleted visits per month. */
export default {
  ...privateType(
    { singular: 'visit-sum', plural: 'visit-sums' },
    { title: 'زيارات شهر', 'x-en': 'Visits of a month' },
    {
      menuId: { type: 'integer' },
      /** `yyyy-mm` in the menu's time zone. */
      month: { type: 'string' },
      totalVisitors: { type: 'integer' },
      newVisitors: { type: 'integer' },
    },
  ),
  indexes: [{ name: 'visit_sums_once_a_month', columns: ['menu_id', 'month'], type: 'unique' }],
};
