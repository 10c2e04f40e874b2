/** When this visit's guest called from a table, so that a reload still shows it. (docs/spec/public-site.md#tables) */
import type { CallKind } from '@qaima/schemas';
import { readStorage, writeStorage } from '../../../../client/storage.js';

/** A call is shown for this long. Who still waits then, calls again. */
const SHOWN_MS = 15 * 60 * 1000;

const keyOf = (token: string, kind: CallKind) => `qaima-call:${token}:${kind}`;

/** The time (epoch ms) of the last call; null if there was none lately. */
export function readCallTime(token: string, kind: CallKind): number | null {
  const at = readStorage<number>('sessionStorage', keyOf(token, kind));
  return at !== null && Date.now() - at < SHOWN_MS ? at : null;
}

export function storeCallTime(token: string, kind: CallKind, at: number): void {
  writeStorage('sessionStorage', keyOf(token, kind), at);
}
