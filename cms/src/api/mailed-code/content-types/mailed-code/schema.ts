import { privateType } from '../../../../database/contentType';

/** The codes that were mailed and still hold, at most one for each purpose and address. Times are in ms since 1970. */
export default {
  ...privateType({ singular: 'mailed-code', plural: 'mailed-codes' }, 'Mailed code', {
    /** A keyed hash of the purpose and the address. */
    owner: { type: 'string', column: { unique: true } },
    /** A keyed hash of the code. */
    hash: { type: 'string' },
    /** By browsers that never signed in to the account. */
    tries: { type: 'integer', default: 0 },
    /** By those that did, so that strangers cannot use them up. */
    ownTries: { type: 'integer', default: 0 },
    issuedAt: { type: 'biginteger' },
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
