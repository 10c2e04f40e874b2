/** Visitor statistics of the last days. While another period is loading, the previous data is returned. */
import { statsEndpoints, type Stats, type StatsPeriod } from '@qaima/schemas';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenuName } from './menu.js';

export function useStats(days: StatsPeriod): UseQueryResult<Stats> {
  const api = useApi();
  const menuId = useMenuName();
  return useQuery({
    queryKey: ['stats', menuId, days],
    queryFn: async ({ signal }): Promise<Stats> =>
      (await api.send(statsEndpoints.read, { params: { menuId }, query: { days }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
