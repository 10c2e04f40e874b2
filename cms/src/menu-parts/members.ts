/**
 * Who belongs to which menu, with which role. Owners are stored as the menu's admins; all other members have a row in
 * `team_members`. So a lost row can only reduce access. For menus in the trash, nobody has access.
 */
import { includesRole, teamRoleField, type TeamRole } from '@qaima/schemas';
import { readStored } from '../api-runtime/serialize';
import { connection } from '../database/transaction';

const OWNERS = 'menus_admins_lnk';
const MEMBERS = 'team_members';

export interface Membership {
  readonly menuId: number;
  readonly userId: number;
  readonly role: TeamRole;
}

interface Pair {
  readonly menu_id: number;
  readonly user_id: number;
}

interface Filter {
  readonly menus?: readonly number[];
  readonly user?: number;
}

/** Finds memberships by menus, by user, or by both, in two queries. Each user has at most one membership per menu. */
export async function memberships({ menus, user }: Filter): Promise<Membership[]> {
  const sql = await connection();
  const found = <R extends Pair>(table: string, columns: readonly string[]) => {
    const all = sql(table)
      .join('menus', 'menus.id', `${table}.menu_id`)
      .whereNull('menus.trashed_at')
      .whereNotNull(`${table}.user_id`)
      .orderBy([{ column: `${table}.menu_id` }, { column: `${table}.id` }])
      .select<R[]>(columns.map((column) => `${table}.${column}`));
    if (menus) void all.whereIn(`${table}.menu_id`, menus);
    if (user !== undefined) void all.where(`${table}.user_id`, user);
    return all;
  };
  const owners = await found<Pair>(OWNERS, ['menu_id', 'user_id']);
  const others = await found<Pair & { role: string | null }>(MEMBERS, ['menu_id', 'user_id', 'role']);
  const owns = new Set(owners.map(({ menu_id, user_id }) => `${menu_id} ${user_id}`));
  return [
    ...owners.map(({ menu_id: menuId, user_id: userId }) => ({ menuId, userId, role: 'owner' as const })),
    ...others.flatMap(({ menu_id: menuId, user_id: userId, role: stored }): Membership[] => {
      const role = readStored(teamRoleField, stored);
      // A row in `team_members` never grants the owner role, even if it contains this role.
      if (role === undefined || role === 'owner' || owns.has(`${menuId} ${userId}`)) return [];
      return [{ menuId, userId, role }];
    }),
  ];
}

/** The role of a user in a menu's team; null if they don't belong to it. */
export async function roleIn(userId: number, menuId: number): Promise<TeamRole | null> {
  const [membership] = await memberships({ user: userId, menus: [menuId] });
  return membership?.role ?? null;
}

/** Whether a user has this role, or one that includes it, in any menu. */
export const hasRoleAnywhere = async (userId: number, needed: TeamRole): Promise<boolean> =>
  (await memberships({ user: userId })).some(({ role }) => includesRole(role, needed));
