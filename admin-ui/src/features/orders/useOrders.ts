/** Orders as the desk reads them. */
import { orderEndpoints, type Order } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/api.js';
import type { RefetchOptions } from '../../data/useAuditLog.js';
import { useUnwrappedDataProvider } from '../../data/useUnwrappedDataProvider.js';
import { useIsEditing } from './EditingContext.js';
import type { OrdersLocation } from './filters.js';

/** How often the desk looks for what others did, in ms. */
const REFRESH_MS = 15_000;

interface OrderPage {
  readonly data: readonly Order[];
  readonly total: number;
}

export const ORDERS_KEY = ['orders'] as const;
const LISTS_KEY = [...ORDERS_KEY, 'list'] as const;
/** Each by what it was asked for by: its id, or its number. */
const ORDER_KEY = [...ORDERS_KEY, 'one'] as const;

/** Whether an address names this order, by id or number. (docs/spec/domain.md#subscription-orders) */
export const matchesOrderName = ({ _id, number }: Order, called: string | null): boolean =>
  _id === called || String(number) === called;

/** Every order that the desk holds. */
export const cachedOrders = (queries: QueryClient): readonly Order[] => [
  ...queries.getQueriesData<Order>({ queryKey: ORDER_KEY }).flatMap(([, order]) => order ?? []),
  ...queries.getQueriesData<OrderPage>({ queryKey: LISTS_KEY }).flatMap(([, list]) => list?.data ?? []),
];

/** Changes one order wherever the desk holds it. */
export function updateCachedOrder(queries: QueryClient, id: string, change: (order: Order) => Order): void {
  const changed = (order: Order) => (order._id === id ? change(order) : order);
  queries.setQueriesData<OrderPage>(
    { queryKey: LISTS_KEY },
    (list) => list && { ...list, data: list.data.map(changed) },
  );
  queries.setQueriesData<Order>({ queryKey: ORDER_KEY }, (order) => order && changed(order));
}

/** While somebody is typing, nothing is read again: an order that moves away would take the field with it. */
export function useRefetchOptions(): RefetchOptions {
  const isEditing = useIsEditing();
  return { refetchInterval: isEditing ? false : REFRESH_MS, refetchOnWindowFocus: !isEditing };
}

/** One page of the orders that match; the last one stays while another is read. */
export function useOrderList({ filters, page, limit }: OrdersLocation) {
  const provider = useUnwrappedDataProvider();
  return useQuery<OrderPage>({
    queryKey: [...LISTS_KEY, filters, page, limit],
    queryFn: async ({ signal }) => {
      const pagination = { page, perPage: limit };
      const { data, total = 0 } = await provider.getList<Order & { id: string }>('orders', {
        pagination,
        filter: filters,
        signal,
      });
      return { data, total };
    },
    placeholderData: keepPreviousData,
    retry: false,
    ...useRefetchOptions(),
  });
}

/** One order by its id or its number, from the list at first if it is there. */
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
