/** A supervised process of the service. It is restarted after a crash, and can be replaced and stopped. */

/** The exit code for a configuration error: another start would fail in the same way. (sysexits.h) */
export const EX_CONFIG = 78;

/** The exit code for an unavailable dependency: another start may succeed. (sysexits.h) */
const EX_TEMPFAIL = 75;

/** The delay before a restart, by the number of consecutive crashes. The last delay repeats. */
export const RESTART_DELAYS_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** A process that runs longer than this resets the count of consecutive crashes. */
const STABLE_AFTER_MS = 60_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ type: 'listening', address: string, greeting?: readonly string[] }} Listening */

/**
 * @typedef {object} SupervisedProcess
 * @property {Promise<Listening>} up resolves when it first listens
 * @property {() => void} launch
 * @property {(next: ChildProcess) => ChildProcess | undefined} adopt supervises `next` instead, and returns the
 * previous process, which may then exit
 * @property {(end: (child: ChildProcess) => void, timeoutMs: number) => Promise<void>} stop
 */

/** @param {ChildProcess} child */
export const waitForExit = (child) =>
  /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', () => resolve());
    })
  );

/** Resolves with the first message of a type. @param {ChildProcess} child @param {string} type */
export const waitForMessage = (child, type) =>
  new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message !== null && typeof message === 'object' && 'type' in message && message.type === type)
        resolve(message);
    });
    child.once('exit', (code, signal) => reject(new Error(`it ended with ${signal ?? `code ${code}`}`)));
  });

/**
 * Ends a process by calling `end`, and sends SIGKILL if the process still runs after `timeoutMs`.
 * @param {ChildProcess} child @param {(child: ChildProcess) => void} end @param {number} timeoutMs
 */
export async function endProcess(child, end, timeoutMs) {
  end(child);
  const late = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await waitForExit(child);
  clearTimeout(late);
}

/**
 * Starts a process when `launch` is called, and again after each crash, with growing delays.
 * @param {string} name for log messages
 * @param {object} options
 * @param {() => ChildProcess} options.start
 * @param {(code: number) => void} options.fatal called with the exit code if a restart would not help
 * @param {(message: string) => void} options.report
 * @returns {SupervisedProcess}
 */
export function superviseProcess(name, { start, fatal, report }) {
  /** @type {ChildProcess | undefined} */
  let current;
  let crashes = 0;
  let stopped = false;
  let hasListened = false;
  /** @type {(listening: Listening) => void} */
  let up = () => undefined;
  /** The processes that were replaced. Their exit is not a crash. @type {WeakSet<ChildProcess>} */
  const dismissed = new WeakSet();

  /** @param {ChildProcess} child @param {number} begun */
  function watch(child, begun) {
    current = child;
    waitForMessage(child, 'listening').then(
      (message) => {
        hasListened = true;
        up(message);
      },
      () => undefined,
    );
    child.once('exit', (code, signal) => {
      if (stopped || dismissed.has(child)) return;
      const isFatal = code === EX_CONFIG || (!hasListened && code !== EX_TEMPFAIL);
      if (isFatal) return fatal(code ?? 1);
      if (Date.now() - begun > STABLE_AFTER_MS) crashes = 0;
      const delay = RESTART_DELAYS_MS[Math.min(crashes++, RESTART_DELAYS_MS.length - 1)] ?? 0;
      report(
        `The ${name} ended with ${signal ?? `code ${code}`}. It is started again ${delay ? `in ${delay / 1000} s` : 'now'}.`,
      );
      setTimeout(() => !stopped && current === child && launch(), delay);
    });
  }

  function launch() {
    watch(start(), Date.now());
  }

  return {
    up: new Promise((resolve) => (up = resolve)),
    launch,
    adopt(next) {
      const former = current;
      if (former) dismissed.add(former);
      watch(next, Date.now());
      return former;
    },
    async stop(end, timeoutMs) {
      stopped = true;
      if (current) await endProcess(current, end, timeoutMs);
    },
  };
}
