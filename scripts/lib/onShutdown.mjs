/** How often to check that the npm that started this process is alive. */
const PARENT_CHECK_INTERVAL_MS = 250;

/**
 * Calls `end` on a termination signal, or when the npm that started this process ends. npm passes signals to a shell,
 * which does not pass them on.
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
