/** The requests of the inbox. */
import {
  guestOrderEndpoints,
  orderCorrectionEndpoints,
  tableEndpoints,
  type GuestOrder,
  type GuestOrderMove,
  type OrderCorrection,
  type TableCall,
} from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import type { Api, EventStream } from '../../../data/api.js';
import { REQUEST_TIMEOUT_MS } from './connection.js';

const PAGE_SIZE = pagingFields.limit.maximum;
/**
 * How many pages of accepted and ready orders are loaded, newest first. A venue that never finishes its reservations
 * would otherwise load all that it ever had. Waiting orders are all loaded: they end by themselves.
 */
const MAX_ACCEPTED_PAGES = 5;

interface OpenOrders {
  readonly orders: readonly GuestOrder[];
  /** Accepted and ready orders that were placed before this time are left out; empty if none is. */
  readonly oldest: string;
}

export interface InboxRequests {
  readonly openStream: () => EventStream;
  /**
   * Loads the orders of the board: waiting ones of any day, because a closed venue answers days later, the others from a
   * day (`yyyy-mm-dd`) on.
   */
  readonly openOrders: (from: string, signal: AbortSignal) => Promise<OpenOrders>;
  readonly readOne: (id: string) => Promise<GuestOrder>;
  readonly move: (id: string, move: GuestOrderMove) => Promise<GuestOrder>;
  readonly correct: (id: string, correction: OrderCorrection) => Promise<GuestOrder>;
  /** Tells the server that an order was opened. */
  readonly open: (id: string) => Promise<GuestOrder>;
  readonly practise: () => Promise<GuestOrder>;
  /** The number of orders that the server counts as waiting or unopened. */
  readonly count: (signal: AbortSignal) => Promise<number>;
  readonly calls: (signal?: AbortSignal) => Promise<readonly TableCall[]>;
  readonly answerCall: (id: string) => Promise<void>;
}

/** @param isShiftOn outside a shift, the server is told that this device does not ring */
export function inboxRequests(api: Api, menuId: string, isShiftOn: () => boolean): InboxRequests {
  const params = { menuId };
  const silent = (): { readonly silent?: '1' } => (isShiftOn() ? {} : { silent: '1' });
  const timeout = () => AbortSignal.timeout(REQUEST_TIMEOUT_MS);

  /** The orders in these states, newest first. */
  async function list(
    states: { readonly state: string; readonly from?: string; readonly inbox?: '1' },
    maxPages: number,
    signal: AbortSignal,
  ): Promise<GuestOrder[]> {
    const found: GuestOrder[] = [];
    for (let page = 1, total = 1; found.length < total && page <= Math.min(total, maxPages); page += 1) {
      const query = { ...states, page, limit: PAGE_SIZE, ...silent() } as const;
      const answer = await api.send(guestOrderEndpoints.list, { params, query, signal });
      if (answer.data.length === 0) break;
      found.push(...answer.data);
      total = answer.total ?? found.length;
    }
    return found;
  }

  return {
    openStream: () => api.stream(guestOrderEndpoints.stream, params, silent()),
    openOrders: async (from, signal) => {
      // Waiting orders come first, so that one that is accepted meanwhile is in the second list.
      const waiting = await list({ state: 'pending', inbox: '1' }, Infinity, signal);
      const accepted = await list({ state: 'accepted,ready', from, inbox: '1' }, MAX_ACCEPTED_PAGES, signal);
      const missed = await list({ state: 'missed', from }, 1, signal);
      const oldest = accepted.length < MAX_ACCEPTED_PAGES * PAGE_SIZE ? '' : (accepted.at(-1)?.placedAt ?? '');
      return { orders: [...waiting, ...accepted, ...missed], oldest };
    },
    readOne: async (cartId) =>
      (await api.send(guestOrderEndpoints.read, { params: { menuId, cartId }, signal: timeout() })).data,
    move: async (cartId, body) =>
      (await api.send(guestOrderEndpoints.move, { params: { menuId, cartId }, body, signal: timeout() })).data,
    correct: async (cartId, body) =>
      (await api.send(orderCorrectionEndpoints.correct, { params: { menuId, cartId }, body, signal: timeout() })).data,
    open: async (cartId) => (await api.send(guestOrderEndpoints.open, { params: { menuId, cartId } })).data,
    practise: async () => (await api.send(guestOrderEndpoints.practice, { params })).data,
    count: async (signal) => {
      const { pending, unopened } = (await api.send(guestOrderEndpoints.count, { params, signal })).data;
      return pending + unopened;
    },
    calls: async (signal) => {
      const query = isShiftOn() ? ({ rings: '1' } as const) : {};
      return (await api.send(tableEndpoints.listCalls, { params, query, ...(signal && { signal }) })).data;
    },
    answerCall: async (callId) => {
      await api.send(tableEndpoints.answerCall, { params: { menuId, callId } });
    },
  };
}
