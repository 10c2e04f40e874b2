/** Offline support by a service worker that caches the visited menu. */
import { clientMessages } from '../../../i18n/clientMessages.js';

async function cacheThisVisit(): Promise<void> {
  // If a service worker was active when the page loaded, it has cached the page.
  const page = navigator.serviceWorker.controller ? [] : [location.href.split('#')[0]];
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...page, ...loaded]);
}

/** Whether the visitor has started to use the page, so that it must not be replaced. */
const isInUse = () =>
  scrollY > 0 || document.querySelector('dialog[open],.find input:not(:placeholder-shown),:focus') !== null;

/** Handles the service worker's message about a late response. */
function handleWorkerMessage({ data }: MessageEvent<{ readonly answered?: 'same' | 'newer' } | null>): void {
  const strip = document.querySelector('.old');
  if (!strip || !data?.answered) return;
  if (data.answered === 'same') return strip.remove();
  if (!isInUse()) return location.reload();
  const messages = clientMessages(document);
  const [sentence, link] = [strip.querySelector('span'), strip.querySelector('a')];
  if (sentence) sentence.textContent = messages.newerMenu;
  if (link) link.textContent = messages.showNewer;
}

/** Shows a strip while offline; a page from the cache already has one. */
function showNetworkState(): void {
  document.querySelector('.old.now')?.remove();
  if (navigator.onLine || document.querySelector('.old')) return;
  const strip = document.createElement('p');
  strip.className = 'old now';
  strip.setAttribute('role', 'status');
  document.body.prepend(strip);
  // Screen readers do not announce the first content of a new live region.
  requestAnimationFrame(() => (strip.textContent = clientMessages(document).offline));
}

export function initOffline(): void {
  for (const change of ['online', 'offline']) addEventListener(change, showNetworkState);
  // Service workers need https, and the owner's review in a frame is not a visit.
  if (!('serviceWorker' in navigator) || window !== window.top) return;
  navigator.serviceWorker.addEventListener('message', handleWorkerMessage);
  const begin = () => void cacheThisVisit().catch((error: unknown) => console.info(error));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
