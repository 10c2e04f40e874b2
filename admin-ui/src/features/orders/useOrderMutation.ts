/** Orders as the desk writes them. What a write answers is the order as it now is, and takes its place at once. */
import { useCallback } from 'react';
import { orderCalls, Refused, type Order } from '@qaima/schemas';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useApi, type Api } from '../../data/api.js';
import { trailKey } from '../../data/useAuditLog.js';
import { useSayFailure } from '../../data/useNotifyError.js';
import { changeHeld, heldOrders, ORDERS } from './useOrders.js';

type Guess = (order: Order) => Order;

interface OrderWrite {
  /** Makes the call, which answers the order as it now is. */
  readonly send: (api: Api) => Promise<{ readonly data: Order }>;
  /** What it makes of an order, where that is safe to show before the server has answered. */
  readonly guess?: Guess;
  /** What is said when it is done. */
  readonly done: string;
}

const writesOf = (id: string) => ['order', id];

/** What takes a guess back: the fields that it changed, as they were before. */
function takingBack(guess: Guess, before: Order): Partial<Order> {
  const guessed = guess(before);
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => guessed[name as keyof Order] !== value));
}

/** An order with the guesses of those writes to it that have not been answered yet. */
const withGuesses = (queries: QueryClient, id: string, order: Order): Order =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: writesOf(id), status: 'pending' })
    .map(({ state }) => state.variables as OrderWrite | undefined)
    .reduce((shown, write) => write?.guess?.(shown) ?? shown, order);

/**
 * Writes, and says how it went. What is written to one order goes one after the other: none is lost because another is on
 * its way, and no late answer brings back what a later one changed.
 * @returns whether it was done; what was guessed is taken back if not
 */
export function useOrderWrite(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotify();
  const sayFailure = useSayFailure();
  return useCallback(
    async (write: OrderWrite): Promise<boolean> => {
      const { guess } = write;
      const writing = queries.getMutationCache().build(queries, {
        mutationKey: writesOf(id),
        scope: { id: writesOf(id).join(' ') },
        // Without a network it fails at once, and says so.
        networkMode: 'always',
        mutationFn: ({ send }: OrderWrite) => send(api),
      });
      const show = ({ data }: { readonly data: Order }) =>
        changeHeld(queries, id, (order) => withGuesses(queries, id, { ...order, ...data }));
      const catchUp = () =>
        api.ask(orderCalls.read, { params: { orderId: id } }).then(show, () => {
          // Why the write was refused is said already.
        });
      // An answer that is on its way would bring the old value back.
      await queries.cancelQueries({ queryKey: ORDERS });
      const before = heldOrders(queries).find(({ _id }) => _id === id);
      if (guess) changeHeld(queries, id, guess);
      try {
        show(await writing.execute(write));
        notify(write.done, { type: 'success' });
        return true;
      } catch (error) {
        if (guess && before) changeHeld(queries, id, (order) => ({ ...order, ...takingBack(guess, before) }));
        sayFailure(error);
        // It is another order by now than the one that was seen: what was typed stands beside what is so.
        if (error instanceof Refused && error.statusCode === 409) await catchUp();
        return false;
      } finally {
        // What was being read for the first time when it was held up is read after all.
        void queries.refetchQueries({ queryKey: ORDERS, predicate: ({ state }) => state.data === undefined });
        void queries.invalidateQueries({ queryKey: trailKey({ orderId: id }) });
      }
    },
    [api, queries, notify, sayFailure, id],
  );
}
