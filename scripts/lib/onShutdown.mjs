/** How often to check whether the parent process (npm) is still running. */
const PARENT_CHECK_INTERVAL_MS = 250;

/**
 * Calls `end` on a termination signal, or when the npm process that started this process ends. Signals alone are not
 * enough: npm sends them to a shell, and the shell does not forward them.
 * @param {(signal: NodeJS.Signals) => void} end called once for each signal
 * @returns {() => void} stops listening
 */
export function onShutdown(end) {
  const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
    clearInterval(watch);
    end('SIGTERM');
  }, PARENT_CHECK_INTERVAL_MS).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.removeListener(signal, end);
  };
}
