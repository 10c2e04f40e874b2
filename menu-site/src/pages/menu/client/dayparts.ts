/**
 * Greys sections and items that are outside of their dayparts now. Updates them while the page is open, in the menu's
 * time zone.
 */
import { offerOfAny } from '@qaima/schemas/combo/comboOffer';
import { offerAt } from '@qaima/schemas/daypart/daypartState';
import { returnTime, servingText } from '@qaima/schemas/daypart/servingText';
import { parseJson } from '@qaima/schemas/core/json';
import type { DaypartTimes, VenueHours } from '@qaima/schemas';
import { everyMinute } from './everyMinute.js';
import { pageLanguage } from '../../../i18n/pageLanguage.js';

/** The data that `MenuPage` has rendered into the page. */
interface DaypartFacts extends VenueHours {
  readonly dayparts: readonly DaypartTimes[];
  readonly timeZone?: string | null;
}

const idsIn = (list = '') => list.split(',').filter(Boolean);

function setText(place: Element, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}

/** Changes only what differs, so that the page does not move. @param now epoch ms */
function refreshDayparts(document: Document, facts: DaypartFacts, now: number): void {
  const { timeZone, ...hours } = facts;
  const language = pageLanguage();
  const offer = offerAt({ ...hours, settings: { timeZone } }, now);
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const offerOf = (when: string) => {
      const [section, own] = when.split('|').map(idsIn);
      return offer({ dayparts: own }, { dayparts: section });
    };
    // A combo is offered while all its parts are, and of what a choice requires at least one.
    const states = (part.dataset['when'] ?? '').split(';').map((any) => offerOfAny(any.split('/').map(offerOf)));
    const found = states.find((state) => state !== null) ?? null;
    const text = found && servingText(found, now, timeZone, language);
    part.classList.toggle('later', found !== null);
    // Not `hidden`, which the search uses.
    part.toggleAttribute(
      'data-not-served',
      states.some((state) => state?.isHidden === true),
    );
    const count = part.querySelector<HTMLElement>('[data-count]');
    if (count) setText(count, returnTime(found, now, timeZone) ?? count.dataset['count'] ?? '');
    const label = part.querySelector<HTMLElement>('.when');
    if (!label) continue;
    label.hidden = text === null;
    if (text !== null) setText(label, text);
  }
}

export function initDayparts(document: Document): void {
  const source = document.querySelector<HTMLElement>('[data-dayparts]')?.dataset['dayparts'];
  if (source === undefined) return;
  const facts = parseJson<DaypartFacts>(source);
  everyMinute(document, () => refreshDayparts(document, facts, Date.now()));
}
