import type { GuestOrder } from './guest-order.js';

/**
 * The number of guests that an order states. Null if nobody is asked for it: each order stores one, but only
 * reservations and orders at a table that no code names have the question.
 */
export const guestCount = ({ service, guestsNo, table }: Pick<GuestOrder, 'service' | 'guestsNo' | 'table'>) =>
  (service === 'reserve' || service === 'dine-in') && !table ? (guestsNo ?? null) : null;
