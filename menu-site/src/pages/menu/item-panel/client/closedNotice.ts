/**
 * A notice in the panel. It says why the dish is unavailable now, or else that the venue is closed. The page's opening
 * badge contains the opening hours. (docs/spec/public-site.md#closed-venue)
 */
import type { VenueHours } from '@qaima/schemas';
import { closedStatus, closedLabel } from '@qaima/schemas/working-day/nextOpeningText';
import { parseJson } from '@qaima/schemas/core/json';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

interface OpeningFacts extends VenueHours {
  readonly timeZone?: string | null;
}

/** Says that an item is sold out or at market price, or when it is served again. Null if the item can be added now. */
export function unavailableText(card: Element): string | null {
  const soldOut = card.querySelector('.look > strong')?.textContent;
  if (soldOut) return itemPanelMessages().notNow.replace('#', () => soldOut);
  if (card.closest('.ask')) return itemPanelMessages().askPrice;
  return card.closest('.later')?.querySelector('.when')?.textContent ?? null;
}

export function showClosedNotice(place: HTMLElement | null, card: Element): void {
  const reason = unavailableText(card);
  if (place && reason !== null) {
    place.hidden = false;
    place.replaceChildren(reason);
    return;
  }
  const badge = document.querySelector<HTMLElement>('[data-opening]')?.dataset['opening'];
  if (!place || !badge) return;
  const { timeZone, ...hours } = parseJson<OpeningFacts>(badge);
  const language = pageLanguage();
  const closed = closedStatus({ ...hours, settings: { timeZone } }, new Date(), language);
  place.hidden = closed === null;
  if (!closed) return;
  const time = document.createElement('bdi');
  time.dir = 'ltr';
  time.textContent = closed.opens?.time ?? '';
  place.replaceChildren(`${closedLabel(closed, language)} `, time, closed.opens?.inDays ?? '');
}
