/** The extras that the dishes of a section offer, and the choices of its combos, in one box per section. */
import type { OfferedExtra, OfferedGroup } from '@qaima/schemas';
import { LIST_SEPARATOR } from '@qaima/schemas/core/language';
import { ruleText } from '@qaima/schemas/extra-group/ruleText';
import { DEALS_SECTION_ID } from '@qaima/schemas/public-menu/visibility';
import { overallLabels } from '@qaima/schemas/nutrition/combinedLabels';
import { amountElement } from '../../../../client/money.js';
import { isolateBidi } from '../../../../client/notify.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { createElement } from '../../item-panel/client/createElement.js';
import { groupsOfSizes } from '../../item-panel/client/panelData.js';
import { printMessages } from '../messages.js';
import type { AllergenMarks } from './allergenMarks.js';

/** A group as cards offer it: with the same rule, extras and prices. */
interface Line {
  readonly group: OfferedGroup;
  readonly extras: readonly HTMLElement[];
  /** The titles of the cards. */
  readonly titles: string[];
  /** Whether a card offers it in some of its sizes only; their titles stand behind the card's. */
  isPartial: boolean;
}

const joined = (titles: readonly string[]) => titles.map(isolateBidi).join(LIST_SEPARATOR[pageLanguage()]);

/** The price, or its range over the sizes; nothing if it is free. */
function priceOf(sizes: readonly OfferedExtra[], currency: string | undefined): readonly (Node | string)[] {
  const prices = sizes.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const [from, until] = [amountElement(least, currency), amountElement(most, currency)];
  const { to, upTo } = printMessages[pageLanguage()];
  if (least === most) return from.hasChildNodes() ? [' ', from] : [];
  return from.hasChildNodes() ? [' ', from, ` ${to} `, until] : [` ${upTo} `, until];
}

/** Whether it is, or will be, available. */
const isOffered = ({ isSoldOut, soldOutUntil, servedAgain }: OfferedExtra) =>
  !isSoldOut || soldOutUntil !== undefined || servedAgain !== undefined;

/** The groups of a card, each in all sizes that offer it. */
function groupsOfCard(card: HTMLElement): ReadonlyMap<string, ReadonlyMap<number, OfferedGroup>> {
  const groups = new Map<string, Map<number, OfferedGroup>>();
  for (const [size, offered] of groupsOfSizes(card).entries())
    for (const group of offered) {
      const bySize = groups.get(group._id) ?? new Map<number, OfferedGroup>();
      groups.set(group._id, bySize.set(size, group));
    }
  return groups;
}

function linesOf(cards: readonly HTMLElement[], marks: AllergenMarks, currency: string | undefined): readonly Line[] {
  const lines = new Map<string, Line>();
  for (const card of cards) {
    const title = card.querySelector('h3')?.textContent ?? '';
    const sizes = Array.from(card.querySelectorAll('.options li>:first-child'), ({ textContent }) => textContent);
    for (const bySize of groupsOfCard(card).values()) {
      const [group] = bySize.values();
      if (!group) continue;
      const inSizes = (id: string) => [...bySize.values()].flatMap((one) => one.extras.filter(({ _id }) => _id === id));
      const extras = group.extras
        .filter(isOffered)
        .map((extra) =>
          createElement(
            'span',
            {},
            createElement('bdi', {}, extra.title),
            ...marks.of(overallLabels(extra)),
            ...priceOf(inSizes(extra._id), currency),
          ),
        );
      const isPartial = bySize.size < sizes.length;
      const key = [group.title, ruleText(group, 'en'), ...extras.map(({ outerHTML }) => outerHTML)].join('\n');
      const line = lines.get(key) ?? { group, extras, titles: [], isPartial: false };
      line.isPartial ||= isPartial;
      line.titles.push(isPartial ? `${title} (${joined([...bySize.keys()].map((size) => sizes[size] ?? ''))})` : title);
      lines.set(key, line);
    }
  }
  return [...lines.values()].filter(({ extras }) => extras.length > 0);
}

const elementOf = ({ group, extras, titles, isPartial }: Line, cards: number) =>
  createElement(
    'li',
    {},
    createElement('b', {}, createElement('bdi', {}, group.title)),
    ...(isPartial || titles.length < cards ? [` · ${joined(titles)}`] : []),
    ` · ${ruleText(group, pageLanguage())}`,
    createElement('p', {}, ...extras.flatMap((extra, index) => (index === 0 ? [extra] : [' · ', extra]))),
  );

/** Draws the boxes, except for deals, whose dishes stand in their sections again. @returns the added elements */
export function drawExtras(document: Document, marks: AllergenMarks): readonly Element[] {
  const currency = document.querySelector<HTMLElement>('#shop')?.dataset['currency'];
  return [...document.querySelectorAll(`main .section:not([id='${DEALS_SECTION_ID}'])`)].flatMap((section) => {
    const cards = [...section.querySelectorAll<HTMLElement>(':is(.item,.combo):not(.gone:not(.returns))')];
    const lines = linesOf(cards, marks, currency);
    if (lines.length === 0) return [];
    const list = lines.map((line) => elementOf(line, cards.length));
    const box = createElement('ul', { className: 'on-paper extras-box' }, ...list);
    section.append(box);
    return [box];
  });
}
