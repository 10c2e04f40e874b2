/**
 * Renews an open page when it is no longer right: an item is no longer sold out, a sale ends, or the hours of a hidden
 * section begin. (docs/spec/public-site.md#dayparts)
 */
import { OPENING_REFRESH_MS } from '@qaima/schemas/working-day/openingHours';
import { everyMinute } from './everyMinute.js';

/** When a page is no longer right (epoch ms), as `MenuPage` has written it; Infinity if nothing is to come. */
const renewalTime = (page: Document): number =>
  Number(page.querySelector<HTMLElement>('#main')?.dataset['renewAt'] ?? Infinity);

/** Renews the page while it is visible. The minutes of each device begin at another second, so that not all ask at once. */
export function scheduleRenewal(document: Document): void {
  let dueAt = renewalTime(document);
  let pauseMs = OPENING_REFRESH_MS;
  async function renew(): Promise<void> {
    const { renewMenu } = await import('./renewMenu.js');
    const next = renewalTime(await renewMenu(document));
    if (next <= Date.now()) return;
    dueAt = next;
    pauseMs = OPENING_REFRESH_MS;
  }
  everyMinute(document, () => {
    const now = Date.now();
    if (document.hidden || now < dueAt) return;
    // The pauses grow while the server can't be reached, or if the clock of this device is ahead.
    pauseMs *= 2;
    dueAt = now + pauseMs;
    renew().catch((error: unknown) => console.info(error));
  });
}
