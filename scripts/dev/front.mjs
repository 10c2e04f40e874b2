/**
 * The front server of `npm run dev`: the sources of the site and of the owner's area, loaded and sent by Vite instead of built. A
 * change of what pages are rendered from makes a new front within this process, and browsers load their page again; what runs in browsers
 * is replaced there.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { adminPageAt } from '@qaima/schemas';
import { createServer as createVite } from 'vite';
import { CACHE, ROOT } from '../steps/places.mjs';
import { CMS, SCHEMAS } from './compile.mjs';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** What is used of a front. @typedef {{ readonly server: import('node:http').Server, readonly drain: () => Promise<void> }} Front */

const ADMIN_FILES = '/admin-assets/';

/** What Vite answers of the site's; everything else is the front's. */
const OF_VITE = /^\/(@|src\/|node_modules\/|__)/;

/** What is compiled for the CMS, and by whom is told of changes. */
const COMPILED = [...SCHEMAS.folders, ...CMS.folders].map((folder) => join(ROOT, folder));

/** How long requests under way may take to end where they were begun, in ms: a call may wait for the CMS. */
const DRAIN_TIMEOUT_MS = 8_000;

/** How long a connection between two requests is left open when this process ends, in ms. */
const DRAIN_IDLE_MS = 1_000;

const server = createServer();
let isEnding = false;

/** Requests under way at a front; without streams, which don't end by themselves. @type {Set<ServerResponse>} */
const underWay = new Set();

/** Waits for the requests that are under way now. */
const answered = () =>
  Promise.race([
    Promise.all([...underWay].map((res) => once(res, 'close'))),
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
      // The kernel as it is compiled changes by halves; once it is whole this process is replaced.
      watch: { ignored: ['*/dist', '*/.cache', '.cache'].map((folder) => join(ROOT, folder, '**')) },
    },
  });

/** Has a change of what pages are rendered from make a new front, rather than be followed module by module. @type {import('vite').Plugin} */
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

const { configure, serve } = await runner.import('/server/serve.ts');
const { describeError, logAt } = await runner.import('/server/log.ts');
const config = configure(join(CACHE, 'dev'));
const log = logAt(config.logLevel);

/** @returns {Promise<Front>} */
async function load() {
  const { createFront } = await runner.import('/server/front.ts');
  // Pages that an earlier one has cached are outdated.
  return createFront(config, { site: join(ROOT, 'menu-site/public'), build: String(Date.now()) }, log);
}

/** Says what is wrong with a source, in the terminal and in the pages that are open. @param {unknown} error */
function complain(error) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  console.error(stack);
  site.ws.send({ type: 'error', err: { message, stack } });
}

/** The front that answers; requests wait for one that is being made. */
let front = load();
front.catch(complain);

function renew() {
  const former = front;
  const next = former.catch(() => undefined).then(load);
  // As long as there is something wrong with the sources, the former one answers.
  front = next.catch(() => former);
  front.catch(() => undefined);
  next.then(async () => {
    site.ws.send({ type: 'full-reload' });
    await answered();
    await (await former.catch(() => undefined))?.drain();
  }, complain);
}

const CLIENT = '<script type="module" src="/@vite/client"></script>';

/** What pages allow for Vite's client: the styles that it adds, and the worker by which it waits for the next front before it loads the page again. @param {string} policy */
const openedPolicy = (policy) =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/worker-src [^;]*/, "worker-src 'self' blob:");

/** Counts a request to the front, and has a page that it sends ask for Vite's client. @param {IncomingMessage} req @param {ServerResponse} res */
function openToVite(req, res) {
  // Pages are changed here: they come as they are, and whole.
  delete req.headers['accept-encoding'];
  delete req.headers['if-none-match'];
  const { writeHead, end } = res;
  underWay.add(res);
  res.once('close', () => underWay.delete(res));
  const isForReader = String(req.headers.accept).includes('text/html');
  let isPage = false;
  res.writeHead = (/** @type {number} */ status, /** @type {any} */ headers = {}) => {
    const inTurn = Array.isArray(headers) ? headers : Object.entries(headers).flat();
    const named = Object.fromEntries(inTurn.flatMap((name, at) => (at % 2 === 0 ? [[name, inTurn[at + 1]]] : [])));
    if (inTurn.some((part) => String(part).startsWith('text/event-stream'))) underWay.delete(res);
    const type = String(named['Content-Type']);
    // A page that could not be rendered is a line of text, which no message reaches: with Vite's client it loads again like any other.
    const isFailure = isForReader && status >= 500 && type.startsWith('text/plain');
    isPage = isFailure || type.startsWith('text/html');
    if (isFailure)
      return writeHead.call(res, status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    if (!isPage) return writeHead.call(res, status, headers);
    const { 'Content-Length': _former, 'Content-Security-Policy': policy = '', ...others } = named;
    return writeHead.call(res, status, { ...others, 'Content-Security-Policy': openedPolicy(policy) });
  };
  res.end = (/** @type {any[]} */ ...[body, ...rest]) =>
    Reflect.apply(end, res, [isPage && body ? `${body}${CLIENT}` : body, ...rest]);
}

/** Sends the page of the owner's area and the staff desk, as the CMS sends the built one. @param {IncomingMessage} req @param {ServerResponse} res @param {NonNullable<ReturnType<typeof adminPageAt>>} asked */
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
    (await front).server.emit(event, req, res);
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
  // The http server's own `close` would cut connections under a request that is just coming in.
  NetServer.prototype.close.call(server);
  // Browsers hear of the end, and load their page again from whoever comes next.
  await Promise.all([site.close(), admin.close(), answered(), wait(DRAIN_IDLE_MS)]);
  await front.then((last) => last.drain()).catch(() => undefined);
  server.closeAllConnections();
}

// Pages are sent once the first front stands, or has failed to.
await front.catch(() => undefined);
serve({ server, drain, config, log });
