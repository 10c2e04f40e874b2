/** What was done to an order or to a menu: a page of it, the latest first. */
import { trailCalls } from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from './api.js';

/** Whose trail it is. */
export type TrailOf = { readonly orderId: string } | { readonly menuId: string };

/** When something is read again by itself. */
export interface Freshness {
  /** In ms. */
  readonly refetchInterval: number | false;
  readonly refetchOnWindowFocus: boolean;
}

const PER_PAGE = 10;

/** Both kinds begin alike, so that whoever changes one can have all trails read again. */
export const TRAILS = ['trail'] as const;
export const trailKey = (of: TrailOf) => [...TRAILS, of] as const;

export function useTrail(of: TrailOf, page: number, freshness: Partial<Freshness> = {}) {
  const api = useApi();
  return useQuery({
    queryKey: [...trailKey(of), page],
    queryFn: async ({ signal }) => {
      const query = { page, limit: PER_PAGE };
      const { data, total = 0 } =
        'orderId' in of
          ? await api.ask(trailCalls.ofOrder, { params: of, query, signal })
          : await api.ask(trailCalls.ofMenu, { params: of, query, signal });
      return { entries: data, pages: Math.ceil(total / PER_PAGE) };
    },
    placeholderData: keepPreviousData,
    retry: false,
    ...freshness,
  });
}
