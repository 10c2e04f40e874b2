/** What a guest reads of an order's progress. */
import type { GuestOrderState } from '@qaima/schemas';
import type { Row } from '../../database/row';
import { isUnattended } from './listeners';
import { stateOf } from './orders';

interface Progress {
  readonly state?: GuestOrderState;
  readonly isUnattended?: boolean;
}

/** The state of a submitted cart as it reads at an instant, and whether anybody listens for it. */
export async function progressOf(row: Row, menuId: number, now: Date): Promise<Progress> {
  const state = stateOf(row, now.getTime());
  if (state === null) return {};
  if (state !== 'pending' || !row['answerBy']) return { state };
  return { state, isUnattended: await isUnattended(row, menuId, now) };
}
