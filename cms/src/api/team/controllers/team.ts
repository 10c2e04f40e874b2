import { teamEndpoints } from '@qaima/schemas';
import { createController } from '../../../api-runtime/registerRoutes';
import { acceptInvitation, invite, previewInvitation, revokeInvitation } from '../invitations';
import { changeRole, leaveTeam, listTeam, removeMember } from '../team';

export default createController(teamEndpoints, {
  list: ({ menu }) => listTeam(menu),
  leave: ({ menu, account }) => leaveTeam(menu, account),
  invite: ({ menu, body, account }) => invite(menu, body.role, account),
  revoke: ({ menu, params, account }) => revokeInvitation(menu, params.invitationId, account),
  changeRole: ({ menu, params, body, account }) => changeRole(menu, params.username, body.role, account),
  remove: ({ menu, params, account }) => removeMember(menu, params.username, account),
  preview: ({ body }) => previewInvitation(body.token),
  accept: ({ body, account }) => acceptInvitation(body.token, account),
});
