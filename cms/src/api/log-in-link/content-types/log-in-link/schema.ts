import { belongsTo, privateType } from '../../../../database/contentType';

/** One-time log-in links, at most one per user. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'log-in-link', plural: 'log-in-links' },
    { title: 'رابط دخول', 'x-en': 'Log-in link' },
    {
      /** The SHA-256 of the link's token, so a leaked table can't be used to sign in. */
      token: { type: 'string', column: { unique: true } },
      /**
       * The SHA-256 of the user's password hash when the link was created. A password change makes the link invalid,
       * because the hashes then differ.
       */
      password: { type: 'string' },
      user: belongsTo('plugin::users-permissions.user'),
      expiresAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
