/**
 * Shows visited menus without a network.
 *
 * - Menu pages are fetched and cached. If the server does not answer in time, the cached page is shown, with its age
 *   and the reason. When the response arrives, the page is told.
 * - Files that never change come from the cache.
 * - Pages of open carts are not cached. Without a network, the cart that this device knows is shown.
 * - Pages of sent orders are cached, and shown without a network.
 * - The code of a table that was scanned before leads to the cached page of its menu without a network.
 * - A menu's page is opened in the language that the guest has chosen before, by the link or a shared address.
 * - All other requests (API, accounts, admin pages, other origins) go to the network.
 */
import type { OfflineCart } from './offlineCart.js';
import { cartIdInPath, parseOfflineCart, renderOfflineCart } from './offlineCartPage.js';
import {
  cacheableFileKind,
  isMenuPage,
  menuPaths,
  pageOfTable,
  PLACEHOLDER_PICTURE,
  isOrderPage,
  similarPage,
  tokenInPath,
  addStaleNotice,
  markAsStored,
  type StaleReason,
} from './cachingRules.js';
import {
  chosenLanguage,
  inLanguage,
  readLanguage,
  SETTINGS_CACHE,
  storeLanguage,
  storeLanguageOfAddress,
} from './rememberedLanguage.js';

declare const self: ServiceWorkerGlobalScope;

/** A new number in a cache's name discards everything cached before. */
const PAGE_CACHE = 'qaima-pages-1';
const FILE_CACHE = 'qaima-files-1';
/** The carts that pages have sent to the service worker. They are no server responses. */
const CART_CACHE = 'qaima-carts-1';
/** Pages of sent orders that this device has shown. */
const ORDER_CACHE = 'qaima-orders-1';

/** The header of a cached page that lists the paths of its menu. */
const PATHS_HEADER = 'x-menu-paths';

/** How long to wait for the server if a cached page is available. */
const PAGE_TIMEOUT_MS = 4000;
/** A late response is used for the next request within this time. */
const LATE_PAGE_FRESH_MS = 10_000;
/** Maximum number of entries per cache; the oldest entries are removed. */
const MAX_ENTRIES = {
  [PAGE_CACHE]: 30,
  [FILE_CACHE]: 400,
  [CART_CACHE]: 10,
  [ORDER_CACHE]: 5,
  [SETTINGS_CACHE]: 1,
} as const;

async function putInCache(
  name: keyof typeof MAX_ENTRIES,
  request: Request | string,
  response: Response,
): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name])).map((key) => cache.delete(key)));
}

/** Whether a response may be cached: it is complete, from our origin, and not marked `no-store`. */
const isCacheable = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !(response.headers.get('cache-control') ?? '').includes('no-store');

/** Fetches and caches a page. Removes the page of a menu that no longer exists from the cache. */
async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (isCacheable(response)) {
    const headers = new Headers(response.headers);
    const html = await response.clone().text();
    headers.set('x-kept-at', new Date().toISOString());
    headers.set(PATHS_HEADER, menuPaths(html).join(' '));
    await putInCache(PAGE_CACHE, request.url, new Response(html, { headers }));
  } else if (response.status === 404) await (await caches.open(PAGE_CACHE)).delete(request.url);
  return response;
}

const cachedPage = async (url: string) => (await caches.open(PAGE_CACHE)).match(url);

async function cachedOrSimilarPage(url: string): Promise<Response | undefined> {
  const exact = await cachedPage(url);
  if (exact) return exact;
  const cache = await caches.open(PAGE_CACHE);
  const cached = (await cache.keys()).map(async ({ url: key }) => {
    const paths = (await cache.match(key))?.headers.get(PATHS_HEADER);
    return { url: key, paths: paths ? paths.split(' ') : [] };
  });
  const similar = similarPage(await Promise.all(cached), url);
  return similar === undefined ? undefined : cachedPage(similar);
}

async function stalePage(url: string, reason: StaleReason): Promise<Response | undefined> {
  const kept = await cachedOrSimilarPage(url);
  if (!kept) return undefined;
  const html = addStaleNotice(await kept.text(), kept.headers.get('x-kept-at') ?? '', reason);
  return new Response(html, { headers: kept.headers });
}

/** The arrival time (epoch ms) of late responses by URL. */
const latePages = new Map<string, number>();

/**
 * The page that arrived too late for the last navigation, if it is recent. The next call for the same URL returns
 * nothing.
 */
async function takeLatePage(url: string): Promise<Response | undefined> {
  const at = latePages.get(url) ?? 0;
  latePages.delete(url);
  return Date.now() - at < LATE_PAGE_FRESH_MS ? cachedPage(url) : undefined;
}

/**
 * Waits for the late response to a page that was shown from the cache. Then tells that page whether its content is
 * still current.
 */
async function notifyClient(asked: Promise<Response>, url: string, clientId: string, shownTag: string | null) {
  const { status, headers } = await asked;
  const same = status === 200 && shownTag !== null && headers.get('etag') === shownTag;
  if (!same) latePages.set(url, Date.now());
  (await self.clients.get(clientId))?.postMessage({ answered: same ? 'same' : 'newer' });
}

async function pageOrStale(
  { request: { url }, resultingClientId }: FetchEvent,
  asked: Promise<Response>,
): Promise<Response> {
  const late = new Promise<'slow'>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, 'slow'));
  const first = await Promise.race([asked.catch(() => 'unreachable' as const), late]);
  if (first instanceof Response) return first;
  const aged = await stalePage(url, first);
  if (!aged) return asked;
  if (first === 'slow')
    void notifyClient(asked, url, resultingClientId, aged.headers.get('etag')).catch(() => undefined);
  return aged;
}

async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { url, referrer } = event.request;
  const chosen = inLanguage(new URL(url), referrer, await readLanguage());
  if (chosen) return Response.redirect(chosen);
  const fresh = await takeLatePage(url);
  if (fresh) return fresh;
  const asked = fetchPage(event.request);
  // Keeps the worker alive until a late response is cached.
  event.waitUntil(asked.catch(() => undefined));
  return pageOrStale(event, asked);
}

/**
 * Opens the address in a table's code. If the server does not answer in time, leads to the cached page that the same
 * code has opened before.
 */
async function respondWithTable({ request }: FetchEvent, token: string): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS, null));
  const answer = await Promise.race([asked.catch(() => null), late]);
  if (answer) return answer;
  const keys = await (await caches.open(PAGE_CACHE)).keys();
  const page = pageOfTable(
    keys.map(({ url }) => url),
    token,
  );
  return page === undefined ? asked : Response.redirect(page);
}

async function respondWithFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FILE_CACHE });
  if (kept) return kept;
  const response = await fetch(request).catch((error: unknown) => {
    // Browsers draw a broken picture otherwise.
    if (request.destination !== 'image') throw error;
    return new Response(PLACEHOLDER_PICTURE, {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
    });
  });
  if (isCacheable(response)) await putInCache(FILE_CACHE, request.url, response.clone());
  return response;
}

/**
 * Caches the page that installed the service worker, and its files. The browser loaded them before the worker could
 * cache them.
 */
async function cacheVisited(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    if (url.origin !== self.location.origin) continue;
    const request = new Request(url);
    if (isMenuPage(url.pathname)) {
      await storeLanguageOfAddress(url).catch(() => undefined);
      await fetchPage(request).catch(() => undefined);
    } else if (cacheableFileKind(url.pathname)) await respondWithFile(request).catch(() => undefined);
  }
}

/** Fetches a cart page. If the page shows a sent order, it is cached. */
async function fetchCart(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    const keep = async () => {
      const html = await copy.text();
      if (isOrderPage(html))
        await putInCache(ORDER_CACHE, event.request.url, new Response(html, { headers: copy.headers }));
    };
    event.waitUntil(keep().catch(() => undefined));
  }
  return response;
}

/** The cached page of a sent order. Its script marks the page as old and keeps following the order. */
async function keptOrder(url: string): Promise<Response | undefined> {
  const kept = await caches.match(url, { cacheName: ORDER_CACHE, ignoreSearch: true });
  return kept && new Response(markAsStored(await kept.text()), { headers: kept.headers });
}

/**
 * Fetches the cart page. If that fails, shows the cached page of the sent order, or else the cart that this device
 * knows.
 */
async function respondWithCart(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    return await fetchCart(event);
  } catch (error) {
    const order = await keptOrder(url);
    if (order) return order;
    const { pathname, searchParams } = new URL(url);
    const known = await caches.match(pathname, { cacheName: CART_CACHE });
    if (!known) throw error;
    // The worker has validated the cart before storing it.
    const cart = (await known.json()) as OfflineCart;
    const language = searchParams.get('lang') === 'en' ? 'en' : 'ar';
    const menu = await cachedOrSimilarPage(new URL(cart.back, url).href);
    const nonce = crypto.randomUUID();
    const menuPage = (await menu?.text()) ?? '';
    return new Response(renderOfflineCart(cart, language, { menuPage, nonce }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; font-src 'self'; base-uri 'none'`,
      },
    });
  }
}

/**
 * The scripts of the item panel and the cards, which pages load at the first touch: a guest without a network needs them
 * to add something. The build writes their paths here.
 */
const ORDERING_SCRIPTS = '%ORDERING_SCRIPTS%';

/** Caches the scripts of ordering for a visit without a network, unless the visitor saves data. */
async function cacheOrderingScripts(): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  await cacheVisited(ORDERING_SCRIPTS.split(' '));
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !(name in MAX_ENTRIES)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  const cart = parseOfflineCart(event.data);
  if (cart) event.waitUntil(putInCache(CART_CACHE, `/cart/${cart.id}`, Response.json(cart)));
  if (Array.isArray(event.data))
    event.waitUntil(
      cacheVisited(event.data.filter((one) => typeof one === 'string')).then(() => cacheOrderingScripts()),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const token = tokenInPath(url.pathname);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const language = chosenLanguage(url, request.referrer);
    event.waitUntil((language ? storeLanguage(language) : storeLanguageOfAddress(url)).catch(() => undefined));
  }
  if (request.mode === 'navigate' && isMenuPage(url.pathname)) event.respondWith(respondWithPage(event));
  else if (request.mode === 'navigate' && token) event.respondWith(respondWithTable(event, token));
  else if (request.mode === 'navigate' && cartIdInPath(url.pathname)) event.respondWith(respondWithCart(event));
  // The script of an order's page fetches its own page again. That request is not a navigation.
  else if (cartIdInPath(url.pathname)) event.respondWith(fetchCart(event));
  else if (cacheableFileKind(url.pathname)) event.respondWith(respondWithFile(request));
});
