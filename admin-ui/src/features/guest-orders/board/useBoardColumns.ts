/** The orders of the board by column, in the places that they have there. */
import { useMemo } from 'react';
import { isForLater, type GuestOrder } from '@qaima/schemas';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { ordersInState } from '../shared/boardOrder.js';
import { placesOf, useHeld, usePlacesAreHeld, type Place } from '../shared/useHeldPlaces.js';
import { useBusinessDay } from '../shift/venueStatus.js';

export type ColumnName = 'waiting' | 'accepted' | 'ready';
export const COLUMNS: readonly ColumnName[] = ['waiting', 'accepted', 'ready'];

/** The waiting column also has the orders that were missed. */
type Orders = Readonly<Record<ColumnName, readonly GuestOrder[]>>;

export interface BoardColumns {
  readonly orders: Orders;
  readonly places: Readonly<Record<ColumnName, readonly Place<GuestOrder>[]>>;
  /** The missed orders among the places. */
  readonly missed: readonly GuestOrder[];
  /** Accepted reservations of later days. */
  readonly later: readonly GuestOrder[];
}

export function useBoardColumns(): BoardColumns {
  const { orders: all } = useInbox().state;
  const day = useBusinessDay();
  const isHeld = usePlacesAreHeld();
  const orders = useMemo((): Orders => {
    const accepted = ordersInState(all, 'accepted').filter((order) => !isForLater(order, day));
    return {
      waiting: ordersInState(all, 'missed', 'pending'),
      accepted,
      ready: ordersInState(all, 'ready', 'on-the-way'),
    };
  }, [all, day]);
  const held = useHeld(orders, isHeld);
  const places = (name: ColumnName) => placesOf(held[name], orders[name]);
  return {
    orders,
    places: { waiting: places('waiting'), accepted: places('accepted'), ready: places('ready') },
    missed: ordersInState(held.waiting, 'missed'),
    later: all.filter((order) => order.state === 'accepted' && isForLater(order, day)),
  };
}
