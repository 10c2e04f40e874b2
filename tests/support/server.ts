/** The built server, front and CMS, as a child process: on a free port, on data of its own, with nothing of the machine's settings. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endChild, startChild, untilReady } from './child.js';
import type { Data } from './data.js';
import { ROOT } from './folder.js';
import { freePort } from '../../scripts/steps/port.mjs';
import { copyOf, removeData } from './data.js';
import { preparedData } from './prepared.js';

/** What a service starts: the supervisor of front server and CMS. */
export const ENTRY = join(ROOT, 'scripts/serve.mjs');

/** What has to be built for it. */
const BUILT = ['cms/dist/scripts/serve.js', 'menu-site/dist/front/main.js'];

/** How long a first start may take, tables and demo included, in ms. */
const PATIENCE = 300_000;

/** The staff account that exists in every test. */
export const STAFF = { username: 'staff', password: 'a long staff password' };

/**
 * Every variable the server knows (decisions, section 8), so that neither the machine's environment nor the
 * checkout's `.env` has a say. Empty means unset.
 */
export const SETTINGS = {
  NODE_ENV: '',
  HOST: '127.0.0.1',
  FRONT_PROCESSES: '1',
  FRONT_TOKEN: '',
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
  STAFF_USERNAME: STAFF.username,
  STAFF_PASSWORD: STAFF.password,
};

/** A server that runs, whoever started it. */
export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly data: Data;
  /** All it has said so far: its log (JSON lines) and its greetings. */
  output(): string;
}

/** A server of one's own. */
export interface Server extends RunningServer {
  /** The file of all that it says. */
  readonly log: string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Asks it to end, waits for that, and gives its exit code; data made for it is removed. */
  stop(): Promise<number | null>;
  /** Its supervisor's process. */
  readonly pid: number;
  /** Ends it as a power cut would; its data stays. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Variables that differ from the tests' usual ones: no demo, no rate limits, a staff account. */
  readonly env?: Readonly<Record<string, string>>;
  /** Data that outlives the server; absent: a fresh copy of the prepared data, removed on `stop()`. */
  readonly data?: Data;
}

/**
 * Starts a server of one's own and waits until it is ready: for tests that start, stop or share data between servers,
 * or count all that there is. It costs some 7 s of a processor; all others ask for `sharedServer()` (`shared.ts`).
 * @throws with all that it said, when it is not
 */
export async function startServer({ env = {}, data }: ServerOptions = {}): Promise<Server> {
  if (!BUILT.every((file) => existsSync(join(ROOT, file))))
    throw new Error('The server is not built: run `npm run build`.');
  const own = data ?? (await copyOf(preparedData()));
  const port = env['PORT'] ?? String(await freePort());
  const child = startChild(process.execPath, [ENTRY], {
    cwd: ROOT,
    // A group of its own: a power cut ends all of its processes at once.
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
  const listening = () => /listening on (http:\S+)\n/.exec(child.output())?.[1];
  await untilReady(child, () => Promise.resolve(listening() !== undefined), PATIENCE);
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
    async kill() {
      await endChild(child, 'SIGKILL');
    },
  };
}
