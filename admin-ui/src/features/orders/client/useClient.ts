/** The queries of a client's page. */
import { clientEndpoints, menuEndpoints, sentMessageEndpoints, type Order } from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { SENT_MESSAGES_KEY } from '../../../data/useRecordMessage.js';
import { paymentSums } from '../orderSummary.js';
import { ORDERS_KEY, useOrderList } from '../useOrders.js';

/** The number of rows on a page of each list. */
const PER_PAGE = 5;

/** The API's maximum page size. An older order is not found. */
const MAX_ORDERS = pagingFields.limit.maximum;

/** A page of one of the client's lists, and its query's state. */
export interface ClientList<R> {
  readonly rows: readonly R[] | undefined;
  readonly total: number;
  readonly pages: number;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const toList = <R>(
  rows: readonly R[] | undefined,
  total: number,
  { error, refetch }: Pick<ClientList<R>, 'error' | 'refetch'>,
): ClientList<R> => ({ rows, total, pages: Math.max(1, Math.ceil(total / PER_PAGE)), error, refetch });

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

/** All orders of the client, newest first, including cancelled ones. */
export function useClientOrders(username: string, page: number) {
  const filters = { username, canceled: 'all' };
  const { data, total = 0, ...state } = useOrderList({ filters, page, limit: PER_PAGE, order: null });
  return toList(data, total, state);
}

/** The client's newest order with an outstanding amount. Nothing is due for demos and cancelled orders. */
export function useNewestOwingOrder(username: string): Order | undefined {
  const { data } = useOrderList({ filters: { username }, page: 1, limit: MAX_ORDERS, order: null });
  return data?.find((order) => !order.isDemo && paymentSums(order).left > 0);
}

export function useClientMenus(username: string, page: number) {
  const api = useApi();
  const { data, ...state } = useQuery({
    queryKey: ['menus', 'client', username, page],
    queryFn: async ({ signal }) =>
      api.send(menuEndpoints.list, { params: {}, query: { username, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return toList(data?.data, data?.total ?? 0, state);
}

export function useClientMessages(client: string, page: number) {
  const api = useApi();
  const { data, ...state } = useQuery({
    queryKey: [...SENT_MESSAGES_KEY, client, page],
    queryFn: async ({ signal }) =>
      api.send(sentMessageEndpoints.list, { params: {}, query: { client, page, limit: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return toList(data?.data, data?.total ?? 0, state);
}
