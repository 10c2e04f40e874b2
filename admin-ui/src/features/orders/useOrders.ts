/** The queries of orders. */
import { orderEndpoints, type Order } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useGetList, type GetListResult } from 'react-admin';
import { useApi } from '../../data/api.js';
import type { RefetchOptions } from '../../data/useAuditLog.js';
import { useIsEditing } from './EditingContext.js';
import type { OrdersLocation } from './filters.js';

/** The polling interval, for changes by other users. */
const REFRESH_MS = 15_000;

/** An order in the form that react-admin's lists need. */
export type OrderRecord = Order & { readonly id: string };

export const ORDERS_KEY = ['orders'] as const;
export const WORK_QUEUE_KEY = ['workQueue'] as const;
/** The query key that react-admin uses for lists. */
const LISTS_KEY = [...ORDERS_KEY, 'getList'] as const;
/**
 * Single orders have their own cache, keyed by the id or number in the URL. react-admin's `getOne` is not used: lists
 * would write older data into its cache.
 */
const ORDER_KEY = [...ORDERS_KEY, 'one'] as const;

/** Whether an id or number in the URL belongs to this order. (docs/spec/domain.md#subscription-orders) */
export const matchesOrderName = ({ _id, number }: Order, called: string | null): boolean =>
  _id === called || String(number) === called;

export const cachedOrders = (queries: QueryClient): readonly Order[] => [
  ...queries.getQueriesData<Order>({ queryKey: ORDER_KEY }).flatMap(([, order]) => order ?? []),
  ...queries
    .getQueriesData<GetListResult<OrderRecord>>({ queryKey: LISTS_KEY })
    .flatMap(([, list]) => list?.data ?? []),
];

/** Updates an order in all cached queries. */
export function updateCachedOrder(queries: QueryClient, id: string, change: (order: Order) => Order): void {
  const changed = <O extends Order>(order: O): O => (order._id === id ? { ...order, ...change(order) } : order);
  queries.setQueriesData<GetListResult<OrderRecord>>(
    { queryKey: LISTS_KEY },
    (list) => list && { ...list, data: list.data.map(changed) },
  );
  queries.setQueriesData<Order>({ queryKey: ORDER_KEY }, (order) => order && changed(order));
  void queries.invalidateQueries({ queryKey: WORK_QUEUE_KEY });
}

/** Lists are not refetched while the user types, because a refetch could move the row that contains the field. */
export function useRefetchOptions(): RefetchOptions {
  const isEditing = useIsEditing();
  return { refetchInterval: isEditing ? false : REFRESH_MS, refetchOnWindowFocus: !isEditing };
}

/** One page of the matching orders. The previous page is shown while another one is loading. */
export const useOrderList = ({ filters, page, limit }: OrdersLocation) =>
  useGetList<OrderRecord>(
    'orders',
    { pagination: { page, perPage: limit }, filter: filters },
    { placeholderData: keepPreviousData, retry: false, ...useRefetchOptions() },
  );

/** An order by id or number. While it is loading, its row in a cached list is returned. */
export function useOrder(called: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery<Order>({
    queryKey: [...ORDER_KEY, called],
    queryFn: async ({ signal }) => (await api.send(orderEndpoints.read, { params: { orderId: called }, signal })).data,
    placeholderData: () => cachedOrders(queries).find((order) => matchesOrderName(order, called)),
    retry: false,
    ...useRefetchOptions(),
  });
}
