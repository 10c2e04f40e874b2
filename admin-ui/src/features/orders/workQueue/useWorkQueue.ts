/** The chosen queue and its order, stored in the URL, and its query. */
import {
  WORK_QUEUES,
  workQueueEndpoints,
  workQueueQuerySchema,
  type WorkQueue,
  type WorkQueueSort,
} from '@qaima/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../data/api.js';
import { useRefetchOptions, WORK_QUEUE_KEY } from '../useOrders.js';

export interface QueueLocation {
  readonly queue: WorkQueue;
  readonly sort: WorkQueueSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export type SetQueueLocation = (changes: Partial<QueueLocation>) => void;

const PAGE_ROWS = 30;
const { sort: sortField, page: pageField } = workQueueQuerySchema.properties;
export const QUEUE_SORTS: readonly WorkQueueSort[] = sortField.enum;
const FIRST = { queue: 'expiring', sort: 'due', direction: 'asc', page: 1 } as const;

/** Choosing another queue or order returns to the first page. */
export function useQueueLocation(): readonly [QueueLocation, SetQueueLocation] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? '');
  const location: QueueLocation = {
    queue: WORK_QUEUES.find((queue) => queue === search.get('queue')) ?? FIRST.queue,
    sort: QUEUE_SORTS.find((sort) => sort === search.get('sort')) ?? FIRST.sort,
    direction: search.get('direction') === 'desc' ? 'desc' : FIRST.direction,
    page: Number.isInteger(page) && page >= 1 && page <= pageField.maximum ? page : FIRST.page,
  };
  const change: SetQueueLocation = (changes) => {
    const next = Object.entries({ ...location, page: 1, ...changes });
    const said = next.filter(([name, value]) => value !== Object.entries(FIRST).find(([key]) => key === name)?.[1]);
    setSearch(Object.fromEntries(said.map(([name, value]) => [name, String(value)])), { preventScrollReset: true });
  };
  return [location, change];
}

/** The sums and a page of the chosen queue. The previous page is shown while another one is loading. */
export function useWorkQueue(location: QueueLocation) {
  const api = useApi();
  const result = useQuery({
    queryKey: [...WORK_QUEUE_KEY, location],
    queryFn: async ({ signal }) =>
      api.send(workQueueEndpoints.read, { params: {}, query: { ...location, limit: PAGE_ROWS }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    ...useRefetchOptions(),
  });
  const total = result.data?.total ?? 0;
  return { ...result, page: result.data?.data, total, pages: Math.max(1, Math.ceil(total / PAGE_ROWS)) };
}
