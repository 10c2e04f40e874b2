import { OPENING_REFRESH_MS } from '@qaima/schemas/working-day/openingHours';

/** Runs now, every minute, and when the page becomes visible, because phones suspend timers of hidden pages. */
export function everyMinute(document: Document, refresh: () => void): void {
  refresh();
  setInterval(refresh, OPENING_REFRESH_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh();
  });
}
