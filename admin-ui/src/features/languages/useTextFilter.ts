/** The filter and the search of the table of translations. Both are part of the URL. */
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSearchChanges } from '../../components/useSearchChanges.js';

export const TEXT_FILTERS = ['all', 'titles', 'descriptions', 'sizes', 'sections', 'others'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

const FILTER = 'texts';
const QUERY = 'q';

export function useTextFilter() {
  const [search, change] = useSearchChanges();
  const filter = search.get(FILTER);
  return {
    filter: isOneOf(TEXT_FILTERS, filter) ? filter : 'all',
    setFilter: (value: TextFilter) => change({ [FILTER]: value === 'all' ? null : value }),
    query: search.get(QUERY) ?? '',
    setQuery: (text: string) => change({ [QUERY]: text }, true),
  } as const;
}
