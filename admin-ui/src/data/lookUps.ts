/** Who and what staff name while they type: a user by username, a menu by its id, short name or address. */
import {
  accountEndpoints,
  isAccountUsername,
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

/** What a look-up has come to. */
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

/** How long an answer is taken for granted, in ms. */
const USER_STALE_MS = 60_000;

/** `username` as it stands when typing has paused. */
export function useUserLookUp(username: string): LookUpState<FoundUser> {
  const api = useApi();
  const name = normalizeAccountUsername(username);
  const answer = useQuery({
    queryKey: ['user', name],
    queryFn: async ({ signal }) =>
      // Some words that nobody can be called by are addresses of other calls.
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
    queryFn: ({ signal }) => nullIfNotFound(api.send(menuEndpoints.read, { params: { menuId }, signal })),
    retry: false,
  });

/** `typed` as it stands when typing has paused. */
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
 * Finds the menu that a form is sent with, by its field: whoever types and sends at once is ahead of the look-up, which
 * still has nothing to say, or speaks of the menu that stood there before.
 * @returns the menu; null when there is none
 */
export function useFindMenu(): (typed: string) => Promise<Menu | null> {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    async (typed) => (await queries.query(menuQuery(api, parseMenuReference(typed))))?.data ?? null,
    [api, queries],
  );
}

/** Reads menus again that were looked up, and what was done to them. */
export function useInvalidateMenus(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [['deskMenu'], AUDIT_LOG_KEY, ['inactiveMenus']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  }, [queries]);
}
