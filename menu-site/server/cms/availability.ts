/**
 * Whether the CMS is up, and the requests that wait for it. Callers report the outcome of their requests; this module
 * sends none.
 */

/** Maximum number of requests waiting for the CMS; each holds a connection. */
const MAX_WAITING_REQUESTS = 1000;

export interface CmsState {
  /** Whether the last request failed, or the CMS accepts no requests at the moment. */
  readonly isAway: () => boolean;
  /** Whether the CMS accepts no new requests until it has restarted. */
  readonly isDraining: () => boolean;
  /** Increases each time the CMS comes back. */
  readonly generation: () => number;
  /** A request was answered. */
  readonly answered: () => void;
  /** A request was not answered, or with a temporary error. */
  readonly failed: () => void;
  readonly draining: () => void;
  /** A CMS process accepts requests and reports changes from now on. */
  readonly started: () => void;
  /** The event stream ended. */
  readonly lost: () => void;
  /** Epoch ms since which the CMS reports changes and waits for acknowledgements; Infinity while it does not. */
  readonly followedSince: () => number;
  /**
   * Waits until the CMS is back.
   * @param ms at most this long
   * @returns whether it is back; false as well if too many requests wait already
   */
  readonly waitUntilBack: (ms: number, signal?: AbortSignal) => Promise<boolean>;
  readonly waiting: () => number;
}

interface CmsStateSettings {
  readonly maxWaiting?: number;
  readonly now?: () => number;
}

export function createCmsState({ maxWaiting = MAX_WAITING_REQUESTS, now = Date.now }: CmsStateSettings = {}): CmsState {
  let followedSince = Infinity;
  let away = false;
  let isDraining = false;
  let generation = 0;
  const waiting = new Set<(isBack: boolean) => void>();

  function back(): void {
    away = false;
    generation += 1;
    for (const resolve of [...waiting]) resolve(true);
  }

  return {
    isAway: () => away || isDraining,
    isDraining: () => isDraining,
    generation: () => generation,
    answered() {
      // A draining process still answers earlier requests, but no new ones.
      if (away && !isDraining) back();
    },
    failed() {
      away = true;
    },
    draining() {
      isDraining = true;
    },
    lost() {
      followedSince = Infinity;
    },
    followedSince: () => followedSince,
    started() {
      followedSince = now();
      isDraining = false;
      back();
    },
    waitUntilBack(ms, signal) {
      if (waiting.size >= maxWaiting || ms <= 0 || signal?.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const end = (isBack: boolean) => {
          clearTimeout(timer);
          waiting.delete(end);
          signal?.removeEventListener('abort', abort);
          resolve(isBack);
        };
        const abort = () => end(false);
        const timer = setTimeout(end, ms, false);
        waiting.add(end);
        signal?.addEventListener('abort', abort);
      });
    },
    waiting: () => waiting.size,
  };
}
