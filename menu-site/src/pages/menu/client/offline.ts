/** Offline support: a service worker caches the menu that is being visited. */
import { clientMessages } from '../../../i18n/clientMessages.js';

async function cacheThisVisit(): Promise<void> {
  // A service worker that was active when the page loaded has already cached the page.
  const page = navigator.serviceWorker.controller ? [] : [location.href.split('#')[0]];
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...page, ...loaded]);
}

/** Whether the visitor is using the page. The page must not be reloaded then. */
const isInUse = () =>
  scrollY > 0 || document.querySelector('dialog[open],.find input:not(:placeholder-shown),:focus') !== null;

/** Whether the server's page equals the shown page. */
type Answer = 'same' | 'newer';

/**
 * Updates a page from the cache. If it is current, its notice is removed. If there is a newer page, that page is
 * loaded; a visitor who is using the page gets a link instead.
 */
function showAnswer(answer: Answer): void {
  const strip = document.querySelector('.old');
  if (!strip) return;
  if (answer === 'same') return strip.remove();
  if (!isInUse()) return location.reload();
  const messages = clientMessages(document);
  const [sentence, link] = [strip.querySelector('span'), strip.querySelector('a')];
  if (sentence) sentence.textContent = messages.newerMenu;
  if (link) link.textContent = messages.showNewer;
}

/** Handles the service worker's message that a late response has arrived. */
function handleWorkerMessage({ data }: MessageEvent<{ readonly answered?: Answer } | null>): void {
  if (data?.answered) showAnswer(data.answered);
}

/**
 * If the shown page is from the cache, asks the server for the current page.
 * @throws {TypeError} if the server is unreachable
 */
async function replaceCachedPage(): Promise<void> {
  if (!navigator.onLine || !document.querySelector('.old:not(.now)')) return;
  const [address = ''] = location.href.split('#');
  const shown = (await caches.match(address))?.headers.get('etag');
  const { ok, headers } = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (ok) showAnswer(shown && headers.get('etag') === shown ? 'same' : 'newer');
}

/** Shows a notice while the device is offline. A page from the cache already has a notice. */
function showNetworkState(): void {
  document.querySelector('.old.now')?.remove();
  if (navigator.onLine || document.querySelector('.old')) return;
  const strip = document.createElement('p');
  strip.className = 'old now';
  strip.setAttribute('role', 'status');
  document.body.prepend(strip);
  // Deferred, because screen readers do not announce the first content of a new live region.
  requestAnimationFrame(() => (strip.textContent = clientMessages(document).offline));
}

export function initOffline(): void {
  for (const change of ['online', 'offline']) addEventListener(change, showNetworkState);
  // Service workers require https. In a frame, the page is on the owner's review screen, which is not a visit.
  if (!('serviceWorker' in navigator) || window !== window.top) return;
  navigator.serviceWorker.addEventListener('message', handleWorkerMessage);
  const refresh = () => void replaceCachedPage().catch((error: unknown) => console.info(error));
  addEventListener('online', refresh);
  // Tries again when the page becomes visible, because the first request after the network's return may fail.
  document.addEventListener('visibilitychange', refresh);
  const begin = () => void cacheThisVisit().catch((error: unknown) => console.info(error));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
