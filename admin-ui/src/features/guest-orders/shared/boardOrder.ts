/** The order of cards on the board: what is due first comes first, and so what is late is on top. */
import { bookingPeriod, type GuestOrder } from '@qaima/schemas';

const timeOf = (instant: string | null | undefined) => (instant ? Date.parse(instant) : Infinity);

const readyAt = ({ events, placedAt }: GuestOrder) =>
  timeOf(events.findLast(({ to }) => to === 'ready')?.at ?? placedAt);

/** When an accepted order is due (epoch ms): as promised, or of a reservation at the beginning of its first day. */
const dueAt = (order: GuestOrder) => timeOf(order.promisedAt ?? bookingPeriod(order)?.from);

const DUE = {
  pending: ({ answerBy }: GuestOrder) => timeOf(answerBy),
  missed: ({ answerBy }: GuestOrder) => timeOf(answerBy),
  accepted: dueAt,
  ready: readyAt,
  'on-the-way': readyAt,
} as const;

/** The orders in one of these states, what is due first in front; of the same time, the older order. */
export function ordersInState(orders: readonly GuestOrder[], ...states: readonly (keyof typeof DUE)[]): GuestOrder[] {
  const due = (order: GuestOrder) => DUE[states.find((state) => state === order.state) ?? 'pending'](order);
  return orders
    .filter(({ state }) => states.some((one) => one === state))
    .map((order) => ({ order, at: due(order) }))
    .sort(
      (one, other) =>
        (one.at === other.at ? 0 : one.at - other.at) || one.order.placedAt.localeCompare(other.order.placedAt),
    )
    .map(({ order }) => order);
}
