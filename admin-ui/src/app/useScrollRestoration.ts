/** Restores the scroll position after a reload and on back navigation. A new page starts at its top. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readStored, writeStored } from '../data/browserStorage.js';

const storageKey = (entry: string) => `qaima.place.${entry}`;

/** How long to wait until the page is tall enough for the stored scroll position. */
const RESTORE_TIMEOUT_MS = 10_000;

/** Events which show that the user is scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a position as soon as the page is tall enough for it.
 * @returns a function that stops waiting
 */
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
    const kept = Number(readStored('sessionStorage', storageKey(entry)) ?? 0);
    const stop = isBack && kept > 0 ? restoreScroll(kept) : undefined;
    // Opening a panel changes only the query of the URL. The page must not scroll then.
    if (!isBack && !wasHere) window.scrollTo(0, 0);
    const keep = () => writeStored('sessionStorage', storageKey(entry), String(window.scrollY));
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [entry, pathname, isBack]);
}
