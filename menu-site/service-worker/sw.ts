/**
 * Menus without a network: the page of a menu is asked for first and kept, and shown as it was kept when no answer comes,
 * never without saying how old it is and why. Where the answer was only late, the page hears of it. Files that never change are taken from what is kept. The page of a cart is
 * never kept: without a network, what the device knows of the cart is shown in its place. All else (calls, accounts, owners' and
 * staff pages, other origins) goes past this worker untouched.
 */
import { cartOf, keptCart, keptCartPage, type KeptCart } from './offlineCart.js';
import { fileKindOf, isMenuPage, withAge, type Reason } from './rules.js';

declare const self: ServiceWorkerGlobalScope;

/** Another number lets go of everything that was kept before. */
const PAGES = 'qaima-pages-1';
const FILES = 'qaima-files-1';
/** What the device itself knows of carts: no answer of the server. */
const CARTS = 'qaima-carts-1';

/** How long a page is waited for while an older one could be shown, in ms. */
const PATIENCE = 4000;
/** How long a page that came too late is the one to show when it is asked for again, in ms. */
const FRESH = 10_000;
/** The most files and pages that are kept; the oldest go first. */
const MOST = { [PAGES]: 30, [FILES]: 400, [CARTS]: 10 } as const;

async function keep(name: keyof typeof MOST, request: Request | string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((key) => cache.delete(key)));
}

/** What may be kept of an answer: a whole one of our own, which nobody has forbidden to keep. */
const mayBeKept = (response: Response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !(response.headers.get('cache-control') ?? '').includes('no-store');

/** Asks for a page and keeps it as of now; a menu that is no longer there is not kept either. */
async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (mayBeKept(response)) {
    const headers = new Headers(response.headers);
    headers.set('x-kept-at', new Date().toISOString());
    await keep(PAGES, request.url, new Response(await response.clone().blob(), { headers }));
  } else if (response.status === 404) await (await caches.open(PAGES)).delete(request.url);
  return response;
}

const keptOf = async (url: string) => (await caches.open(PAGES)).match(url);

async function agedPage(url: string, reason: Reason): Promise<Response | undefined> {
  const kept = await keptOf(url);
  if (!kept) return undefined;
  const html = withAge(await kept.text(), kept.headers.get('x-kept-at') ?? '', reason);
  return new Response(html, { headers: kept.headers });
}

/** Pages that came too late for whoever asked for them, by their addresses: when, in epoch ms. */
const cameLate = new Map<string, number>();

/** A page that has only just come and was not shown: it is, once. */
async function pageThatCameLate(url: string): Promise<Response | undefined> {
  const at = cameLate.get(url) ?? 0;
  cameLate.delete(url);
  return Date.now() - at < FRESH ? keptOf(url) : undefined;
}

/** Tells a page that was shown as it was kept that the answer is here now, and whether it says anything else. */
async function tellOfAnswer(asked: Promise<Response>, url: string, clientId: string, shownTag: string | null) {
  const { status, headers } = await asked;
  const same = status === 200 && shownTag !== null && headers.get('etag') === shownTag;
  if (!same) cameLate.set(url, Date.now());
  (await self.clients.get(clientId))?.postMessage({ answered: same ? 'same' : 'newer' });
}

async function page({ request: { url }, resultingClientId }: FetchEvent, asked: Promise<Response>): Promise<Response> {
  const late = new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE, 'slow'));
  const first = await Promise.race([asked.catch(() => 'unreachable' as const), late]);
  if (first instanceof Response) return first;
  const aged = await agedPage(url, first);
  if (!aged) return asked;
  if (first === 'slow')
    void tellOfAnswer(asked, url, resultingClientId, aged.headers.get('etag')).catch(() => undefined);
  return aged;
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const fresh = await pageThatCameLate(event.request.url);
  if (fresh) return fresh;
  const asked = fetchPage(event.request);
  // An answer that comes too late is still kept for the next time.
  event.waitUntil(asked.catch(() => undefined));
  return page(event, asked);
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FILES });
  if (kept) return kept;
  const response = await fetch(request);
  if (mayBeKept(response)) await keep(FILES, request.url, response.clone());
  return response;
}

/** Keeps what a page had already loaded before there was a worker: the page itself, and its files. */
async function keepVisited(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    if (url.origin !== self.location.origin) continue;
    const request = new Request(url);
    if (isMenuPage(url.pathname)) await fetchPage(request).catch(() => undefined);
    else if (fileKindOf(url.pathname)) await file(request).catch(() => undefined);
  }
}

/** The page of a cart is asked for, always; what the device knows of the cart is shown where nobody answers. */
async function cartPage({ url }: Request, asked: Promise<Response>): Promise<Response> {
  try {
    return await asked;
  } catch (error) {
    const { pathname, searchParams } = new URL(url);
    const known = await caches.match(pathname, { cacheName: CARTS });
    if (!known) throw error;
    const cart = (await known.json()) as KeptCart;
    const language = searchParams.get('lang') === 'en' ? 'en' : 'ar';
    const menu = await caches.match(cart.back, { cacheName: PAGES, ignoreSearch: true });
    return new Response(keptCartPage(cart, language, (await menu?.text()) ?? ''), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'",
      },
    });
  }
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !(name in MOST)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('message', (event) => {
  const cart = keptCart(event.data);
  if (cart) event.waitUntil(keep(CARTS, `/cart/${cart.id}`, Response.json(cart)));
  if (Array.isArray(event.data)) event.waitUntil(keepVisited(event.data.filter((one) => typeof one === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isMenuPage(url.pathname)) event.respondWith(answerPage(event));
  else if (request.mode === 'navigate' && cartOf(url.pathname)) event.respondWith(cartPage(request, fetch(request)));
  else if (fileKindOf(url.pathname)) event.respondWith(file(request));
});
