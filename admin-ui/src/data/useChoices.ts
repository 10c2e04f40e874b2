/** The clients or menus that match what staff type to choose one. (docs/spec/staff-console.md#choosing) */
import { staffSearchEndpoints, type StaffSearchResult } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

type Kind = 'clients' | 'menus';

/**
 * The nearest matches of a name, a username, a phone in any form, a venue, or of a menu's id or address. Nothing is
 * asked for ''.
 */
export function useChoices<K extends Kind>(kind: K, typed: string): StaffSearchResult[K] {
  const api = useApi();
  const q = typed.trim().slice(0, 100);
  const { data } = useQuery({
    queryKey: ['choices', kind, q],
    queryFn: async ({ signal }) => {
      const query = { q, kind, related: '1' } as const;
      return (await api.send(staffSearchEndpoints.search, { params: {}, query, signal })).data;
    },
    placeholderData: keepPreviousData,
    enabled: q !== '',
    retry: false,
  });
  return q === '' || !data ? [] : data[kind];
}
