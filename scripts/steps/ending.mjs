/** How often it is looked whether the npm that started us is still there, in ms. */
const LOOK = 250;

/**
 * Says when this process is asked to end: by a signal, or by the end of the npm that started it. npm passes signals on
 * to a shell, and the shell to nobody.
 * @param {(signal: NodeJS.Signals) => void} end called once for each signal
 * @returns {() => void} what stops the listening
 */
export function whenAskedToEnd(end) {
  const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] === undefined || process.ppid === parent) return;
    clearInterval(watch);
    end('SIGTERM');
  }, LOOK).unref();
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.removeListener(signal, end);
  };
}
