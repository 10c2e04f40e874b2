/** The team of a menu: its members, and changes of their roles. (docs/spec/domain.md#teams) */
import { TEAM_ROLES, type Team, type TeamMember, type TeamRole } from '@qaima/schemas';
import { assertConfirmed, type MenuRef } from '../../api-runtime/access';
import { HttpError } from '../../errors/httpError';
import { textOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import type { Actor, SignedIn } from '../../http/sessions/store';
import { ERROR_MESSAGES as ACCOUNT_ERRORS } from '../account/errorMessages';
import { findByName } from '../account/users';
import { recordAction } from '../../audit/auditLog';
import { changeMenu } from '../../menu-parts/changeMenu';
import { openInvitations } from './invitations';
import { LAST_OWNER } from './lastOwner';
import { memberships, roleIn } from '../../menu-parts/members';
import { ownersOf, setRole } from './setRole';

const NOT_A_MEMBER = { ar: 'هذا المستخدم ليس من فريق القائمة.', en: 'This user is not in the team of the menu.' };

/** Owners first, then editors, then order takers; each group is sorted by name. */
const inOrder = (one: TeamMember, other: TeamMember) =>
  TEAM_ROLES.indexOf(one.role) - TEAM_ROLES.indexOf(other.role) || one.name.localeCompare(other.name, 'ar');

export async function listTeam(menu: MenuRef): Promise<Team> {
  const roles = new Map((await memberships({ menus: [menu.id] })).map(({ userId, role }) => [userId, role]));
  const users = await rows('plugin::users-permissions.user').findMany({
    where: { id: { $in: [...roles.keys()] } },
    select: ['id', 'username', 'name'],
  });
  const members = users.map((user): TeamMember => {
    const username = textOf(user['username']);
    return { username, name: textOf(user['name']) || username, role: roles.get(user.id) ?? 'orders' };
  });
  return { members: members.sort(inOrder), invitations: await openInvitations(menu, Date.now()) };
}

interface Member {
  readonly id: number;
  readonly username: string;
  readonly role: TeamRole;
}

/** @throws {HttpError} 404 if there is no such user or they don't belong to the team */
async function memberOf(menu: MenuRef, username: string): Promise<Member> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, ACCOUNT_ERRORS.noUser);
  const role = await roleIn(user.id, menu.id);
  if (role === null) throw new HttpError(404, NOT_A_MEMBER);
  return { id: user.id, username: user.username, role };
}

/** @throws {HttpError} 409 if the member is the only owner */
async function assertNotLastOwner(menu: MenuRef, { role }: Member): Promise<void> {
  if (role === 'owner' && (await ownersOf(menu)).length <= 1) throw new HttpError(409, LAST_OWNER);
}

export const changeRole = (menu: MenuRef, username: string, role: TeamRole, by: Actor): Promise<null> =>
  changeMenu(menu, async () => {
    const member = await memberOf(menu, username);
    if (member.role === role) return null;
    if (role === 'owner' || member.role === 'owner') assertConfirmed();
    await assertNotLastOwner(menu, member);
    await setRole(menu, member.id, role);
    const details = { member: member.username, role };
    await recordAction({ by, action: 'role-changed', menu: menu.documentId, details });
    return null;
  });

const remove = (menu: MenuRef, username: string, by: Actor, action: 'member-removed' | 'member-left'): Promise<null> =>
  changeMenu(menu, async () => {
    const member = await memberOf(menu, username);
    if (member.role === 'owner') assertConfirmed();
    await assertNotLastOwner(menu, member);
    await setRole(menu, member.id, null);
    const details = action === 'member-left' ? {} : { member: member.username };
    await recordAction({ by, action, menu: menu.documentId, details });
    return null;
  });

export const removeMember = (menu: MenuRef, username: string, by: Actor) =>
  remove(menu, username, by, 'member-removed');

export const leaveTeam = (menu: MenuRef, account: SignedIn) => remove(menu, account.username, account, 'member-left');
