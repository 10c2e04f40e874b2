import { teamRoleInputSchema } from '@qaima/schemas';
import { belongsTo, contentType } from '../../../../database/contentType';

/** Editors and order takers of teams. Owners are stored as the menu's admins instead. */
export default {
  ...contentType(
    { ...teamRoleInputSchema, title: 'عضو فريق', 'x-en': 'Team member' },
    { singular: 'team-member', plural: 'team-members' },
    { stored: { menu: belongsTo('menu'), user: belongsTo('plugin::users-permissions.user') } },
  ),
  indexes: [{ name: 'team_members_once', columns: ['menu_id', 'user_id'], type: 'unique' }],
};
