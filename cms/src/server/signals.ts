const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Whether a supervisor started this process. Then only the supervisor reacts to signals from the terminal.
 * (scripts/lib/supervise.mjs)
 */
export const isSupervised = process.send !== undefined;

/** The process that a user has to stop: the supervisor if there is one, because it would restart this process. */
export const stoppablePid = isSupervised ? process.ppid : process.pid;

/** Replaces the signal handlers, because Strapi's handler aborts pending requests. A second signal is ignored. */
export function onSignal(end: () => unknown): void {
  let ending = false;
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (ending || (isSupervised && signal === 'SIGINT')) return;
      ending = true;
      void end();
    });
  }
}
