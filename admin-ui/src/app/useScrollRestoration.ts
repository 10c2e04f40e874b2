/** Where a page was scrolled to is kept through a reload and found again on the way back; a new page begins at its top. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = (entry: string) => `qaima.place.${entry}`;

/** How long a page may take to become as long as it was, in ms. */
const RESTORE_TIMEOUT_MS = 10_000;

/** What shows that a person has taken the scrolling into their own hands. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls as soon as the page is long enough. @returns what gives up waiting */
function restoreScroll(place: number): () => void {
  const arrived = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    window.scrollTo({ top: place, behavior: 'instant' });
    stop();
  };
  const growth = new ResizeObserver(arrived);
  const timer = setTimeout(() => stop(), RESTORE_TIMEOUT_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of USER_SCROLL_EVENTS) window.removeEventListener(event, stop);
  };
  for (const event of USER_SCROLL_EVENTS) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const entry = `${key} ${pathname}`;
  const lastPath = useRef<string>(undefined);

  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  useEffect(() => {
    const wasHere = lastPath.current === pathname;
    lastPath.current = pathname;
    const kept = Number(sessionStorage.getItem(storageKey(entry)) ?? 0);
    const stop = isBack && kept > 0 ? restoreScroll(kept) : undefined;
    // What is opened in a panel changes the address, not the page under it.
    if (!isBack && !wasHere) window.scrollTo(0, 0);
    const keep = () => sessionStorage.setItem(storageKey(entry), String(window.scrollY));
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry, pathname, isBack]);
}
