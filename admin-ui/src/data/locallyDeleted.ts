/** The ids of records that were deleted on this page, as opposed to those deleted by other users. */
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

const KEY = ['removedHere'] as const;

export const markLocallyDeleted = (queries: QueryClient, ids: readonly string[]): void =>
  void queries.setQueryData<readonly string[]>(KEY, (before = []) => [...before, ...ids]);

export function useIsLocallyDeleted(): (id: string) => boolean {
  const queries = useQueryClient();
  return useCallback((id) => queries.getQueryData<readonly string[]>(KEY)?.includes(id) ?? false, [queries]);
}
