import { belongsTo, privateType } from '../../../../database/contentType';

/** Passkeys, at most 10 per user. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'passkey', plural: 'passkeys' },
    { title: 'مفتاح مرور', 'x-en': 'Passkey' },
    {
      user: belongsTo('plugin::users-permissions.user'),
      /** The credential's id, in base64url. */
      credential: { type: 'text' },
      /** In COSE format, as base64url. */
      publicKey: { type: 'text' },
      /** How often the authenticator has signed; stays 0 for keys that synchronize. */
      counter: { type: 'biginteger' },
      title: { type: 'string' },
      /** The browser and operating system that registered it, for display. */
      device: { type: 'string' },
      syncs: { type: 'boolean' },
      registeredAt: { type: 'biginteger' },
      usedAt: { type: 'biginteger' },
    },
  ),
  indexes: [{ name: 'passkeys_once', columns: ['credential'], type: 'unique' }],
  pluginOptions: { 'content-manager': { visible: false } },
};
