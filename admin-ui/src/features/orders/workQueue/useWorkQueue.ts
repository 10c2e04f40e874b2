/** The queue that the URL selects, how it is sorted, and the query that loads it. */
import {
  WORK_QUEUES,
  workQueueEndpoints,
  workQueueQuerySchema,
  type WorkQueue,
  type WorkQueueSort,
} from '@qaima/schemas';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../data/api.js';
import { useRefetchOptions, WORK_QUEUE_KEY } from '../useOrders.js';

export interface QueueLocation {
  readonly queue: WorkQueue;
  readonly sort: WorkQueueSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /**
   * The search text; an empty text finds everything. Its URL parameter is `find`, because old URLs with `q` belong to
   * the orders table.
   */
  readonly find: string;
}

export type SetQueueLocation = (changes: Partial<QueueLocation>) => void;

const PAGE_ROWS = 30;
const { sort: sortField, page: pageField, q: queryField } = workQueueQuerySchema.properties;
export const QUEUE_SORTS: readonly WorkQueueSort[] = sortField.enum;
const FIRST = { queue: 'expiring', sort: 'next', direction: 'asc', page: 1, find: '' } as const;

/** How a queue is sorted at first: required edits by age, oldest first; other queues by what ends next. */
export const beginningOf = (queue: WorkQueue) =>
  ({ queue, sort: queue === 'edits' ? 'since' : 'next', direction: 'asc' }) as const;

/**
 * Reads and changes the queue in the URL. Another queue or sort column starts at page 1. Without parameters, the first
 * queue that is not empty is opened.
 */
export function useQueueLocation(): readonly [QueueLocation, SetQueueLocation, isBare: boolean] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? '');
  const isBare = search.size === 0;
  const named = WORK_QUEUES.find((queue) => queue === search.get('queue'));
  const location: QueueLocation = {
    queue: named ?? FIRST.queue,
    sort: QUEUE_SORTS.find((sort) => sort === search.get('sort')) ?? FIRST.sort,
    direction: search.get('direction') === 'desc' ? 'desc' : FIRST.direction,
    page: Number.isInteger(page) && page >= 1 && page <= pageField.maximum ? page : FIRST.page,
    find: (search.get('find') ?? '').slice(0, queryField.maxLength),
  };
  const change: SetQueueLocation = (changes) => {
    const next = Object.entries({ ...location, page: 1, ...changes });
    const said = next.filter(
      ([name, value]) => name === 'queue' || value !== Object.entries(FIRST).find(([key]) => key === name)?.[1],
    );
    setSearch(Object.fromEntries(said.map(([name, value]) => [name, String(value)])), {
      // No history entry for each typed word of a search, and none for the automatic choice of the first queue.
      replace: isBare || Object.keys(changes).join() === 'find',
      preventScrollReset: true,
    });
  };
  return [location, change, isBare];
}

/** The parameters of the request. */
const queryOf = ({ find, ...location }: QueueLocation) => ({
  ...location,
  ...(find && { q: find }),
  limit: PAGE_ROWS,
});

/**
 * The sums and a page of the selected queue. While another page of the queue is loading, the previous page is shown.
 */
export function useWorkQueue(location: QueueLocation) {
  const api = useApi();
  const result = useQuery({
    queryKey: [...WORK_QUEUE_KEY, location],
    queryFn: async ({ signal }) => api.send(workQueueEndpoints.read, { params: {}, query: queryOf(location), signal }),
    placeholderData: (previous, query) => {
      // While another queue is loading, the rows of the previous queue are not shown: staff might write to the wrong
      // clients.
      const isOther = query?.queryKey.some((part) => typeof part === 'object' && part.queue !== location.queue);
      if (!previous || !isOther) return previous;
      const { queues } = previous.data;
      const total = queues.find(({ queue }) => queue === location.queue)?.count ?? 0;
      return { ...previous, data: { queues, entries: [] }, total };
    },
    retry: false,
    ...useRefetchOptions(),
  });
  const total = result.data?.total ?? 0;
  return { ...result, page: result.data?.data, total, pages: Math.max(1, Math.ceil(total / PAGE_ROWS)) };
}
