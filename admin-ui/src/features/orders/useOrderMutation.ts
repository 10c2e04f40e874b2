/**
 * Mutations of orders with optimistic updates. react-admin's `useUpdate` is not used for two reasons: it does not queue
 * mutations of the same record, and its responses overwrite pending optimistic updates.
 */
import { useCallback } from 'react';
import { orderEndpoints, ApiError, type Order } from '@qaima/schemas';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi, type Api } from '../../data/api.js';
import { resolveTopic } from '../../data/notificationTopics.js';
import { auditLogKey } from '../../data/useAuditLog.js';
import { useNotifyError } from '../../data/useNotifyError.js';
import { updateCachedOrder, cachedOrders, ORDERS_KEY } from './useOrders.js';

type OptimisticChange = (order: Order) => Order;

export interface OrderMutation {
  /** Sends the request; the response is the updated order. */
  readonly send: (api: Api) => Promise<{ readonly data: Order }>;
  /** The optimistic update; absent where it would be unsafe. */
  readonly optimisticUpdate?: OptimisticChange;
  /** The text of the notification after success. */
  readonly done: string;
  /** Whether the form names what has changed meanwhile, so that a notification would only cover it. */
  readonly isConflictShown?: (before: Order, now: Order) => boolean;
  /**
   * Asks about a value that somebody else has changed meanwhile, and may send again.
   * @returns whether the value is stored
   */
  readonly onConflict?: (present: unknown, now: Order | undefined) => Promise<boolean>;
}

const mutationsOf = (id: string) => ['order', id];

/** The previous values of the fields that an optimistic update has changed. */
function rollback(optimisticUpdate: OptimisticChange, before: Order): Partial<Order> {
  const guessed = optimisticUpdate(before);
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => propertyOf(guessed, name) !== value));
}

/** Applies the optimistic updates of pending mutations to a received order. */
const withOptimisticChanges = (queries: QueryClient, id: string, order: Order): Order =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: mutationsOf(id), status: 'pending' })
    // TanStack Query types the variables of mutations as unknown.
    .map(({ state }) => state.variables as OrderMutation | undefined)
    .reduce((shown, write) => write?.optimisticUpdate?.(shown) ?? shown, order);

/**
 * Sends the mutations of an order one after another. In parallel, a late response could revert a later change.
 * @returns true after success. Otherwise, the optimistic update is rolled back
 */
export function useOrderMutation(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  return useCallback(
    async (write: OrderMutation): Promise<boolean> => {
      const { optimisticUpdate } = write;
      const writing = queries.getMutationCache().build(queries, {
        mutationKey: mutationsOf(id),
        scope: { id: mutationsOf(id).join(' ') },
        // Without a network the mutation fails at once instead of waiting.
        networkMode: 'always',
        mutationFn: ({ send }: OrderMutation) => send(api),
      });
      const show = ({ data }: { readonly data: Order }) =>
        updateCachedOrder(queries, id, (order) => withOptimisticChanges(queries, id, { ...order, ...data }));
      const refetchOrder = () =>
        api.send(orderEndpoints.read, { params: { orderId: id } }).then(show, () => {
          // A notification has shown the error.
        });
      // The response of a pending query would overwrite the optimistic update.
      await queries.cancelQueries({ queryKey: ORDERS_KEY });
      const cachedOrder = () => cachedOrders(queries).find(({ _id }) => _id === id);
      const before = cachedOrder();
      // A later attempt of the same action removes the error of this one.
      const topic = `${id} ${write.done}`;
      if (optimisticUpdate) updateCachedOrder(queries, id, optimisticUpdate);
      try {
        show(await writing.execute(write));
        resolveTopic(topic);
        notify(write.done, { type: 'success' });
        return true;
      } catch (error) {
        if (optimisticUpdate && before)
          updateCachedOrder(queries, id, (order) => ({ ...order, ...rollback(optimisticUpdate, before) }));
        // The order has changed since it was loaded, so its current state is shown next to the typed text.
        if (error instanceof ApiError && error.statusCode === 409) await refetchOrder();
        const now = cachedOrder();
        const [conflict] = error instanceof ApiError ? error.conflicts : [];
        if (conflict && write.onConflict) return await write.onConflict(conflict.value, now);
        if (!before || !now || !write.isConflictShown?.(before, now)) notifyError(error, topic);
        return false;
      } finally {
        // `cancelQueries` has also cancelled queries that had no data yet. They start again.
        void queries.refetchQueries({ queryKey: ORDERS_KEY, predicate: ({ state }) => state.data === undefined });
        void queries.invalidateQueries({ queryKey: auditLogKey({ orderId: id }) });
      }
    },
    [api, queries, notify, notifyError, id],
  );
}
