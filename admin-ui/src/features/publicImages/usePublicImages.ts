/** The public images that the address asks for, and their writes. */
import { useCallback } from 'react';
import { publicImageEndpoints, publicImageQuerySchema } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../data/api.js';

export interface Filters {
  readonly title: string;
  readonly id: string;
  readonly page: number;
  readonly limit: number;
}

const { page: pageField, limit: limitField } = publicImageQuerySchema.properties;

/** What somebody wrote into the address by hand is brought within what the call takes. */
function numberIn(text: string | null, { minimum, maximum, default: usual }: typeof pageField | typeof limitField) {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : usual;
}

export type SetFilters = (changes: Partial<Filters>) => void;

/** The filters, as they stand in the address. Any change but that of the page leads to the first one. */
export function useFilters(): readonly [Filters, SetFilters] {
  const [search, setSearch] = useSearchParams();
  const filters = {
    title: search.get('title') ?? '',
    id: search.get('id') ?? '',
    page: numberIn(search.get('page'), pageField),
    limit: numberIn(search.get('limit'), limitField),
  };
  const change: SetFilters = (changes) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: 1, ...changes })) {
          const isUsual = value === '' || (name === 'page' && value === 1) || (name === 'limit' && value === 15);
          if (isUsual) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [filters, change];
}

const KEY = 'publicImages';

export function usePublicImages({ title, id, page, limit }: Filters) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, title, id, page, limit],
    queryFn: async ({ signal }) => {
      const query = { title: title.trim(), id: id.trim(), page, limit };
      const { data, total = 0 } = await api.send(publicImageEndpoints.list, { params: {}, query, signal });
      return { images: data, total };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useInvalidatePublicImages(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [KEY] }), [queries]);
}
