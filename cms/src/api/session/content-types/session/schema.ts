import { belongsTo, privateType } from '../../../../database/contentType';

/** Who is signed in where. Times are in ms since 1970. */
export default {
  ...privateType({ singular: 'session', plural: 'sessions' }, 'Session', {
    /** The SHA-256 of what the cookie holds: who reads the table can't sign in with it. */
    token: { type: 'string', column: { unique: true } },
    user: belongsTo('plugin::users-permissions.user'),
    expiresAt: { type: 'biginteger' },
    /** Null for sessions that were opened before it was recorded. */
    openedAt: { type: 'biginteger' },
    /** Browser and system, as a person recognises them. */
    device: { type: 'string' },
  }),
  pluginOptions: { 'content-manager': { visible: false } },
};
