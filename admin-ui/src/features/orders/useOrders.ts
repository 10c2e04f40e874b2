/** The queries of orders. */
import { orderEndpoints, type Order } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useGetList, type GetListResult } from 'react-admin';
import { useApi } from '../../data/api.js';
import type { RefetchOptions } from '../../data/useAuditLog.js';
import { useIsEditing } from './EditingContext.js';
import type { OrdersLocation } from './filters.js';

/** The polling interval for other users' changes. */
const REFRESH_MS = 15_000;

/** An order as react-admin's lists hold it. */
type OrderRecord = Order & { readonly id: string };

export const ORDERS_KEY = ['orders'] as const;
/** react-admin's query key of lists. */
const LISTS_KEY = [...ORDERS_KEY, 'getList'] as const;
/**
 * By the id or number in the address. Not react-admin's `getOne`, whose cache is keyed by id, and which list rows would
 * fill with older data.
 */
const ORDER_KEY = [...ORDERS_KEY, 'one'] as const;

/** Whether an address names this order, by id or number. (docs/spec/domain.md#subscription-orders) */
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
}

/** No refetching while the user types: a moved row would take its field along. */
export function useRefetchOptions(): RefetchOptions {
  const isEditing = useIsEditing();
  return { refetchInterval: isEditing ? false : REFRESH_MS, refetchOnWindowFocus: !isEditing };
}

/** One page of the matching orders. The previous page stays while another is loading. */
export const useOrderList = ({ filters, page, limit }: OrdersLocation) =>
  useGetList<OrderRecord>(
    'orders',
    { pagination: { page, perPage: limit }, filter: filters },
    { placeholderData: keepPreviousData, retry: false, ...useRefetchOptions() },
  );

/** An order by id or number, with the list's data as placeholder. */
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
