import { privateType } from '../../../../database/contentType';

/** How far the journal of a front server has been counted, so that a batch that is sent again is not counted again. */
export default {
  ...privateType(
    { singular: 'visit-journal', plural: 'visit-journals' },
    { title: 'سجل زيارات', 'x-en': 'Journal of visits' },
    {
      journal: { type: 'string' },
      /** The sequence of the last counted batch, and when it was counted, in epoch ms. */
      sequence: { type: 'integer' },
      at: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'visit_journals_once', columns: ['journal'], type: 'unique' },
    // Used by the cleanup.
    { name: 'visit_journals_by_age', columns: ['at'] },
  ],
};
