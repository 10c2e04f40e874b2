import { staffSearchEndpoints, type StaffSearchResult } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

/** The clients that match a name, a username or a phone number, the newest first. Nothing is asked for ''. */
export function useClientSearch(typed: string): StaffSearchResult['clients'] {
  const api = useApi();
  const q = typed.trim();
  const { data } = useQuery({
    queryKey: ['clientSearch', q],
    queryFn: async ({ signal }) =>
      (await api.send(staffSearchEndpoints.search, { params: {}, query: { q, kind: 'clients' }, signal })).data.clients,
    placeholderData: keepPreviousData,
    enabled: q !== '',
    retry: false,
  });
  return q === '' ? [] : (data ?? []);
}
