import { belongsTo, privateType } from '../../../../database/contentType';

/** Tokens of log-ins with a second factor. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'log-in-token', plural: 'log-in-tokens' },
    { title: 'رمز دخول', 'x-en': 'Log-in token' },
    {
      /** `ticket`: the password was right. `remembered`: a browser that is spared the second factor. */
      kind: { type: 'string' },
      /** The SHA-256 of the token, so a leaked table can't be used to sign in. */
      token: { type: 'string', column: { unique: true } },
      user: belongsTo('plugin::users-permissions.user'),
      /** How often a code was tried with it. */
      tries: { type: 'integer' },
      expiresAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
