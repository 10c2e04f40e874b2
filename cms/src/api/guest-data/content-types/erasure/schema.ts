import { privateType } from '../../../../database/contentType';

/** What was erased, without personal data, so that a restored backup is erased again. */
export default {
  ...privateType(
    { singular: 'erasure', plural: 'erasures' },
    { title: 'محو بيانات', 'x-en': 'Erasure' },
    {
      /** `order`: an order, by the public id of its cart. `menu`: a menu's orders of before `at`, by its public id. */
      kind: { type: 'string' },
      ref: { type: 'string' },
      /** In epoch ms. */
      at: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'erasures_once', columns: ['kind', 'ref'], type: 'unique' }],
  pluginOptions: { 'content-manager': { visible: false } },
};
