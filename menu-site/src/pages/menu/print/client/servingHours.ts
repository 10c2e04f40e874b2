/** The hours of dishes and combos that dayparts limit, beyond those of their section, which its heading has. */
import type { DaypartTimes } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { windowsText } from '@qaima/schemas/daypart/windowsText';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { createElement } from '../../item-panel/client/createElement.js';

/** The ids of dayparts in a `data-when`. */
const idsIn = (when = '') => when.split(/[,|;]/).filter(Boolean);

/** Draws the hours. @returns the added elements */
export function drawHours(document: Document): readonly Element[] {
  const source = document.querySelector<HTMLElement>('[data-dayparts]')?.dataset['dayparts'];
  if (source === undefined) return [];
  const { dayparts } = parseJson<{ readonly dayparts: readonly (DaypartTimes & { readonly _id: string })[] }>(source);
  return [...document.querySelectorAll<HTMLElement>('main :is(.item,.combo)[data-when]')].flatMap((card) => {
    const ofSection = idsIn(card.closest<HTMLElement>('.section')?.dataset['when']);
    const own = idsIn(card.dataset['when']).filter((id) => !ofSection.includes(id));
    const text = windowsText(
      dayparts.filter(({ _id }) => own.includes(_id)),
      pageLanguage(),
    );
    if (text === '') return [];
    const hours = createElement('p', { className: 'on-paper' }, text);
    (card.querySelector('.text') ?? card).append(hours);
    return [hours];
  });
}
