const SECOND_MS = 1000;

export interface Clock {
  /** The server's time in whole seconds (epoch ms). It is updated every second while there is a subscriber. */
  readonly now: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a clock with one timer for all components that show seconds. */
export function createClock(serverNow: () => number): Clock {
  const listeners = new Set<() => void>();
  const read = () => Math.floor(serverNow() / SECOND_MS) * SECOND_MS;
  let now = read();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = read();
    for (const listener of [...listeners]) listener();
  };
  return {
    now: () => now,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        now = read();
        timer = setInterval(tick, SECOND_MS);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
