const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Whether a supervisor started this process: what a terminal sends to all of them, it decides on. (scripts/steps/supervise.mjs) */
export const isSupervised = process.send !== undefined;

/** The process to stop in order to stop this one: a supervisor would start it again. */
export const stoppablePid = isSupervised ? process.ppid : process.pid;

/**
 * What happens when the process is asked to end, instead of what was said before: Strapi's own answer cuts the
 * requests under way. A second signal changes nothing.
 */
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
