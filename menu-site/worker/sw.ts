/**
 * Menus without a network: the page of a menu is asked for first and kept, and shown as it was kept when no answer comes,
 * never without saying how old it is. Files that never change are taken from what is kept. All else (calls, carts,
 * accounts, owners' and staff pages, other origins) goes past this worker untouched.
 */
import { fileKindOf, isMenuPage, withAge } from './rules.js';

declare const self: ServiceWorkerGlobalScope;

/** Another number lets go of everything that was kept before. */
const PAGES = 'qaima-pages-1';
const FILES = 'qaima-files-1';

/** How long a page is waited for while an older one could be shown, in ms. */
const PATIENCE = 4000;
/** The most files and pages that are kept; the oldest go first. */
const MOST = { [PAGES]: 30, [FILES]: 400 } as const;

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

async function keptPage(url: string): Promise<Response | undefined> {
  const kept = await (await caches.open(PAGES)).match(url);
  if (!kept) return undefined;
  const html = withAge(await kept.text(), kept.headers.get('x-kept-at') ?? '');
  return new Response(html, { headers: kept.headers });
}

async function page(event: FetchEvent): Promise<Response> {
  const asked = fetchPage(event.request);
  // An answer that comes too late is still kept for the next time.
  event.waitUntil(asked.catch(() => undefined));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const first = await Promise.race([asked, late]).catch(() => undefined);
  return first ?? (await keptPage(event.request.url)) ?? asked;
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
  if (Array.isArray(event.data)) event.waitUntil(keepVisited(event.data.filter((one) => typeof one === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isMenuPage(url.pathname)) event.respondWith(page(event));
  else if (fileKindOf(url.pathname)) event.respondWith(file(request));
});
