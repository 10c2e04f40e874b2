/** The role of the signed-in account in the open menu. Staff may do what owners may. */
import type { TeamRole } from '@qaima/schemas';
import { useAccount, useMenu, useMenuName } from './menu.js';

/** Null until it is known, and outside of the team. */
export function useRole(): TeamRole | null {
  const menuName = useMenuName();
  const { data: account } = useAccount();
  const { data: menu } = useMenu();
  if (!account) return null;
  if (account.staff) return 'owner';
  // The URL's name is enough to know the role before the menu has arrived.
  const names = [menuName, menu?._id];
  return account.menus.find(({ _id, username }) => names.includes(_id) || names.includes(username ?? ''))?.role ?? null;
}
