/** The results of the staff console's search, as one list of links. */
import { clientPagePath, staffSearchEndpoints, type StaffSearchResult } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.js';

export interface SearchHit {
  readonly kind: keyof StaffSearchResult;
  /** The path below `/ordering-manager`. */
  readonly path: string;
  readonly title: string;
  /** Texts that distinguish results with the same title: username, short name, number or phone. */
  readonly hints: readonly string[];
}

const address = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(params).toString()}`;

const hitsOf = ({ menus, clients, orders }: StaffSearchResult): readonly SearchHit[] => [
  ...menus.map(({ _id, username, name, phone }): SearchHit => {
    const hints = [username ? `/m/${username}` : '', phone];
    return { kind: 'menus', path: address('/activation', { menu: _id }), title: name || username || _id, hints };
  }),
  ...clients.map(({ username, name, phone }): SearchHit => ({
    kind: 'clients',
    path: clientPagePath(username),
    title: name || username,
    hints: [username, phone],
  })),
  ...orders.map(({ _id, number, name, username, venue, phone }): SearchHit => {
    const hints = [`#${number}`, venue, phone];
    return { kind: 'orders', path: address('', { order: _id }), title: name || username, hints };
  }),
];

/**
 * The results; undefined until the first response. If the query changes, the previous results stay until the new ones
 * arrive; meanwhile `isStale` is true.
 */
export function useStaffSearch(q: string) {
  const api = useApi();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['staffSearch', q],
    queryFn: async ({ signal }) =>
      hitsOf((await api.send(staffSearchEndpoints.search, { params: {}, query: { q }, signal })).data),
    placeholderData: keepPreviousData,
    enabled: q !== '',
    retry: false,
  });
  return { hits: q === '' ? undefined : data, error, isStale: isPlaceholderData };
}
