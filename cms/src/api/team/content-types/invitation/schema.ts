import { belongsTo, privateType } from '../../../../database/contentType';

/** Open invitations to teams; a used one is deleted. Times are in epoch ms. */
export default {
  ...privateType(
    { singular: 'invitation', plural: 'invitations' },
    { title: 'دعوة', 'x-en': 'Invitation' },
    {
      /** The SHA-256 of the link's token, so a leaked table can't be used to join. */
      token: { type: 'string', column: { unique: true } },
      menu: belongsTo('menu'),
      role: { type: 'string' },
      /** The name of the member who made the invitation. */
      madeBy: { type: 'string' },
      /** The row id of that member. If the member is no longer an owner, the invitation is deleted. */
      makerId: { type: 'integer' },
      expiresAt: { type: 'biginteger' },
    },
  ),
  pluginOptions: { 'content-manager': { visible: false } },
};
