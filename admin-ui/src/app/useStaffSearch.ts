/** The results of the staff console's search, as one list of links. */
import {
  clientPagePath,
  findMatches,
  MAX_STAFF_SEARCH_LIMIT,
  STAFF_SEARCH_KINDS,
  staffSearchEndpoints,
  type StaffSearchKind,
  type StaffSearchResult,
} from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.js';

export interface SearchHit {
  readonly kind: StaffSearchKind;
  /** Below the console's address. Null if the search itself shows all results of this kind. */
  readonly path: string | null;
  readonly title: string;
  /** Texts that distinguish results with the same title: username, short name, number or phone. */
  readonly hints: readonly string[];
  /** Instead of a title: leads to all results of this kind, which are so many. */
  readonly all?: number;
}

const address = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(params).toString()}`;

const resultHits = ({ menus, clients, orders }: StaffSearchResult, q: string): readonly SearchHit[] => [
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
    // The username only where it is the reason why the order was found.
    const hints = [`#${number}`, venue, name && findMatches(q, username).length > 0 ? username : '', phone];
    return { kind: 'orders', path: address('', { order: _id }), title: name || username, hints };
  }),
];

/** The pages with all results of a kind. Clients have none. */
const ALL_PATHS: Readonly<Record<StaffSearchKind, ((q: string) => string) | null>> = {
  menus: (q) => address('/menus', { q }),
  clients: null,
  orders: (q) => address('/orders', { q, canceled: 'all' }),
};

/** The results, and after those of each kind the way to all of them, if there are more. */
function hitsOf(result: StaffSearchResult, q: string, only: StaffSearchKind | undefined): readonly SearchHit[] {
  const hits = resultHits(result, q);
  return STAFF_SEARCH_KINDS.flatMap((kind): readonly SearchHit[] => {
    const found = hits.filter((hit) => hit.kind === kind);
    const all = result.totals[kind];
    if (all <= found.length || only === kind) return found;
    return [...found, { kind, path: ALL_PATHS[kind]?.(q) ?? null, title: '', hints: [], all }];
  });
}

/**
 * The results; undefined until the first ones arrive. While other results are loading, `isStale` is true and the
 * previous ones are returned.
 * @param only shows only results of this kind, but as many as possible
 */
export function useStaffSearch(q: string, only?: StaffSearchKind) {
  const api = useApi();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['staffSearch', q, only],
    queryFn: async ({ signal }) => {
      const query = { q, ...(only && { kind: only, limit: MAX_STAFF_SEARCH_LIMIT }) };
      return hitsOf((await api.send(staffSearchEndpoints.search, { params: {}, query, signal })).data, q, only);
    },
    placeholderData: keepPreviousData,
    enabled: q !== '',
    retry: false,
  });
  return { hits: q === '' ? undefined : data, error, isStale: isPlaceholderData };
}
