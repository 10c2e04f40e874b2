/** Tells when the page and the network are back. */

interface PresenceOptions {
  /** The page is visible again. */
  readonly onVisible: () => void;
  /**
   * Safari keeps a page that was left, and shows it again as it was, with a stream that is dead without an error.
   */
  readonly onRestored: () => void;
  /** The network has gone or come back. */
  readonly onNetwork: () => void;
}

/** @returns a function that stops listening */
export function watchPresence({ onVisible, onRestored, onNetwork }: PresenceOptions): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onVisible();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestored();
  };
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  for (const name of ['online', 'offline']) window.addEventListener(name, onNetwork, { signal });
  return () => listeners.abort();
}
