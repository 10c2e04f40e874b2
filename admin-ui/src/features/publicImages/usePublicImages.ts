import { useCallback } from 'react';
import { publicImageQuerySchema, type PublicImage } from '@qaima/schemas';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

export interface Filters {
  readonly title: string;
  readonly id: string;
  readonly page: number;
  readonly limit: number;
}

const { page: pageField, limit: limitField } = publicImageQuerySchema.properties;

/** Reads a number from a URL parameter; the default if the endpoint would reject the number. */
function numberIn(text: string | null, { minimum, maximum, default: usual }: typeof pageField | typeof limitField) {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : usual;
}

export type SetFilters = (changes: Partial<Filters>) => void;

/** The filters in the URL. Changing any filter, except the page, returns to the first page. */
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

export const usePublicImages = ({ title, id, page, limit }: Filters) =>
  useGetList<PublicImage & { readonly id: string }>(
    'publicImages',
    { pagination: { page, perPage: limit }, filter: { title: title.trim(), id: id.trim() } },
    { placeholderData: keepPreviousData, retry: false },
  );

export function useInvalidatePublicImages(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['publicImages', 'getList'] }), [queries]);
}
