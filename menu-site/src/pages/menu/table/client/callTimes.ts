/** When this visit's guest called from a table, so that a reload still shows it. (docs/spec/public-site.md#tables) */
import type { CallKind, PlacedCall } from '@qaima/schemas';
import { MINUTE_MS } from '@qaima/schemas/time/durations';
import { readStorage, writeStorage } from '../../../../client/storage.js';

/** A call is shown for this long. Who still waits then, calls again. */
const SHOWN_MS = 15 * MINUTE_MS;

const keyOf = (token: string, kind: CallKind) => `qaima-call:${token}:${kind}`;

/** Whether no device of the venue rings for a call, and the phone to call instead. */
export type Unattended = Partial<Pick<PlacedCall, 'isUnattended' | 'phone'>>;

/** The times (epoch ms) of a call. */
export interface CallTimes extends Unattended {
  readonly at: number;
  /** When the venue answered it; absent until then. */
  readonly answeredAt?: number;
}

/** The last call; null if there was none lately. */
export function readCallTimes(token: string, kind: CallKind): CallTimes | null {
  const times = readStorage<CallTimes>('sessionStorage', keyOf(token, kind));
  return times !== null && Date.now() - times.at < SHOWN_MS ? times : null;
}

export function storeCallTimes(token: string, kind: CallKind, times: CallTimes): void {
  writeStorage('sessionStorage', keyOf(token, kind), times);
}
