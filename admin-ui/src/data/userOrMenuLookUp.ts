/** Looks up users and menus while staff type: a user by username; a menu by id, username or URL. */
import {
  accountEndpoints,
  isAccountUsername,
  isMenuId,
  isMenuUsername,
  menuEndpoints,
  parseMenuReference,
  normalizeAccountUsername,
  ApiError,
  type Menu,
} from '@qaima/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, type Api } from './api.js';
import { AUDIT_LOG_KEY } from './useAuditLog.js';
import { useNotifyError } from './useNotifyError.js';

export type LookUpState<T> =
  { readonly is: 'nothing' | 'looking' | 'absent' | 'unknown' } | { readonly is: 'found'; readonly value: T };

export interface FoundUser {
  readonly name: string;
  readonly phone: string;
}

const nullIfNotFound = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw error;
  }
};

interface QueryAnswer<T> {
  readonly data: T | null | undefined;
  readonly error: unknown;
}

function lookUpState<T>({ data, error }: QueryAnswer<T>, isAsked: boolean): LookUpState<T> {
  if (!isAsked) return { is: 'nothing' };
  if (data) return { is: 'found', value: data };
  if (data === null) return { is: 'absent' };
  return { is: error ? 'unknown' : 'looking' };
}

/** How long a found user is not fetched again. */
const USER_STALE_MS = 60_000;

/** @param username the typed username, debounced */
export function useUserLookUp(username: string): LookUpState<FoundUser> {
  const api = useApi();
  const name = normalizeAccountUsername(username);
  const answer = useQuery({
    queryKey: ['user', name],
    queryFn: async ({ signal }) =>
      // Sends only valid usernames: other text in the path could address another endpoint.
      isAccountUsername(name)
        ? nullIfNotFound(api.send(accountEndpoints.lookUp, { params: { username: name }, signal }))
        : null,
    select: (found) => found?.data ?? null,
    enabled: name !== '',
    staleTime: USER_STALE_MS,
    retry: false,
  });
  return lookUpState(answer, name !== '');
}

const menuQuery = (api: Api, menuId: string) =>
  queryOptions({
    queryKey: ['deskMenu', menuId],
    queryFn: async ({ signal }) =>
      // Text that can't name a menu, such as a typed title, is not asked for.
      isMenuId(menuId) || isMenuUsername(menuId)
        ? nullIfNotFound(api.send(menuEndpoints.read, { params: { menuId }, signal }))
        : null,
    retry: false,
  });

/** @param typed the typed id, username or URL, debounced */
export function useMenuLookUp(typed: string): LookUpState<Menu> {
  const api = useApi();
  const menuId = parseMenuReference(typed);
  const answer = useQuery({
    ...menuQuery(api, menuId),
    select: (found) => found?.data ?? null,
    enabled: menuId !== '',
  });
  return lookUpState(answer, menuId !== '');
}

/**
 * Returns a function that looks up a menu when a form is submitted. The debounced look-up may not have finished by
 * then. Resolves to null if there is no such menu. Fails at once with a notification without a network.
 */
export function useFindMenu(): (typed: string) => Promise<Menu | null> {
  const api = useApi();
  const queries = useQueryClient();
  const notifyError = useNotifyError();
  return useCallback(
    async (typed) => {
      const query = menuQuery(api, parseMenuReference(typed));
      try {
        return (await queries.query({ ...query, networkMode: 'always' }))?.data ?? null;
      } catch (error) {
        notifyError(error);
        throw error;
      }
    },
    [api, queries, notifyError],
  );
}

/** Returns a function that invalidates looked-up menus, lists of menus and audit logs. */
export function useInvalidateMenus(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [['deskMenu'], AUDIT_LOG_KEY, ['inactiveMenus'], ['deletedMenus'], ['menus']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries]);
}
