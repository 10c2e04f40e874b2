import { belongsTo, privateType } from '../../../../database/contentType';

/** Keys by which programs call the API. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'api-key', plural: 'api-keys' },
    { title: 'مفتاح برمجي', 'x-en': 'API key' },
    {
      /** The SHA-256 of the key, so a leaked table can't be used to call the API. */
      token: { type: 'string', column: { unique: true } },
      menu: belongsTo('menu'),
      title: { type: 'string' },
      scopes: { type: 'json' },
      hint: { type: 'string' },
      expiresAt: { type: 'biginteger' },
      lastUsedAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
