import { belongsTo, privateType } from '../../../../database/contentType';

/** The one-time links that still hold, at most one for each user. Times are in ms since 1970. */
export default {
  ...privateType({ singular: 'log-in-link', plural: 'log-in-links' }, 'Log-in link', {
    /** The SHA-256 of the link's token: who reads the table can't sign in with it. */
    token: { type: 'string', column: { unique: true } },
    /** The SHA-256 of the password's hash when the link was made: another password ends it. */
    password: { type: 'string' },
    user: belongsTo('plugin::users-permissions.user'),
    expiresAt: { type: 'biginteger' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
