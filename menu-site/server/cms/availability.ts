/**
 * Tracks whether the CMS is up, and the requests that wait for it. Callers report the outcome of their requests; this
 * module sends none.
 */

/** Maximum number of requests waiting for the CMS; each holds a connection. */
const MAX_WAITING_REQUESTS = 1000;

export interface CmsState {
  /** Whether the last request failed, or the CMS currently accepts no requests. */
  readonly isAway: () => boolean;
  /** Whether the CMS is shutting down and accepts no new requests until it has restarted. */
  readonly isDraining: () => boolean;
  /** A number that increases each time the CMS comes back. */
  readonly generation: () => number;
  /** Call when the CMS has answered a request. */
  readonly answered: () => void;
  /** Call when the CMS has not answered a request, or has answered with a temporary error. */
  readonly failed: () => void;
  readonly draining: () => void;
  /** Call when a CMS process accepts requests and reports changes. */
  readonly started: () => void;
  /** Call when the CMS's event stream has ended. */
  readonly lost: () => void;
  /**
   * The time (epoch ms) from which the CMS reports all changes and waits for acknowledgements. Infinity while it
   * reports no changes.
   */
  readonly followedSince: () => number;
  /**
   * Waits until the CMS is back.
   * @param ms the longest wait
   * @returns whether the CMS is back; false at once if too many requests are waiting
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
      // A draining CMS still answers requests that it accepted earlier. An answer then does not mean that the CMS is
      // back.
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
