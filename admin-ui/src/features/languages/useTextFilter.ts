/** The filter and the search of the table of translations. Both are part of the URL. */
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSearchParams } from 'react-router-dom';

export const TEXT_FILTERS = ['all', 'titles', 'descriptions', 'sizes', 'sections'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

const FILTER = 'texts';
const QUERY = 'q';

export function useTextFilter() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string, replace: boolean) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace },
    );
  const filter = search.get(FILTER);
  return {
    filter: isOneOf(TEXT_FILTERS, filter) ? filter : 'all',
    setFilter: (value: TextFilter) => set(FILTER, value === 'all' ? '' : value, false),
    query: search.get(QUERY) ?? '',
    setQuery: (text: string) => set(QUERY, text, true),
  } as const;
}
