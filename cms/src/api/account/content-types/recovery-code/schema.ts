import { belongsTo, privateType } from '../../../../database/contentType';

/** Recovery codes; a used one is deleted. */
export default {
  ...privateType(
    { singular: 'recovery-code', plural: 'recovery-codes' },
    { title: 'رمز استرداد', 'x-en': 'Recovery code' },
    {
      user: belongsTo('plugin::users-permissions.user'),
      /** An argon2id hash. */
      hash: { type: 'string' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
