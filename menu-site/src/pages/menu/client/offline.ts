/** Lets the menu be opened again without a network: by a worker that keeps what this visit has loaded. */
import { clientMessages } from '../../../i18n/clientMessages.js';

async function cacheThisVisit(): Promise<void> {
  // A worker that already stood here when the page was asked for has kept it.
  const page = navigator.serviceWorker.controller ? [] : [location.href.split('#')[0]];
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...page, ...loaded]);
}

/** Whether the guest has begun with the page as it is: it is not taken from under their hands. */
const isInUse = () =>
  scrollY > 0 || document.querySelector('dialog[open],.find input:not(:placeholder-shown),:focus') !== null;

/** What the worker says once an answer has come that was too late to be shown. */
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

/** Says that the network is gone for as long as it is, wherever the page is read; a kept page says so already. */
function showNetworkState(): void {
  document.querySelector('.old.now')?.remove();
  if (navigator.onLine || document.querySelector('.old')) return;
  const strip = document.createElement('p');
  strip.className = 'old now';
  strip.setAttribute('role', 'status');
  document.body.prepend(strip);
  // A region that has only just come into the page is not yet listened to.
  requestAnimationFrame(() => (strip.textContent = clientMessages(document).offline));
}

export function initOffline(): void {
  for (const change of ['online', 'offline']) addEventListener(change, showNetworkState);
  // Workers exist only where pages come by https, and the owner's review is nobody's visit.
  if (!('serviceWorker' in navigator) || window !== window.top) return;
  navigator.serviceWorker.addEventListener('message', handleWorkerMessage);
  const begin = () => void cacheThisVisit().catch((error: unknown) => console.info(error));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
