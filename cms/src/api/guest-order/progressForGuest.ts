/** The progress of an order, as the guest sees it. */
import type { Cart, GuestOrderState } from '@qaima/schemas';
import type { Row } from '../../database/columnValues';
import { isUnattended } from './venuePresence';
import { eventsOf, stateOf } from './findOrder';

interface Progress {
  readonly state?: GuestOrderState;
  readonly isUnattended?: boolean;
  readonly steps?: NonNullable<Cart['steps']>;
  readonly soldOut?: NonNullable<Cart['soldOut']>;
}

/** When the order first reached each state. Guests are not told who changed it. */
function stepsOf(row: Row): NonNullable<Cart['steps']> {
  const first = new Map<GuestOrderState, string>();
  for (const { to, at } of eventsOf(row)) if (!first.has(to)) first.set(to, at);
  return Array.from(first, ([state, at]) => ({ state, at }));
}

/**
 * The state of a submitted cart at `now`. For a pending order, also says whether no device of the venue receives it.
 */
export async function progressForGuest(row: Row, menuId: number, now: Date): Promise<Progress> {
  const state = stateOf(row, now.getTime());
  if (state === null) return {};
  const steps = stepsOf(row);
  const soldOut = eventsOf(row).find(({ to }) => to === 'rejected')?.soldOut ?? [];
  if (state === 'rejected' && soldOut.length > 0) return { state, steps, soldOut };
  if (state !== 'pending' || !row['answerBy']) return { state, steps };
  return { state, steps, isUnattended: await isUnattended(row, menuId, now) };
}
