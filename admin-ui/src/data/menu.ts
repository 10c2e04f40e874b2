/** The queries of the owner's menu and the signed-in account, which all screens share. */
import { createContext, useCallback, useContext } from 'react';
import {
  accountEndpoints,
  menuEndpoints,
  MINUTE_MS,
  type Account,
  type Item,
  type Menu,
  type FullSection,
} from '@qaima/schemas';
import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useApi, type Api } from './api.js';

export type MenuSection = FullSection;
export type MenuItem = Item & { readonly _id: string };

/** `:menuId` of the URL: the menu's id or username. */
const MenuNameContext = createContext('');
export const MenuNameProvider = MenuNameContext.Provider;
export const useMenuName = () => useContext(MenuNameContext);

/**
 * Whether staff have stopped the menu: its owner still edits it, guests don't see it. Precise to the minute: a menu that
 * stops within the current minute counts as stopped, because clocks differ.
 */
export const isStopped = ({ inactiveFrom }: Pick<Menu, 'inactiveFrom'>, now = Date.now()): boolean =>
  Boolean(inactiveFrom) && Math.floor(Date.parse(String(inactiveFrom)) / MINUTE_MS) <= Math.floor(now / MINUTE_MS);

export const menuKey = (menuName: string) => ['menu', menuName] as const;
export const accountKey = ['account'] as const;

export const menuQuery = (api: Api, menuName: string) => ({
  queryKey: menuKey(menuName),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Menu> =>
    (await api.send(menuEndpoints.read, { params: { menuId: menuName }, signal })).data,
  staleTime: Infinity,
  retry: false,
});

export const accountQuery = (api: Api) => ({
  queryKey: accountKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Account> =>
    (await api.send(accountEndpoints.me, { params: {}, signal })).user,
  staleTime: Infinity,
  retry: false,
});

/** The owner's menu. While it is refetched, the previous data is returned. */
export function useMenu(): UseQueryResult<Menu> {
  return useQuery(menuQuery(useApi(), useMenuName()));
}

/** The public id of the owner's menu; empty while it loads. */
export const useMenuId = (): string => useMenu().data?._id ?? '';

export function useAccount(): UseQueryResult<Account> {
  return useQuery(accountQuery(useApi()));
}

/** Refetches account and menu. If that fails, the shown data stays. (docs/spec/owners-area.md#loading) */
export async function refetchMenu(queries: QueryClient, menuName: string): Promise<void> {
  await Promise.allSettled([
    queries.refetchQueries({ queryKey: menuKey(menuName) }),
    queries.refetchQueries({ queryKey: accountKey }),
  ]);
}

export function useRefetchMenu(): () => Promise<void> {
  const queries = useQueryClient();
  const menuName = useMenuName();
  return useCallback(() => refetchMenu(queries, menuName), [queries, menuName]);
}

/** Updates the cached menu optimistically. */
export async function patchMenu(queries: QueryClient, menuName: string, change: (menu: Menu) => Menu): Promise<void> {
  const queryKey = menuKey(menuName);
  // The response of a pending query would overwrite the update.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Menu>(queryKey, (menu) => menu && change(menu));
}
