/** How the cart page that is shown without a network goes on once there is one. (docs/spec/public-site.md#offline) */

/** What the function uses of the page. The types of this folder are those of a worker. */
declare const document: EventTarget;
declare const location: { readonly href: string; reload: () => void };

/**
 * Loads the page again as soon as the server can be reached. `navigator.onLine` is not enough for that, as it is also
 * true on a network that leads nowhere.
 *
 * The page contains the text of this function, because it can't load a script without a network. So the function must
 * use nothing from outside of it.
 */
export function resumeOnline(): void {
  const check = async () => {
    // Unlike GET, the service worker leaves HEAD to the network.
    const { status } = await fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store' });
    if (status < 500) location.reload();
  };
  const attempt = () => void check().catch(() => undefined);
  addEventListener('online', attempt);
  document.addEventListener('visibilitychange', attempt);
  setInterval(attempt, 5000);
}
