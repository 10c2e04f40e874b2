/** What is known of whether the CMS answers, and who waits for it. Nothing here asks; who asks reports how it went. */

/** The most requests that wait for the CMS at a time: each holds a connection. */
const MAX_WAITING = 1000;

export interface CmsState {
  /** Whether the last question failed, or no calls are taken at the moment. */
  readonly isAway: () => boolean;
  /** Whether the CMS has asked for no new calls until it is started again. */
  readonly isDraining: () => boolean;
  /** Grows each time that the CMS comes back. */
  readonly generation: () => number;
  /** A question was answered. */
  readonly answered: () => void;
  /** A question was not answered, or by a refusal for reasons that may pass. */
  readonly failed: () => void;
  readonly draining: () => void;
  /** A process of the CMS has said that it takes calls, and tells of changes from now on. */
  readonly started: () => void;
  /** It tells of changes no longer. */
  readonly lost: () => void;
  /** Epoch ms since when the CMS tells of changes, and waits for those it told; Infinity while it does not. */
  readonly followedSince: () => number;
  /**
   * Waits until the CMS is back.
   * @param ms at most so long
   * @returns whether it is back; false too when too many wait already
   */
  readonly waitUntilBack: (ms: number, signal?: AbortSignal) => Promise<boolean>;
  readonly waiting: () => number;
}

interface CmsStateSettings {
  readonly maxWaiting?: number;
  readonly now?: () => number;
}

export function createCmsState({ maxWaiting = MAX_WAITING, now = Date.now }: CmsStateSettings = {}): CmsState {
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
      // A process that drains still answers what it has begun, and takes nothing else.
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
