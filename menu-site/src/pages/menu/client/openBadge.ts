/** Updates the opening badge, the remaining time and the mark of today's row while the page is open. */
import type { VenueHours } from '@qaima/schemas';
import { everyMinute } from './everyMinute.js';
import { openingStatus } from '../openingStatus.js';
import type { BidiText } from '../../../i18n/openingHours.js';
import { parseJson } from '@qaima/schemas/core/json';
import { pageLanguage } from '../../../i18n/pageLanguage.js';

/** The data that `OpenBadge` has rendered into the page. */
interface OpeningFacts extends VenueHours {
  readonly timeZone?: string | null;
}

function bidiNodes(document: Document, text: BidiText): readonly (Node | string)[] {
  return text.map((part) => {
    if (typeof part === 'string') return part;
    const isolated = document.createElement('bdi');
    isolated.dir = 'ltr';
    isolated.textContent = part.figure;
    return isolated;
  });
}

function refresh(document: Document, badge: HTMLElement, facts: OpeningFacts): void {
  const language = pageLanguage();
  const { isKnown, open, label, left, today } = openingStatus(facts, new Date(), facts.timeZone, language);
  badge.hidden = !isKnown;
  const labelled = badge.querySelector('[data-label]');
  const leftOver = badge.querySelector<HTMLElement>('[data-left]');
  if (labelled) labelled.textContent = label;
  labelled?.classList.toggle('open', open);
  if (leftOver) {
    leftOver.hidden = left === null;
    leftOver.replaceChildren(...(left ? bidiNodes(document, left) : []));
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-day]')) {
    if (row.dataset['day'] === today) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
  }
}

export function initOpenBadge(document: Document): void {
  const badge = document.querySelector<HTMLElement>('[data-opening]');
  if (!badge) return;
  const facts = parseJson<OpeningFacts>(badge.dataset['opening'] ?? '{}');
  everyMinute(document, () => refresh(document, badge, facts));
}
