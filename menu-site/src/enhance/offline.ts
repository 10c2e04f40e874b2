/** Lets the menu be opened again without a network: by a worker that keeps what this visit has loaded. */

async function keepThisVisit(): Promise<void> {
  // A worker that already stood here when the page was asked for has kept it.
  const page = navigator.serviceWorker.controller ? [] : [location.href.split('#')[0]];
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([...page, ...loaded]);
}

export function serveOffline(): void {
  // Workers exist only where pages come by https, and the owner's review is nobody's visit.
  if (!('serviceWorker' in navigator) || window !== window.top) return;
  const begin = () => void keepThisVisit().catch((error: unknown) => console.info(error));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
