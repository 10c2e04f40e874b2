/** Writes memberships. Runs inside the menu's lock. */
import type { TeamRole } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { defaultColumns, rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { announceRevocation } from '../../http/sessions/revocations';

/** The user row ids of the menu's owners. */
export async function ownersOf(menu: MenuRef): Promise<number[]> {
  const row = await rows('api::menu.menu').findOne({
    where: { id: menu.id },
    populate: { admins: { select: ['id'] } },
  });
  return (row?.admins ?? []).map(({ id }) => id);
}

/**
 * Sets a user's role in a menu's team. If the role is null, the user leaves the team, and the user's open event streams
 * end. Unless the new role is owner, deletes invitations by the user: a former owner could use one to rejoin.
 */
export async function setRole(menu: MenuRef, userId: number, role: TeamRole | null): Promise<void> {
  const others = (await ownersOf(menu)).filter((id) => id !== userId);
  const admins = role === 'owner' ? [...others, userId] : others;
  await rows('api::menu.menu').update({ where: { id: menu.id }, data: { admins } });
  const sql = await connection();
  await sql('team_members').where({ menu_id: menu.id, user_id: userId }).delete();
  if (role !== 'owner') await sql('invitations').where({ menu_id: menu.id, maker_id: userId }).delete();
  if (role !== null && role !== 'owner') {
    await rows('api::team.team-member').create({ data: { ...defaultColumns(), menu: menu.id, user: userId, role } });
  }
  announceRevocation();
}
