/**
 * The front server of `npm run dev`. Vite serves the sources of the public site and the owner's area. A change of
 * server-rendered code creates a new front server in this process and reloads open pages. Browser code is updated by
 * hot module replacement.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adminPageAt } from '@qaima/schemas';
import { createServer as createVite } from 'vite';
import { CACHE, ROOT } from '../lib/paths.mjs';
import { CMS, SCHEMAS } from './compile.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {import('../../menu-site/server/createFrontServer.js').Front} Front */

const ADMIN_FILES = '/admin-assets/';

/** Paths that Vite handles. The front server handles all others. */
const OF_VITE = /^\/(@|src\/|node_modules\/|__)/;

/** The sources that `dev.mjs` compiles. This process reports their changes to `dev.mjs`. */
const COMPILED = [...SCHEMAS.folders, ...CMS.folders].map((folder) => join(ROOT, folder));

/** How long to wait at most before closing a front server. Its pending requests may be waiting for the CMS. */
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * For how long a file must keep its size before a change counts. Saving empties a file before it is written. Vite's
 * watcher drops a second change within 50 ms, so the empty file would stay in use.
 */
const WRITTEN_MS = 60;

/** Idle connections stay open for this long when the process ends. */
const DRAIN_IDLE_MS = 1_000;

const server = createServer();
let isEnding = false;

/**
 * The number of the current front server, from 0. `latestPageFrom`: the front server that sent the latest page.
 */
let frontNumber = 0;
let latestPageFrom = 0;

/**
 * Pending requests, with the number of their front server. Event streams are not included, because they never end.
 * @type {Map<ServerResponse, number>}
 */
const underWay = new Map();

/** Resolves once all requests that are currently pending have ended, at the latest after {@link DRAIN_TIMEOUT_MS}. */
const answered = () =>
  Promise.race([
    Promise.all([...underWay.keys()].map((res) => once(res, 'close'))),
    wait(DRAIN_TIMEOUT_MS, undefined, { ref: false }),
  ]);

/** @param {'menu-site' | 'admin-ui'} name @param {import('vite').Plugin[]} [plugins] */
const viteOf = (name, plugins = []) =>
  createVite({
    root: join(ROOT, name),
    configFile: join(ROOT, name, 'vite.config.ts'),
    cacheDir: join(CACHE, 'vite', name),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    plugins,
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      // Ignores output folders. The output of the domain package changes file by file; once it is complete, `dev.mjs`
      // replaces this process.
      watch: {
        ignored: ['*/dist', '*/.cache', '.cache'].map((folder) => join(ROOT, folder, '**')),
        awaitWriteFinish: { stabilityThreshold: WRITTEN_MS, pollInterval: 20 },
      },
    },
  });

/**
 * Creates a new front server when server-rendered code changes, instead of Vite's hot replacement. @type
 * {import('vite').Plugin}
 */
const renewed = {
  name: 'renewed-front',
  hotUpdate({ file, modules, server: { environments } }) {
    const isRendered = environments['ssr']?.moduleGraph.getModulesByFile(file)?.size;
    if (this.environment.name === 'ssr' && modules.length > 0) renew();
    return isRendered ? [] : undefined;
  },
};

const [site, admin] = await Promise.all([viteOf('menu-site', [renewed]), viteOf('admin-ui')]);
const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (site.environments.ssr);

/** @type {typeof import('../../menu-site/server/serveInCluster.js')} */
const { loadConfig, serve } = await runner.import('/server/serveInCluster.ts');
/** @type {typeof import('../../menu-site/server/config/log.js')} */
const { createLog, describeError } = await runner.import('/server/config/log.ts');
const config = loadConfig(join(CACHE, 'dev'));
const log = createLog(config.logLevel);

/** @returns {Promise<Front>} */
async function load() {
  /** @type {typeof import('../../menu-site/server/createFrontServer.js')} */
  const { createFront } = await runner.import('/server/createFrontServer.ts');
  // A new build id. It invalidates pages that the previous front server cached.
  return createFront(config, { site: join(ROOT, 'menu-site/public'), build: String(Date.now()) }, log);
}

/** Shows an error of a source in the terminal and in open pages. @param {unknown} error */
function complain(error) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  console.error(stack);
  site.ws.send({ type: 'error', err: { message, stack } });
}

/** The current front server. Requests wait while a new one is created. */
let front = load();
front.catch(complain);

function renew() {
  const former = front;
  const next = former.catch(() => undefined).then(load);
  // If the sources have errors, the previous front server stays in use.
  front = next.catch(() => former);
  front.catch(() => undefined);
  next.then(async () => {
    frontNumber += 1;
    site.ws.send({ type: 'full-reload' });
    await answered();
    await (await former.catch(() => undefined))?.drain();
  }, complain);
}

// Vite's client connects some time after its page is shown. If a new front server was created meanwhile, the page has
// missed the message to reload.
site.ws.on('connection', (socket) => {
  if (latestPageFrom !== frontNumber) socket.send(JSON.stringify({ type: 'full-reload' }));
});

const CLIENT = '<script type="module" src="/@vite/client"></script>';

/**
 * Allows the features that Vite's client needs in the Content Security Policy: inline styles, and the worker that
 * waits for the next front server before it reloads the page.
 * @param {string} policy
 */
const openedPolicy = (policy) =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/worker-src [^;]*/, "worker-src 'self' blob:");

/**
 * Tracks a pending request, and adds Vite's client to an HTML response.
 * @param {IncomingMessage} req @param {ServerResponse} res
 */
function openToVite(req, res) {
  // The response is modified, so it must be uncompressed and complete.
  delete req.headers['accept-encoding'];
  delete req.headers['if-none-match'];
  const { writeHead, end } = res;
  underWay.set(res, frontNumber);
  res.once('close', () => underWay.delete(res));
  const isForReader = String(req.headers.accept).includes('text/html');
  let isPage = false;
  res.writeHead = (/** @type {number} */ status, /** @type {any} */ headers = {}) => {
    const inTurn = Array.isArray(headers) ? headers : Object.entries(headers).flat();
    const named = Object.fromEntries(inTurn.flatMap((name, at) => (at % 2 === 0 ? [[name, inTurn[at + 1]]] : [])));
    if (inTurn.some((part) => String(part).startsWith('text/event-stream'))) underWay.delete(res);
    const type = String(named['Content-Type']);
    // A render error is plain text. It is sent as HTML with Vite's client. So the page reloads when the error is fixed.
    const isFailure = isForReader && status >= 500 && type.startsWith('text/plain');
    isPage = isFailure || type.startsWith('text/html');
    if (isPage) latestPageFrom = underWay.get(res) ?? frontNumber;
    if (isFailure)
      return writeHead.call(res, status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    if (!isPage) return writeHead.call(res, status, headers);
    const { 'Content-Length': _former, 'Content-Security-Policy': policy = '', ...others } = named;
    return writeHead.call(res, status, { ...others, 'Content-Security-Policy': openedPolicy(policy) });
  };
  res.end = (/** @type {any[]} */ ...[body, ...rest]) =>
    Reflect.apply(end, res, [isPage && body ? `${body}${CLIENT}` : body, ...rest]);
}

/**
 * Sends the HTML of the owner's area or the staff console, as the CMS does in production.
 * @param {IncomingMessage} req @param {ServerResponse} res @param {NonNullable<ReturnType<typeof adminPageAt>>} asked
 */
async function sendAdminPage({ url = '/' }, res, { exists, area }) {
  const source = readFileSync(join(ROOT, 'admin-ui/index.html'), 'utf8');
  const page = await admin.transformIndexHtml(url, source.replace('data-area="owner"', `data-area="${area}"`));
  res.writeHead(exists ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(page);
}

/** @param {'request' | 'checkContinue'} event @returns {(req: IncomingMessage, res: ServerResponse) => Promise<void>} */
const answer = (event) => async (req, res) => {
  const path = (req.url ?? '').replace(/[?].*/, '');
  const asked = req.method === 'GET' || req.method === 'HEAD' ? adminPageAt(path) : null;
  if (isEnding) res.shouldKeepAlive = false;
  const toFront = async () => {
    openToVite(req, res);
    const { server } = await front;
    if (underWay.has(res)) underWay.set(res, frontNumber);
    server.emit(event, req, res);
  };
  try {
    if (path.startsWith(ADMIN_FILES)) admin.middlewares(req, res, () => void res.writeHead(404).end());
    else if (asked) await sendAdminPage(req, res, asked);
    else if (OF_VITE.test(path)) site.middlewares(req, res, toFront);
    else await toFront();
  } catch (error) {
    log.error('It was not answered.', describeError(error));
    res.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(CLIENT);
  }
};
for (const event of /** @type {const} */ (['request', 'checkContinue'])) server.on(event, answer(event));

site.watcher.add(COMPILED);
site.watcher.on('all', (_event, file) => {
  if (COMPILED.some((folder) => file.startsWith(folder + sep))) process.send?.({ type: 'changed' });
});

async function drain() {
  isEnding = true;
  // `http.Server#close` would also close idle connections, on which a request may just be arriving.
  NetServer.prototype.close.call(server);
  // Closing Vite ends its connections to browsers. They then reload their page from the next process.
  await Promise.all([site.close(), admin.close(), answered(), wait(DRAIN_IDLE_MS)]);
  await front.then((last) => last.drain()).catch(() => undefined);
  server.closeAllConnections();
}

// Listens only after the first front server has been created or has failed.
await front.catch(() => undefined);
serve({ server, drain, config, log });
