/**
 * The number of guests' orders that wait for the venue: for a response or, accepted automatically, to be opened. For
 * the navigation, the page title and the favicon.
 */
import { guestOrderEndpoints, hasInbox } from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenu, useMenuName } from './menu.js';

/** The polling interval. While an inbox is open, there is no polling, because the inbox updates the number. */
const REFRESH_MS = 30_000;

/** The key prefix of all queries of a menu's guest orders. */
export const guestOrdersKey = (menuName: string) => ['guestOrders', menuName] as const;
export const pendingOrdersKey = (menuName: string) => [...guestOrdersKey(menuName), 'pending'] as const;

/** The query key under which an open inbox stores `true`. The inbox then updates the number. */
export const isInboxOpenKey = (menuName: string) => [...guestOrdersKey(menuName), 'isOpen'] as const;

/** The number of pending orders; 0 until it is loaded, and for menus that receive orders as messages. */
export function usePendingOrders(): number {
  const api = useApi();
  const menuName = useMenuName();
  const queries = useQueryClient();
  const { data: menu } = useMenu();
  const { data = 0 } = useQuery({
    queryKey: pendingOrdersKey(menuName),
    queryFn: async ({ signal }) => {
      const { data: count } = await api.send(guestOrderEndpoints.count, { params: { menuId: menuName }, signal });
      return count.pending + count.unopened;
    },
    enabled: menu !== undefined && hasInbox(menu),
    refetchInterval: () => (queries.getQueryData(isInboxOpenKey(menuName)) === true ? false : REFRESH_MS),
    retry: false,
  });
  return data;
}
