import { privateType } from '../../../../database/contentType';

/** Codes sent by mail, at most one per purpose and address. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'mailed-code', plural: 'mailed-codes' },
    { title: 'رمز بالبريد', 'x-en': 'Mailed code' },
    {
      owner: { type: 'string', column: { unique: true } },
      hash: { type: 'string' },
      /** Attempts by browsers that have never signed in to the account. */
      tries: { type: 'integer', default: 0 },
      /** Attempts by browsers that have signed in before. Counted separately, so strangers can't use them up. */
      ownTries: { type: 'integer', default: 0 },
      issuedAt: { type: 'biginteger' },
      expiresAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
