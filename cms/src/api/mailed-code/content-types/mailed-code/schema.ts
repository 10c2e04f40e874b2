import { privateType } from '../../../../database/contentType';

/** Mailed codes, at most one per purpose and address. Times are in epoch ms. */
export default {
  ...privateType({ singular: 'mailed-code', plural: 'mailed-codes' }, 'Mailed code', {
    owner: { type: 'string', column: { unique: true } },
    hash: { type: 'string' },
    /** Attempts by browsers that never signed in to the account. */
    tries: { type: 'integer', default: 0 },
    /** Attempts by browsers that did; strangers cannot use them up. */
    ownTries: { type: 'integer', default: 0 },
    issuedAt: { type: 'biginteger' },
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
