/** Which orders call for the venue's attention. (docs/spec/owners-area.md#shift) */
import { MINUTE_MS } from '../time/durations.js';
import { isOnlyMessage } from '../guest-order-state/stateMachine.js';
import type { GuestOrder } from './guest-order.js';

/** An automatically accepted order calls at least this long, also if it needs no time to prepare. */
export const MIN_CALLING_MS = 10 * MINUTE_MS;

interface OrderProgress extends Pick<GuestOrder, 'state'> {
  readonly events: readonly GuestOrder['events'][number][];
}

/** Whether the venue's settings have accepted an order, and nobody at the venue has changed it since. */
export const isAcceptedAutomatically = ({ state, events }: OrderProgress): boolean =>
  state === 'accepted' && events.every(({ by }) => by === undefined);

const timeOf = (instant: string | null | undefined) => Date.parse(instant ?? '') || 0;

/**
 * Until when (epoch ms) an order calls: the end of the time to answer it, or of the promised time of an automatically
 * accepted one, which has no time to answer. From then on its card says that it is late. A reservation has no promised
 * time, and calls until it is opened.
 */
export const attentionEnd = ({
  state,
  placedAt,
  promisedAt,
  answerBy,
}: Pick<GuestOrder, 'state' | 'placedAt' | 'promisedAt' | 'answerBy'>): number =>
  state === 'pending'
    ? timeOf(answerBy)
    : promisedAt
      ? Math.max(timeOf(promisedAt), timeOf(placedAt) + MIN_CALLING_MS)
      : Infinity;

/** Whether an order was accepted automatically a short time ago: at `now` (epoch ms) its promised time has not passed. */
export const isFreshlyAccepted = (
  order: OrderProgress & Pick<GuestOrder, 'placedAt' | 'promisedAt' | 'answerBy'>,
  now: number,
): boolean => isAcceptedAutomatically(order) && now < attentionEnd(order);

/** Whether no device has opened an order that waits for an answer or was accepted automatically. Such orders ring. */
export const callsForAttention = (
  order: OrderProgress & Pick<GuestOrder, 'placedAt' | 'promisedAt' | 'answerBy' | 'openedAt'>,
  now: number,
): boolean =>
  !order.openedAt && ((order.state === 'pending' && !isOnlyMessage(order)) || isFreshlyAccepted(order, now));
