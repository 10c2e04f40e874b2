/** The fake API's handlers for the team of a menu. */
import {
  ApiError,
  INVITATION_TTL_DAYS,
  type Account,
  type Invitation,
  type TeamMember,
  type TeamRole,
} from '@qaima/schemas';
import { notFound, type FakeState, type Handlers } from './state.js';

const LAST_OWNER = 'لا بد للقائمة من مالك واحد على الأقل.';

export const ownerOnly = (account: Account | null): readonly TeamMember[] =>
  account ? [{ username: account.username, name: account.name, role: 'owner' }] : [];

export function teamHandlers(state: FakeState, team: readonly TeamMember[], by: string): Handlers {
  let members = team;
  let invitations: readonly Invitation[] = [];
  const change = (username: string | undefined, role: TeamRole | null) => {
    const member = members.find((one) => one.username === username);
    if (!member) throw notFound();
    const others = members.filter((one) => one !== member);
    const changed = role === null ? others : members.map((one) => (one === member ? { ...one, role } : one));
    if (!changed.some((one) => one.role === 'owner')) throw new ApiError(LAST_OWNER, 409);
    members = changed;
    return null;
  };
  return {
    'team.list': () => ({ members, invitations }),
    'team.invite': (_params, { role }) => {
      const expiresAt = new Date(Date.now() + INVITATION_TTL_DAYS * 24 * 60 * 60 * 1000).toISOString();
      const made = { _id: state.newId('invitation'), role: role as TeamRole, by, expiresAt };
      invitations = [made, ...invitations];
      return { ...made, token: 't'.repeat(43) };
    },
    'team.revoke': ({ invitationId }) => {
      invitations = invitations.filter(({ _id }) => _id !== invitationId);
      return null;
    },
    'team.changeRole': ({ username }, { role }) => change(username, role as TeamRole),
    'team.remove': ({ username }) => change(username, null),
  };
}
