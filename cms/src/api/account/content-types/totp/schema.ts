import { belongsTo, privateType } from '../../../../database/contentType';

/** Authenticator apps, at most one per user. */
export default {
  ...privateType(
    { singular: 'totp', plural: 'totps' },
    { title: 'تطبيق مصادقة', 'x-en': 'Authenticator app' },
    {
      user: belongsTo('plugin::users-permissions.user'),
      /** Encrypted. */
      secret: { type: 'text' },
      /** Whether the app has shown that it has the secret. Until then it does not count as a factor. */
      isConfirmed: { type: 'boolean' },
      /** The time step of the last code; a step counts once. */
      lastStep: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'totps_once', columns: ['user_id'], type: 'unique' }],
  pluginOptions: { 'content-manager': { visible: false } },
};
