/**
 * Runs the built server (front server and CMS) as a child process: on a free port, with separate data and a clean
 * environment.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endChild, startChild, waitUntilReady } from './childProcess.js';
import type { Data } from './dataFolder.js';
import { ROOT } from './runFolder.js';
import { freePort } from '../../scripts/lib/port.mjs';
import { copyOf, removeData } from './dataFolder.js';
import { seededData } from './seedDataLocation.js';

/** The script that starts and supervises front server and CMS. */
export const ENTRY = join(ROOT, 'scripts/serve.mjs');

/** The build output that the server needs. */
const BUILT = ['cms/dist/scripts/serve.js', 'menu-site/dist/front/main.js'];

/** The time limit for a first start, which creates the tables and the demo menu. */
const TIMEOUT_MS = 300_000;

/** The staff account of every test server. */
export const STAFF = { username: 'staff', password: 'a long staff password' };

/** The secret that front server and CMS share. */
export const FRONT_TOKEN = 'the-token-of-the-test-servers-and-of-no-others';

/**
 * All variables that the server reads, so that the machine's environment and the repository's `.env` have no effect.
 * An empty value means unset. (docs/spec/operations.md#configuration)
 */
export const SETTINGS = {
  STAFF_SECOND_FACTOR: 'off',
  NODE_ENV: '',
  HOST: '127.0.0.1',
  FRONT_PROCESSES: '1',
  FRONT_TOKEN,
  CMS_SOCKET: '',
  CMS_LISTEN: '',
  CMS_URL: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  PROVIDER_NAME: '',
  PROVIDER_PHONE: '',
  PROVIDER_EMAIL: '',
  PROVIDER_ADDRESS: '',
  PROVIDER_CLIQ: '',
  PROVIDER_TAX_NUMBER: '',
  PROVIDER_WHATSAPP: '',
  PROVIDER_INSTAGRAM: '',
  PROVIDER_FACEBOOK: '',
  PROVIDER_X: '',
  PROVIDER_SNAPCHAT: '',
  S3_ENDPOINT: '',
  S3_BUCKET: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  SECRET: '',
  SECRET_CHANGED: '',
  TRUSTED_PROXIES: '',
  CMS_PANEL: '0',
  LOG_LEVEL: 'warn',
  METRICS_TOKEN: '',
  CDN_PURGE_URL: '',
  CDN_PURGE_TOKEN: '',
  CDN_PURGE_HEADER: '',
  DEMO: '0',
  RATE_LIMITS: 'off',
  MENU_STORAGE_MB: '',
  SELF_SERVICE: '',
  STAFF_USERNAME: STAFF.username,
  STAFF_PASSWORD: STAFF.password,
};

export interface RunningServer {
  /** The server's origin: `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly data: Data;
  /** The output so far: the log (JSON lines) and the messages at start-up. */
  output(): string;
}

/** A server that belongs to one test. */
export interface Server extends RunningServer {
  /** The file with the server's output. */
  readonly log: string;
  /** The exit code after its end. */
  readonly ended: Promise<number | null>;
  /**
   * Sends SIGTERM, waits until the server ends, and returns the exit code. Removes data that was created for this
   * server.
   */
  stop(): Promise<number | null>;
  /** The pid of the supervisor. */
  readonly pid: number;
  /** Kills all processes, as a power cut would. The data stays. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Variables in addition to the defaults, which are: no demo, no rate limits, a staff account. */
  readonly env?: Readonly<Record<string, string>>;
  /** Data that is kept after the server stops. Default: a copy of the seeded data, which `stop()` removes. */
  readonly data?: Data;
  /** Receives a function that kills all processes, before the server is ready. */
  readonly onStart?: (kill: () => Promise<void>) => void;
}

/**
 * Starts a separate server and waits until it is ready, for tests that start or stop servers, share data between
 * them, or count all rows. That takes about 7 s of CPU time, so other tests use `sharedServer()`.
 * @throws with the server's output if it does not become ready
 */
export async function startServer({ env = {}, data, onStart }: ServerOptions = {}): Promise<Server> {
  if (!BUILT.every((file) => existsSync(join(ROOT, file))))
    throw new Error('The server is not built: run `npm run build`.');
  const own = data ?? (await copyOf(seededData()));
  const port = env['PORT'] ?? String(await freePort());
  const child = startChild(process.execPath, [ENTRY], {
    cwd: ROOT,
    // A separate process group, so that `kill` can end all processes at once.
    detached: true,
    env: {
      PATH: process.env['PATH'],
      ...SETTINGS,
      PORT: port,
      PUBLIC_URL: port === '0' ? '' : `http://127.0.0.1:${port}`,
      DATA_DIR: own.folder,
      DATABASE_URL: own.databaseUrl ?? '',
      ...env,
    },
  });
  const kill = async () => {
    await endChild(child, 'SIGKILL');
  };
  onStart?.(kill);
  const listening = () => /listening on (http:\S+)\n/.exec(child.output())?.[1];
  await waitUntilReady(child, () => Promise.resolve(listening() !== undefined), TIMEOUT_MS);
  return {
    origin: listening() ?? '',
    data: own,
    log: child.log,
    pid: child.process.pid ?? 0,
    output: child.output,
    ended: child.ended,
    async stop() {
      const code = await endChild(child);
      if (data === undefined) await removeData(own);
      return code;
    },
    kill,
  };
}
