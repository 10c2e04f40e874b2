/**
 * The service: the CMS and the front servers before it, which share a port. A part that crashes is started again, a reload
 * replaces one after the other by the present build. (docs/decisions/052-a-front-server.md)
 */
import { fork } from 'node:child_process';
import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { whenAskedToEnd } from './ending.mjs';
import { endProcess, part, told } from './part.mjs';
import { ROOT } from './places.mjs';
import { freePort } from './port.mjs';
import { Failure } from './run.mjs';
import { dataFolder, removeNote, writeNote } from './running.mjs';
import { isListening, socketPath } from './socket.mjs';

const CMS = join(ROOT, 'cms/dist/scripts/serve.js');
const FRONT = join(ROOT, 'menu-site/dist/front/main.js');

/** How long fronts may take to answer what is under way, and then the CMS, in ms: together less than 10 s. */
const FRONT_DRAIN_MS = 7_000;
const CMS_DRAIN_MS = 2_500;

/** How long a part may take to drain while the service goes on, in ms. */
const RELOAD_DRAIN_MS = 10_000;

/**
 * Has the C library give memory back that pages were compressed in: 40 MB of a front process after a hundred of them. (mallopt(3);
 * where another library allocates, nothing heeds it)
 */
const FRONT_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };

/**
 * Has V8 keep less of what pages are made of: 15 MB of a front process after a hundred of them, at no cost in time that stood out
 * of what varies. With half of it again, so much outlives its collection that the process grows.
 */
const FRONT_FLAGS = ['--max-semi-space-size=8'];

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ readonly cms: () => Promise<void>, readonly fronts: () => Promise<void> }} Reload replaces the parts that run by new ones */

const variable = (/** @type {string} */ name) => process.env[name]?.trim() || undefined;

/** @returns {{ fronts: number, folder: string, cmsUrl: string | undefined, env: NodeJS.ProcessEnv }} `cmsUrl`: a CMS on another machine */
function settings() {
  const given = variable('FRONT_PROCESSES') ?? '1';
  if (!/^\d{1,3}$/.test(given))
    throw new Failure(`FRONT_PROCESSES must be a whole number from 0 to 999, not "${given}".`);
  const [fronts, cmsUrl, listen] = [Number(given), variable('CMS_URL'), variable('CMS_LISTEN')];
  const isShared = cmsUrl !== undefined || (listen !== undefined && fronts === 0);
  if (isShared && variable('FRONT_TOKEN') === undefined)
    throw new Failure('Front server and CMS are on two machines: give both the same FRONT_TOKEN.');
  if (cmsUrl !== undefined && fronts === 0)
    throw new Failure('With CMS_URL and FRONT_PROCESSES=0 there is nothing to start.');
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

/** One line of the log, in the form of the CMS's own. @param {'warn' | 'error'} level @param {string} message */
const log = (level, message) => console.error(JSON.stringify({ level, message, timestamp: new Date().toISOString() }));

/** @param {ChildProcess} child */
const drainFront = (child) => {
  if (child.connected) child.send({ type: 'drain' });
};
/** @param {ChildProcess} child */
const drainCms = (child) => void child.kill('SIGTERM');

/**
 * Serves until it is asked to end.
 * @param {object} [parts] where something else than the build is served
 * @param {string} [parts.cms] the script of the CMS
 * @param {string} [parts.front] the script of a front server
 * @param {readonly string[]} [parts.flags] of node
 * @param {(reload: Reload) => void} [parts.onUp] given what replaces each, once all listen
 * @returns {Promise<number>} the exit code
 */
export async function supervise({ cms: cmsScript = CMS, front: frontScript = FRONT, flags = [], onUp } = {}) {
  const { fronts: count, folder, cmsUrl, env } = settings();
  // A server that has the folder already: the CMS says so and ends, and no front asks another one's CMS until then.
  const isTaken = Boolean(env['CMS_SOCKET']) && (await isListening(env['CMS_SOCKET'] ?? ''));
  // Any port would do, but the same for all fronts, those that are started later too.
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
  // The fronts accept connections themselves, and the port stays open while one of them has it.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: frontScript,
    args: [],
    // What compiles sources makes far more than pages.
    execArgv: [...process.execArgv, ...(frontScript === FRONT ? FRONT_FLAGS : []), ...flags],
    cwd: ROOT,
  });
  const startFront = () => cluster.fork({ ...FRONT_MEMORY, ...env }).process;

  return new Promise((resolve) => {
    /** @type {Promise<number> | undefined} */
    let ending;
    const report = (/** @type {string} */ message) => log('error', message);
    const fatal = (/** @type {number} */ code) => end(code);
    const cms = cmsUrl === undefined ? part('CMS', { start: startCms, fatal, report }) : undefined;
    const fronts = Array.from({ length: count }, () => part('front server', { start: startFront, fatal, report }));

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
      await told(next, 'loaded');
      const listening = told(next, 'listening');
      // It is waited for below; one that ends before is no fault of the supervisor's.
      listening.catch(() => undefined);
      const former = cms.adopt(next);
      if (former) await endProcess(former, drainCms, RELOAD_DRAIN_MS);
      next.send({ type: 'start' });
      await listening;
    }

    async function reloadFronts() {
      for (const front of fronts) {
        const next = startFront();
        await told(next, 'listening');
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

    const stopListening = whenAskedToEnd((signal) => {
      // A terminal that is closed sends it too; a service has none.
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
