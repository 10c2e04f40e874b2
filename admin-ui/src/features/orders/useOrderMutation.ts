/** Orders as the desk writes them. What a write answers is the order as it now is, and takes its place at once. */
import { useCallback } from 'react';
import { orderEndpoints, ApiError, type Order } from '@qaima/schemas';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi, type Api } from '../../data/api.js';
import { auditLogKey } from '../../data/useAuditLog.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { updateCachedOrder, cachedOrders, ORDERS_KEY } from './useOrders.js';

type OptimisticChange = (order: Order) => Order;

interface OrderMutation {
  /** Makes the call, which answers the order as it now is. */
  readonly send: (api: Api) => Promise<{ readonly data: Order }>;
  /** What it makes of an order, where that is safe to show before the server has answered. */
  readonly guess?: OptimisticChange;
  /** What is said when it is done. */
  readonly done: string;
}

const mutationsOf = (id: string) => ['order', id];

/** What takes a guess back: the fields that it changed, as they were before. */
function rollback(guess: OptimisticChange, before: Order): Partial<Order> {
  const guessed = guess(before);
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => guessed[name as keyof Order] !== value));
}

/** An order with the guesses of those writes to it that have not been answered yet. */
const withOptimisticChanges = (queries: QueryClient, id: string, order: Order): Order =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: mutationsOf(id), status: 'pending' })
    .map(({ state }) => state.variables as OrderMutation | undefined)
    .reduce((shown, write) => write?.guess?.(shown) ?? shown, order);

/**
 * Writes, and says how it went. What is written to one order goes one after the other: none is lost because another is on
 * its way, and no late answer brings back what a later one changed.
 * @returns whether it was done; what was guessed is taken back if not
 */
export function useOrderMutation(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const sayFailure = useNotifyError();
  return useCallback(
    async (write: OrderMutation): Promise<boolean> => {
      const { guess } = write;
      const writing = queries.getMutationCache().build(queries, {
        mutationKey: mutationsOf(id),
        scope: { id: mutationsOf(id).join(' ') },
        // Without a network it fails at once, and says so.
        networkMode: 'always',
        mutationFn: ({ send }: OrderMutation) => send(api),
      });
      const show = ({ data }: { readonly data: Order }) =>
        updateCachedOrder(queries, id, (order) => withOptimisticChanges(queries, id, { ...order, ...data }));
      const catchUp = () =>
        api.send(orderEndpoints.read, { params: { orderId: id } }).then(show, () => {
          // Why the write was refused is said already.
        });
      // An answer that is on its way would bring the old value back.
      await queries.cancelQueries({ queryKey: ORDERS_KEY });
      const before = cachedOrders(queries).find(({ _id }) => _id === id);
      if (guess) updateCachedOrder(queries, id, guess);
      try {
        show(await writing.execute(write));
        notify(write.done, { type: 'success' });
        return true;
      } catch (error) {
        if (guess && before) updateCachedOrder(queries, id, (order) => ({ ...order, ...rollback(guess, before) }));
        sayFailure(error);
        // It is another order by now than the one that was seen: what was typed stands beside what is so.
        if (error instanceof ApiError && error.statusCode === 409) await catchUp();
        return false;
      } finally {
        // What was being read for the first time when it was held up is read after all.
        void queries.refetchQueries({ queryKey: ORDERS_KEY, predicate: ({ state }) => state.data === undefined });
        void queries.invalidateQueries({ queryKey: auditLogKey({ orderId: id }) });
      }
    },
    [api, queries, notify, sayFailure, id],
  );
}
