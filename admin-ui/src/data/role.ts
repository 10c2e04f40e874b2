/** The role of the signed-in account in the open menu. Staff may do what owners may. */
import type { TeamRole } from '@qaima/schemas';
import { useAccount, useMenu, useMenuName } from './menu.js';

/** The account's role in the open menu; null while it is loading, or if the account is not in the menu's team. */
export function useRole(): TeamRole | null {
  const menuName = useMenuName();
  const { data: account } = useAccount();
  const { data: menu } = useMenu();
  if (!account) return null;
  if (account.staff) return 'owner';
  // Before the menu is loaded, its id or username in the URL identifies the role.
  const names = [menuName, menu?._id];
  return account.menus.find(({ _id, username }) => names.includes(_id) || names.includes(username ?? ''))?.role ?? null;
}
