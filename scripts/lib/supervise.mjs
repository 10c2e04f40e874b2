/**
 * Supervises the service: the CMS and the front servers, which share a port. Restarts processes that crash. A reload
 * replaces them one after another with the current build. (docs/decisions/052-a-front-server.md)
 */
import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { outdatedNodeWarning } from './checkNodeVersion.mjs';
import { onShutdown } from './onShutdown.mjs';
import { endProcess, superviseProcess, waitForMessage } from './supervisedProcess.mjs';
import { ROOT } from './paths.mjs';
import { freePort } from './port.mjs';
import { CliError } from './exec.mjs';
import { dataFolder, removeNote, writeNote } from './supervisorPidFile.mjs';
import { isListening, socketPath } from './socket.mjs';

const CMS = join(ROOT, 'cms/dist/scripts/serve.js');
const FRONT = join(ROOT, 'menu-site/dist/front/main.js');

/**
 * How long pending requests may take at shutdown. The front servers end first, then the CMS. The sum is less than 10 s.
 */
const FRONT_DRAIN_MS = 7_000;
const CMS_DRAIN_MS = 2_500;

/** The time for pending requests when a process is replaced. */
const RELOAD_DRAIN_MS = 10_000;

/**
 * Makes glibc return memory to the system after pages were compressed. After a hundred pages, this saves 40 MB per
 * front process. (mallopt(3); other allocators ignore it)
 */
const FRONT_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/**
 * A smaller young generation saves 15 MB per front process after a hundred pages. It costs no measurable time. With 4
 * MB, V8 would promote objects too early, and the process would grow.
 */
const FRONT_FLAGS = ['--max-semi-space-size=8'];

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ readonly cms: () => Promise<void>, readonly fronts: () => Promise<void> }} Reload replaces running processes with new ones */

const variable = (/** @type {string} */ name) => process.env[name]?.trim() || undefined;

/** @returns {{ fronts: number, folder: string, cmsUrl: string | undefined, env: NodeJS.ProcessEnv }} `cmsUrl`: the URL of a CMS on another machine */
function settings() {
  const given = variable('FRONT_PROCESSES') ?? '1';
  if (!/^\d{1,3}$/.test(given))
    throw new CliError(`FRONT_PROCESSES must be a whole number from 0 to 999, not "${given}".`);
  const [fronts, cmsUrl, listen] = [Number(given), variable('CMS_URL'), variable('CMS_LISTEN')];
  const isShared = cmsUrl !== undefined || (listen !== undefined && fronts === 0);
  if (isShared && variable('FRONT_TOKEN') === undefined)
    throw new CliError('Front server and CMS are on two machines: give both the same FRONT_TOKEN.');
  if (cmsUrl !== undefined && fronts === 0)
    throw new CliError('With CMS_URL and FRONT_PROCESSES=0 there is nothing to start.');
  const folder = dataFolder();
  const where = cmsUrl ?? (listen && `http://${listen}`);
  return {
    fronts,
    folder,
    cmsUrl,
    env: {
      ...process.env,
      FRONT_TOKEN: variable('FRONT_TOKEN') ?? randomBytes(24).toString('base64url'),
      ...(where === undefined ? { CMS_SOCKET: variable('CMS_SOCKET') ?? socketPath(folder) } : { CMS_URL: where }),
    },
  };
}

/** Writes a log line in the CMS's format. @param {'warn' | 'error'} level @param {string} message */
const log = (level, message) => console.error(JSON.stringify({ level, message, timestamp: new Date().toISOString() }));

/** @param {ChildProcess} child */
const drainFront = (child) => {
  if (child.connected) child.send({ type: 'drain' });
};
/** @param {ChildProcess} child */
const drainCms = (child) => void child.kill('SIGTERM');

/**
 * Runs the service until it is asked to end.
 * @param {object} [parts] scripts to run instead of the built ones
 * @param {string} [parts.cms] the script of the CMS
 * @param {string} [parts.front] the script of a front server
 * @param {readonly string[]} [parts.flags] flags for node
 * @param {(reload: Reload) => void} [parts.onUp] called with the reload functions when all processes listen
 * @returns {Promise<number>} the exit code
 */
export async function supervise({ cms: cmsScript = CMS, front: frontScript = FRONT, flags = [], onUp } = {}) {
  const { fronts: count, folder, cmsUrl, env } = settings();
  const outdated = outdatedNodeWarning(process.versions.node);
  if (outdated) log('warn', outdated);
  // If another server uses this data folder, our CMS reports this and exits. Until our CMS listens, the front servers
  // must not send requests, because the CMS of the other server would get them.
  const isTaken = Boolean(env['CMS_SOCKET']) && (await isListening(env['CMS_SOCKET'] ?? ''));
  // For port 0, chooses a free port here. All front servers must use the same one, including those that start later.
  if (Number(env['PORT'] || NaN) === 0) env['PORT'] = String(await freePort());
  let reloads = 0;

  /** @param {readonly string[]} args */
  const startCms = (args = []) =>
    fork(cmsScript, args, {
      cwd: ROOT,
      env,
      execArgv: ['--disable-warning=ExperimentalWarning', ...flags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  // Front servers accept connections themselves. The port stays open as long as one of them runs.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: frontScript,
    args: [],
    // These flags are only for the built front server, because Vite needs far more memory.
    execArgv: [...process.execArgv, ...(frontScript === FRONT ? FRONT_FLAGS : []), ...flags],
    cwd: ROOT,
  });
  const startFront = () => cluster.fork({ ...FRONT_MEMORY, ...env }).process;

  return new Promise((resolve) => {
    /** @type {Promise<number> | undefined} */
    let ending;
    const report = (/** @type {string} */ message) => log('error', message);
    const fatal = (/** @type {number} */ code) => end(code);
    const cms = cmsUrl === undefined ? superviseProcess('CMS', { start: startCms, fatal, report }) : undefined;
    const fronts = Array.from({ length: count }, () =>
      superviseProcess('front server', { start: startFront, fatal, report }),
    );

    /** @param {number} code */
    function end(code) {
      ending ??= (async () => {
        await Promise.all(fronts.map((front) => front.stop(drainFront, FRONT_DRAIN_MS)));
        await cms?.stop(drainCms, CMS_DRAIN_MS);
        removeNote(folder);
        stopListening();
        return code;
      })();
      void ending.then(resolve);
    }

    async function reloadCms() {
      if (!cms) return;
      const next = startCms(['--held']);
      await waitForMessage(next, 'loaded');
      const listening = waitForMessage(next, 'listening');
      // The promise is awaited below. This handler prevents an unhandled rejection if the process exits before that.
      listening.catch(() => undefined);
      const former = cms.adopt(next);
      if (former) await endProcess(former, drainCms, RELOAD_DRAIN_MS);
      next.send({ type: 'start' });
      await listening;
    }

    async function reloadFronts() {
      for (const front of fronts) {
        const next = startFront();
        await waitForMessage(next, 'listening');
        const former = front.adopt(next);
        if (former) await endProcess(former, drainFront, RELOAD_DRAIN_MS);
      }
    }

    /** @type {Promise<void> | undefined} */
    let reloading;
    async function reload() {
      /** @type {string | null} */
      let failure = null;
      try {
        await reloadCms();
        await reloadFronts();
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
        log('error', `The reload failed: ${failure}.`);
      }
      writeNote(folder, { reloads: ++reloads, failure });
      reloading = undefined;
    }
    const askToReload = () => {
      if (!ending) reloading ??= reload();
    };

    const stopListening = onShutdown((signal) => {
      // For a service, SIGHUP means that it should reload. In a terminal, it means that the terminal was closed.
      if (signal === 'SIGHUP' && process.stdin.isTTY !== true) askToReload();
      else end(0);
    });
    process.on('SIGUSR2', askToReload);

    cms?.launch();
    const launchFronts = () => fronts.forEach((front) => front.launch());
    if (cms && isTaken) void cms.up.then(launchFronts);
    else launchFronts();
    void Promise.all([cms?.up, ...fronts.map(({ up }) => up)]).then(([base, front]) => {
      writeNote(folder, { reloads, failure: null });
      console.log(`listening on ${(front ?? base)?.address}`);
      for (const line of base?.greeting ?? []) console.log(line);
      onUp?.({ cms: reloadCms, fronts: reloadFronts });
    });
  });
}
