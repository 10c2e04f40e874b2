/** Who and what staff name while they type: a user by username, a menu by its id, short name or address. */
import { accountCalls, isUserName, menuCalls, menuNameIn, normaliseUserName, Refused, type Menu } from '@qaima/schemas';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, type Api } from './api.js';
import { TRAILS } from './useAuditLog.js';

/** What a look-up has come to. */
export type Found<T> =
  { readonly is: 'nothing' | 'looking' | 'absent' | 'unknown' } | { readonly is: 'found'; readonly value: T };

export interface UserFound {
  readonly name: string;
  readonly phone: string;
}

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && error.statusCode === 404) return null;
    throw error;
  }
};

interface Answer<T> {
  readonly data: T | null | undefined;
  readonly error: unknown;
}

function foundOf<T>({ data, error }: Answer<T>, isAsked: boolean): Found<T> {
  if (!isAsked) return { is: 'nothing' };
  if (data) return { is: 'found', value: data };
  if (data === null) return { is: 'absent' };
  return { is: error ? 'unknown' : 'looking' };
}

/** How long an answer is taken for granted, in ms. */
const FRESH_FOR = 60_000;

/** `username` as it stands when typing has paused. */
export function useUserLookUp(username: string): Found<UserFound> {
  const api = useApi();
  const name = normaliseUserName(username);
  const answer = useQuery({
    queryKey: ['user', name],
    queryFn: async ({ signal }) =>
      // Some words that nobody can be called by are addresses of other calls.
      isUserName(name) ? orNull(api.ask(accountCalls.lookUp, { params: { username: name }, signal })) : null,
    select: (found) => found?.data ?? null,
    enabled: name !== '',
    staleTime: FRESH_FOR,
    retry: false,
  });
  return foundOf(answer, name !== '');
}

const menuQuery = (api: Api, menuId: string) =>
  queryOptions({
    queryKey: ['deskMenu', menuId],
    queryFn: ({ signal }) => orNull(api.ask(menuCalls.read, { params: { menuId }, signal })),
    retry: false,
  });

/** `typed` as it stands when typing has paused. */
export function useMenuLookUp(typed: string): Found<Menu> {
  const api = useApi();
  const menuId = menuNameIn(typed);
  const answer = useQuery({
    ...menuQuery(api, menuId),
    select: (found) => found?.data ?? null,
    enabled: menuId !== '',
  });
  return foundOf(answer, menuId !== '');
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
    async (typed) => (await queries.query(menuQuery(api, menuNameIn(typed))))?.data ?? null,
    [api, queries],
  );
}

/** Reads menus again that were looked up, and what was done to them. */
export function useReadMenusAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [['deskMenu'], TRAILS, ['inactiveMenus']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  }, [queries]);
}
