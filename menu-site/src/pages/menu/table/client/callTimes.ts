/** When this visit's guest called from a table, so that a reload still shows it. (docs/spec/public-site.md#tables) */
import type { CallKind } from '@qaima/schemas';

/** A call is shown for this long. Who still waits then, calls again. */
const SHOWN_MS = 15 * 60 * 1000;

const keyOf = (token: string, kind: CallKind) => `qaima-call:${token}:${kind}`;

/** The time (epoch ms) of the last call; null if there was none lately. */
export function readCallTime(token: string, kind: CallKind): number | null {
  try {
    const at = Number(sessionStorage.getItem(keyOf(token, kind)));
    return Date.now() - at < SHOWN_MS ? at : null;
  } catch {
    // Storage is not available.
    return null;
  }
}

export function storeCallTime(token: string, kind: CallKind, at: number): void {
  try {
    sessionStorage.setItem(keyOf(token, kind), String(at));
  } catch {
    // Storage is not available; the current page shows the call anyway.
  }
}
