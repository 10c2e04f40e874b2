/** Orders as the desk reads and writes them. What a write answers is the order as it now is, and takes its place at once. */
import { useCallback, useRef } from 'react';
import { orderCalls, type Order } from '@qaima/schemas';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi, type Api } from '../../data/api.js';
import { useProvider } from '../../data/useProvider.js';
import { useSayFailure } from '../../data/useSayFailure.js';
import { trailKey, type Freshness } from '../../data/useTrail.js';
import type { Place } from './filters.js';
import { useIsEditing } from './editing.js';

/** How often the desk looks for what others did, in ms. */
const REFRESH_MS = 15_000;

interface OrderPage {
  readonly data: readonly Order[];
  readonly total: number;
}

const LISTS = ['orders', 'list'] as const;
const oneKey = (id: string) => ['orders', 'one', id] as const;

/** While somebody is typing, nothing is read again: an order that moves away would take the field with it. */
export function useFreshness(): Freshness {
  const isEditing = useIsEditing();
  return { refetchInterval: isEditing ? false : REFRESH_MS, refetchOnWindowFocus: !isEditing };
}

/** One page of the orders that match; the last one stays while another is read. */
export function useOrderList({ filters, page, limit }: Place) {
  const provider = useProvider();
  return useQuery<OrderPage>({
    queryKey: [...LISTS, filters, page, limit],
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
    ...useFreshness(),
  });
}

/** One order, from the list at first if it is there. */
export function useOrder(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery<Order>({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await api.ask(orderCalls.read, { params: { orderId: id }, signal })).data,
    placeholderData: () =>
      queries
        .getQueriesData<OrderPage>({ queryKey: LISTS })
        .flatMap(([, list]) => list?.data ?? [])
        .find(({ _id }) => _id === id),
    retry: false,
    ...useFreshness(),
  });
}

export interface OrderWrite {
  /** Makes the call, which answers the order as it now is. */
  readonly send: (api: Api) => Promise<{ readonly data: Order }>;
  /** What it makes of an order, where that is safe to show before the server has answered. */
  readonly guess?: (order: Order) => Order;
  /** What is said when it is done. */
  readonly done: string;
}

/** Writes, and says how it went. @returns whether it was done; what was guessed is taken back if not */
export function useOrderWrite(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const sayFailure = useSayFailure();
  const running = useRef(false);
  return useCallback(
    async ({ send, guess, done }: OrderWrite): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      const put = (change: (order: Order) => Order) => {
        queries.setQueriesData<OrderPage>({ queryKey: LISTS }, (list) =>
          list ? { ...list, data: list.data.map((order) => (order._id === id ? change(order) : order)) } : list,
        );
        queries.setQueryData<Order>(oneKey(id), (order) => order && change(order));
      };
      // An answer that is on its way would bring the old value back.
      await queries.cancelQueries({ queryKey: ['orders'] });
      const before = [
        queries.getQueryData<Order>(oneKey(id)),
        ...queries.getQueriesData<OrderPage>({ queryKey: LISTS }).flatMap(([, list]) => list?.data ?? []),
      ].find((order) => order?._id === id);
      if (guess) put(guess);
      try {
        const { data } = await send(api);
        put((order) => ({ ...order, ...data }));
        notify(done, { type: 'success' });
        return true;
      } catch (error) {
        if (guess && before) put(() => before);
        sayFailure(error);
        return false;
      } finally {
        running.current = false;
        void queries.invalidateQueries({ queryKey: trailKey({ orderId: id }) });
      }
    },
    [api, queries, notify, sayFailure, id],
  );
}
