import { belongsTo, privateType } from '../../../../database/contentType';

/** Open sessions. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'session', plural: 'sessions' },
    { title: 'جلسة', 'x-en': 'Session' },
    {
      /** The SHA-256 of the cookie's token, so a leaked table can't be used to sign in. */
      token: { type: 'string', column: { unique: true } },
      user: belongsTo('plugin::users-permissions.user'),
      expiresAt: { type: 'biginteger' },
      /** Null in rows of earlier versions. */
      openedAt: { type: 'biginteger' },
      /** When the user last confirmed who they are; null if never in this session. */
      confirmedAt: { type: 'biginteger' },
      /** The browser and operating system, for display. */
      device: { type: 'string' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
