const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * What happens when the process is asked to end, instead of what was said before: Strapi's own answer cuts the
 * requests under way. A second signal changes nothing.
 */
export function onSignal(end: () => unknown): void {
  let ending = false;
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void end();
    });
  }
}
