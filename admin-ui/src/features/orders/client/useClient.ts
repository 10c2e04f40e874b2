/** The queries of a client's page. */
import { clientEndpoints, type Order, type StaffMenu } from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { useQuery } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'react-admin';
import { useApi } from '../../../data/api.js';
import { paymentSums } from '../orderSummary.js';
import { ORDERS_KEY, useOrderList } from '../useOrders.js';

/** The first page of the client's lists. The API sorts them; the sort is part of the queries' keys. */
export const FIRST_PAGE = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' } } as const;

/** The API's maximum page size. An older order is not found. */
const MAX_ORDERS = pagingFields.limit.maximum;

/**
 * The key begins with the key of orders. A refetch of orders, for example after a payment, then also refetches the
 * client's balance.
 */
export function useClient(username: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...ORDERS_KEY, 'client', username],
    queryFn: async ({ signal }) => (await api.send(clientEndpoints.read, { params: { username }, signal })).data,
    retry: false,
  });
}

/** All orders of the client, including cancelled ones. */
export const ordersOf = (username: string) => ({ username, canceled: 'all' });

/** The client's newest order with an outstanding amount. Nothing is due for demos and cancelled orders. */
export function useNewestOwingOrder(username: string): Order | undefined {
  const { data } = useOrderList({ filters: { username }, page: 1, limit: MAX_ORDERS, order: null });
  return data?.find((order) => !order.isDemo && paymentSums(order).left > 0);
}

/** The client's newest order that is not cancelled, and newest menu. */
export function useNewest(username: string) {
  const orders = useGetList<Order & RaRecord>('orders', { ...FIRST_PAGE, filter: ordersOf(username) });
  const menus = useGetList<StaffMenu & RaRecord>('menus', { ...FIRST_PAGE, filter: { username } });
  return { order: orders.data?.find(({ canceled }) => !canceled), menu: menus.data?.[0] };
}
