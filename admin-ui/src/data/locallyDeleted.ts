/** The ids of records that this page deleted; others were deleted elsewhere. */
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

const KEY = ['removedHere'] as const;

export const markLocallyDeleted = (queries: QueryClient, ids: readonly string[]): void =>
  void queries.setQueryData<readonly string[]>(KEY, (before = []) => [...before, ...ids]);

export function useIsLocallyDeleted(): (id: string) => boolean {
  const queries = useQueryClient();
  return useCallback((id) => queries.getQueryData<readonly string[]>(KEY)?.includes(id) ?? false, [queries]);
}
