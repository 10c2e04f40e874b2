/** What was deleted from this page, as opposed to elsewhere. */
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

const KEY = ['removedHere'] as const;

/** Remembers what this page has just deleted. */
export const markLocallyDeleted = (queries: QueryClient, ids: readonly string[]): void =>
  void queries.setQueryData<readonly string[]>(KEY, (before = []) => [...before, ...ids]);

/** Whether something was deleted from this page. */
export function useIsLocallyDeleted(): (id: string) => boolean {
  const queries = useQueryClient();
  return useCallback((id) => queries.getQueryData<readonly string[]>(KEY)?.includes(id) ?? false, [queries]);
}
