/**
 * Shows in the panel when a dish outside of its dayparts is served, or else that the venue is closed, by the data of the
 * page's opening badge. (docs/spec/public-site.md#closed-venue)
 */
import type { VenueHours } from '@qaima/schemas';
import { closedStatus, closedLabel } from '@qaima/schemas/working-day/nextOpeningText';
import { parseJson } from '@qaima/schemas/core/json';

interface OpeningFacts extends VenueHours {
  readonly timeZone?: string | null;
}

/** When an item that is not served now is served again: the text on its card or its section; null if it is served. */
export const laterText = (card: Element): string | null =>
  card.closest('.later')?.querySelector('.when')?.textContent ?? null;

export function showClosedNotice(place: HTMLElement | null, card: Element): void {
  const later = laterText(card);
  if (place && later !== null) {
    place.hidden = false;
    place.replaceChildren(later);
    return;
  }
  const badge = document.querySelector<HTMLElement>('[data-opening]')?.dataset['opening'];
  if (!place || !badge) return;
  const { timeZone, ...hours } = parseJson<OpeningFacts>(badge);
  const language = document.documentElement.lang === 'en' ? 'en' : 'ar';
  const closed = closedStatus({ ...hours, settings: { timeZone } }, new Date(), language);
  place.hidden = closed === null;
  if (!closed) return;
  const time = document.createElement('bdi');
  time.dir = 'ltr';
  time.textContent = closed.opens?.time ?? '';
  place.replaceChildren(`${closedLabel(closed, language)} `, time);
}
