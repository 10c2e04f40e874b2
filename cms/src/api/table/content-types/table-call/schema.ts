import { privateType } from '../../../../database/contentType';

/** The last call of each kind from a table. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'table-call', plural: 'table-calls' },
    { title: 'نداء طاولة', 'x-en': 'Table call' },
    {
      menuId: { type: 'integer' },
      /** The public id of the table. */
      tableRef: { type: 'string' },
      label: { type: 'string' },
      zone: { type: 'string' },
      kind: { type: 'string' },
      at: { type: 'biginteger' },
      /** Null until somebody answers the call. */
      answeredAt: { type: 'biginteger' },
    },
  ),
  indexes: [
    { name: 'table_calls_by_kind', columns: ['menu_id', 'table_ref', 'kind'], type: 'unique' },
    // Used by the cleanup.
    { name: 'table_calls_by_age', columns: ['at'] },
  ],
};
